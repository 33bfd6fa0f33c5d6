/** The table on this device, while there is one: opened, kept, closed. */
import { globalPorts } from '@crownhead/client';
import {
  type LocalPorts,
  type LocalSetup,
  type LocalTable,
  openLocal,
  resumeLocal,
} from '@crownhead/client/local';
import { TABLE_WORDS } from '@crownhead/match';
import { no, type Result } from '@crownhead/rules';
import type { EngineComputer } from './engine-computer.ts';
import type { AppFiles } from './files.ts';

/** So that people can follow a computer's move. */
const PACE_MS = 450;

const SAVED_WORDS = {
  'nothing-saved': 'There is no game to go on with.',
  damaged: 'The game that was kept cannot be read any more.',
  'newer-program': 'The game that was kept was played with a newer program.',
  'table-closed': 'The game that was kept is over.',
} as const;

/** Who begins and what is drawn among friends needs no secrets, whose library takes its time to load. */
const random = (): number => Math.floor(Math.random() * 2 ** 32);

const worldOf = (files: AppFiles, computer: EngineComputer): LocalPorts => ({
  ports: { ...globalPorts, random },
  describe: (refusal) => TABLE_WORDS[refusal],
  computer,
  pace: PACE_MS,
  shelf: files.shelf,
  verdict: (position) => computer.verdict(position),
});

type Opened = Result<LocalTable, { readonly error: string; readonly message: string }>;

export const beginLocal = (setup: LocalSetup, files: AppFiles, computer: EngineComputer): Opened =>
  openLocal(setup, worldOf(files, computer));

export function continueLocal(files: AppFiles, computer: EngineComputer): Opened {
  const resumed = resumeLocal(worldOf(files, computer));
  if (resumed.ok) return resumed;
  // A newer program will read it.
  if (resumed.error !== 'newer-program') files.shelf.clear();
  return no({ error: resumed.error, message: SAVED_WORDS[resumed.error] });
}
