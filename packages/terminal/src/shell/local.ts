/** The table on this device, while there is one: opened, kept, closed. */
import { globalPorts, type Storage } from '@crownhead/client';
import {
  type LocalPorts,
  type LocalSetup,
  type LocalTable,
  openLocal,
  parseSaved,
  resumeLocal,
  seatComputers,
} from '@crownhead/client/local';
import { TABLE_WORDS } from '@crownhead/match';
import { err, type Result } from '@crownhead/rules';
import type { EngineComputer } from './engine-computer.ts';
import type { SparingStorage } from './table-storage.ts';

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

/** The next game must not take the place of one that only another program can read, or somebody who repairs it. */
function spareUnreadable(storage: SparingStorage): void {
  const saved = parseSaved(storage.read());
  if (!saved.ok && (saved.error === 'damaged' || saved.error === 'newer-program')) storage.spare(saved.error);
}

/** A new game; `storage` is where it is kept while it is played. */
export function beginLocal(
  setup: LocalSetup,
  storage: SparingStorage,
  computer: EngineComputer,
  pace: number = PACE_MS,
): Opened {
  spareUnreadable(storage);
  return openLocal(setup, worldOf(storage, computer, pace));
}

/** The game that was kept. */
export function continueLocal(
  storage: SparingStorage,
  computer: EngineComputer,
  pace: number = PACE_MS,
): Opened {
  const resumed = resumeLocal(worldOf(storage, computer, pace));
  if (resumed.ok) return resumed;
  const { error } = resumed;
  const said = error === 'damaged' || error === 'newer-program' ? storage.spare(error) : null;
  if (error === 'table-closed') storage.clear();
  return err({ error, message: said ?? SAVED_WORDS[error] });
}
