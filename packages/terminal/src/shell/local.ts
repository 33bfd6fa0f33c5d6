/** The table on this device, while there is one: opened, kept, closed. */
import { globalPorts, type Storage } from '@crownhead/client';
import {
  type LocalPorts,
  type LocalSetup,
  type LocalTable,
  openLocal,
  resumeLocal,
  seatComputers,
} from '@crownhead/client/local';
import { TABLE_WORDS } from '@crownhead/match';
import { err, type Result } from '@crownhead/rules';
import type { EngineComputer } from './engine-computer.ts';

/** So that people can follow a computer's move. */
const PACE_MS = 450;

const SAVED_WORDS = {
  'nothing-saved': 'There is no game to continue.',
  damaged: 'The saved game cannot be read.',
  'newer-program': 'The saved game was played with a newer version.',
  'table-closed': 'The saved game is over.',
} as const;

/** Who begins and what is drawn among friends needs no secrets, whose library takes its time to load. */
const random = (): number => Math.floor(Math.random() * 2 ** 32);

const worldOf = (storage: Storage, computer: EngineComputer, pace: number): LocalPorts => ({
  ports: { ...globalPorts, random },
  describe: (refusal) => TABLE_WORDS[refusal],
  computers: seatComputers(computer, pace),
  storage,
  verdict: (position) => computer.verdict(position),
});

type Opened = Result<LocalTable, { readonly error: string; readonly message: string }>;

/** A new game; `storage` is where it is kept while it is played. */
export const beginLocal = (
  setup: LocalSetup,
  storage: Storage,
  computer: EngineComputer,
  pace: number = PACE_MS,
): Opened => openLocal(setup, worldOf(storage, computer, pace));

/** The game that was kept. */
export function continueLocal(storage: Storage, computer: EngineComputer, pace: number = PACE_MS): Opened {
  const resumed = resumeLocal(worldOf(storage, computer, pace));
  if (resumed.ok) return resumed;
  // A newer program will read it.
  if (resumed.error !== 'newer-program') storage.clear();
  return err({ error: resumed.error, message: SAVED_WORDS[resumed.error] });
}
