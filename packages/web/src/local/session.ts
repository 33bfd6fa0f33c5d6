/** The local table of this page: begun here, kept after every change, found again by its address. */
import { globalPorts, globalShelf, type Refused } from '@crownhead/client';
import {
  type LocalPorts,
  type LocalSetup,
  type LocalTable,
  openLocal,
  resumeLocal,
  type SavedFault,
} from '@crownhead/client/local';
import { ok, type Result } from '@crownhead/rules';
import { computer, verdict } from './computer.ts';
import { deviceKeys, GAME_KEY, makeRoom } from './kept-games.ts';

/** A computer's move is shown this long after the last one at the earliest, so that the eye can follow. */
const PACE_MS = 700;

interface LocalSession {
  readonly id: string;
  readonly table: LocalTable;
}

let session: LocalSession | null = null;

const worldOf = (id: string): LocalPorts => ({
  ports: globalPorts,
  computer,
  verdict,
  pace: PACE_MS,
  shelf: globalShelf(GAME_KEY + id),
});

function enter(id: string, table: LocalTable): LocalTable {
  session?.table.close();
  session = { id, table };
  return table;
}

const placeOf = (id: string): string => `/play/${id}`;

/** Begins a game; the answer is the place to go to. */
export function startLocal(setup: LocalSetup): Result<string, Refused> {
  const id = Date.now().toString(36) + (globalPorts.random() % 46656).toString(36).padStart(3, '0');
  makeRoom(deviceKeys());
  const opened = openLocal(setup, worldOf(id));
  if (!opened.ok) return opened;
  enter(id, opened.value);
  return ok(placeOf(id));
}

/** The table of a place: the one of this page, or the one that was kept. */
export function findLocal(id: string): Result<LocalTable, SavedFault> {
  if (session?.id === id && session.table.view.link.status === 'here') return ok(session.table);
  const resumed = resumeLocal(worldOf(id));
  if (resumed.ok) enter(id, resumed.value);
  return resumed;
}

/** For somebody who leaves the board: clocks stop, the computer stops thinking, and the game can be continued. */
export function leaveLocal(id: string): void {
  if (session?.id !== id) return;
  session.table.close();
  session = null;
}

/** Before the page goes, for whatever reason. */
function saveLocal(): void {
  session?.table.save();
}

addEventListener('pagehide', saveLocal);
document.addEventListener('visibilitychange', () => document.hidden && saveLocal());
