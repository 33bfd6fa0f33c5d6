/** What a table adds to a PDN file: its options and clocks as tags, so that a saved game can be resumed (F1). */
import {
  type BySide,
  formatClock,
  type PdnFacts,
  type PdnGame,
  type PdnIssue,
  type PdnReplay,
  type PdnTag,
  type PdnWarning,
  parseClock,
  replayPdn,
  tagValue,
} from '@crownhead/rules';
import { OFFICIAL_PRESET } from './official-preset.ts';
import type { SideNames, TableOptions } from './table-options.ts';
import { formatTable, parseTable, SIDE_NAMES_FIELD } from './table-text.ts';

/** How far a turn had got, in milliseconds: since it began, or since the warning where the warning timer runs. */
export interface TurnTime {
  readonly used: number;
  readonly warned: boolean;
}

/** What a file says about the table; null where it says nothing. */
export interface TableFacts {
  readonly sideNames: SideNames | null;
  readonly table: TableOptions | null;
  /** Milliseconds left. */
  readonly clocks: BySide<number> | null;
  /** What had been used of the present turn; null where no timer ran. */
  readonly turnTime: TurnTime | null;
}

/** What can be wrong with these tags; `TABLE_TAG_WORDS` has the sentences. */
export const TABLE_TAG_FAULTS = ['bad-side-names', 'bad-table-options', 'bad-clocks'] as const;
export type TableTagFault = (typeof TABLE_TAG_FAULTS)[number];

/** A sentence for each fault. */
export const TABLE_TAG_WORDS: Readonly<Record<TableTagFault, string>> = {
  'bad-side-names': 'The names of the sides are not known.',
  'bad-table-options': 'The table options cannot be read.',
  'bad-clocks': 'The clocks cannot be read.',
};

const formatClocks = (clocks: BySide<number>): string =>
  `B ${formatClock(clocks.black)} W ${formatClock(clocks.white)}`;

function parseClocks(text: string): BySide<number> | null {
  const match = /^B (\S+) W (\S+)$/.exec(text);
  const black = match && parseClock(match[1]!);
  const white = match && parseClock(match[2]!);
  return black === null || white === null ? null : { black, white };
}

const formatTurnTime = ({ used, warned }: TurnTime): string => formatClock(used) + (warned ? ' warned' : '');

function parseTurnTime(text: string): TurnTime | null {
  const match = /^(\S+)( warned)?$/.exec(text);
  const used = match && parseClock(match[1]!);
  return match === null || used === null ? null : { used, warned: match[2] !== undefined };
}

/** How one fact is written and read, in the order of the tags. */
interface TableTag<T> {
  readonly name: string;
  readonly fault: TableTagFault;
  readonly format: (value: T) => string;
  readonly parse: (text: string) => T | null;
}

const TAGS: { readonly [F in keyof TableFacts]: TableTag<NonNullable<TableFacts[F]>> } = {
  sideNames: {
    name: 'SideNames',
    fault: 'bad-side-names',
    format: (names) => names,
    parse: (text) => SIDE_NAMES_FIELD.parse(text)?.value ?? null,
  },
  table: {
    name: 'TableOptions',
    fault: 'bad-table-options',
    format: formatTable,
    parse: (text) => {
      const table = parseTable(text);
      return table.ok ? table.value : null;
    },
  },
  clocks: { name: 'Clocks', fault: 'bad-clocks', format: formatClocks, parse: parseClocks },
  turnTime: { name: 'TurnTime', fault: 'bad-clocks', format: formatTurnTime, parse: parseTurnTime },
};
const FACTS = Object.entries(TAGS) as readonly (readonly [keyof TableFacts, TableTag<unknown>])[];

/** The tags of what is known. */
export const formatTableTags = (facts: TableFacts): PdnTag[] =>
  FACTS.filter(([fact]) => facts[fact] !== null).map(([fact, { name, format }]) => ({
    name,
    value: format(facts[fact]),
  }));

/** A tag that cannot be read is reported and left out. */
export function parseTableTags(tags: readonly PdnTag[]): {
  readonly facts: TableFacts;
  readonly errors: readonly { readonly code: TableTagFault; readonly value: string }[];
} {
  const errors: { code: TableTagFault; value: string }[] = [];
  const facts = FACTS.map(([fact, { name, fault, parse }]) => {
    const value = tagValue(tags, name);
    const parsed = value === null ? null : parse(value);
    if (value !== null && parsed === null) errors.push({ code: fault, value });
    return [fact, parsed];
  });
  return { facts: Object.fromEntries(facts) as unknown as TableFacts, errors };
}

/** A game of a file played through, with what the file says about the table. `writePdn` takes it as it is. */
export interface PdnTableReplay extends Omit<PdnReplay, 'facts' | 'warnings'> {
  readonly facts: PdnFacts & TableFacts;
  readonly warnings: readonly (PdnWarning | PdnIssue<TableTagFault>)[];
}

/** Like `replayPdn`, with the tags of the table. */
export function replayTablePdn(source: PdnGame): PdnTableReplay {
  const replay = replayPdn(source);
  const { facts, errors } = parseTableTags(source.tags);
  const warnings = errors.map(({ code, value }) => ({ code, line: source.line, token: value }));
  return {
    ...replay,
    facts: { ...replay.facts, ...facts },
    warnings: [...replay.warnings, ...warnings],
  };
}

/** The table of a file: what it does not say is as at an official one. */
export function tableOf({ facts }: PdnTableReplay): TableOptions {
  const usual = OFFICIAL_PRESET.table;
  return (
    facts.table ?? {
      ...usual,
      sideNames: facts.sideNames ?? usual.sideNames,
      draw: { ...usual.draw, rule: facts.drawRule },
    }
  );
}
