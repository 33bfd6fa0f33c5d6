/** The table that the flags of `crownhead host` ask for. */
import { hostOptionFault, TABLE_WORDS, tidyName } from '@crownhead/match';
import type { OfferedOptions } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import { timingFor } from '../play/chosen-game.ts';
import { tableOptionsFor } from '../play/rules-choice.ts';

export interface TableFlags {
  readonly name?: string;
  readonly rules?: string;
  readonly clock?: string;
  readonly moveLimit?: string;
  readonly warning?: string;
  readonly password?: string;
  readonly spectators?: 'yes' | 'no';
}

/** N1: the host picks rules and timers; sides are drawn when a game starts. */
export function hostedTable(flags: TableFlags): Result<OfferedOptions, string> {
  const options = tableOptionsFor(flags.rules ?? 'official');
  if (!options.ok) return options;
  const timing = timingFor(flags, options.value.table);
  if (!timing.ok) return timing;
  const chosen = {
    ...options.value,
    table: { ...options.value.table, ...timing.value },
    sides: 'random',
    private: flags.password !== undefined,
    spectators: flags.spectators !== 'no',
  } as const;
  const fault = hostOptionFault(chosen);
  if (fault) return err(TABLE_WORDS[fault]);
  const { shared: _, ...offered } = chosen;
  return ok(offered);
}

/** The name as it will be shown; undefined where none was given. */
export function readName(text: string | undefined): Result<string | undefined, string> {
  if (text === undefined) return ok(undefined);
  const name = tidyName(text);
  return name === null ? err(TABLE_WORDS['bad-name']) : ok(name);
}
