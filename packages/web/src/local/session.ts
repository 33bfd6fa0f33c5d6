/** The local table of this page: started here, saved after every change, found again by its address. */
import { globalPorts, globalStorage, type Refused } from '@crownhead/client';
import {
  type LocalPorts,
  type LocalSetup,
  type LocalTable,
  openLocal,
  resumeLocal,
  type SavedFault,
} from '@crownhead/client/local';
import { ok, type Result } from '@crownhead/rules';
import { afterPaint } from '../after-paint.ts';
import { go } from '../router.ts';
import { computers, verdict } from './computer.ts';
import { deviceKeys, GAME_KEY, makeRoom } from './kept-games.ts';
import { isTakenOver, type RevocableStorage, revocable } from './one-page.ts';

interface LocalSession {
  readonly id: string;
  readonly table: LocalTable;
  readonly storage: RevocableStorage;
}

let session: LocalSession | null = null;

const storageOf = (id: string): RevocableStorage => revocable(globalStorage(GAME_KEY + id));

const worldOf = (storage: RevocableStorage): LocalPorts => ({
  ports: globalPorts,
  computers,
  verdict,
  storage,
  soon: afterPaint,
});

function sayUnkept({ isKept }: LocalTable): void {
  if (!isKept)
    import('../games/not-kept.ts')
      .then(({ sayPlayingNotKept }) => sayPlayingNotKept())
      .catch(() => undefined);
}

function enter(next: LocalSession): void {
  session?.table.close();
  session = next;
  const { id, table } = next;
  sayUnkept(table);
  table.subscribe(({ view, events }) => {
    sayUnkept(table);
    const end = events.find(({ type }) => type === 'game.ended');
    // Where it cannot be loaded, the game is not in the list of finished ones, and that is all.
    if (end)
      import('../games/keeping.ts')
        .then(({ keepEnded }) => keepEnded(id, view.state, end.at))
        .catch(() => undefined);
  });
}

/** Where it is said why a game is not to be seen. */
export const notHere = (id: string, why: SavedFault | 'elsewhere'): string => `/not-here/${id}?why=${why}`;

const placeOf = (id: string): string => `/play/${id}`;

/** Begins a game; the answer is the place to go to. */
export function startLocal(setup: LocalSetup): Result<string, Refused> {
  const id = Date.now().toString(36) + (globalPorts.random() % 46656).toString(36).padStart(3, '0');
  makeRoom(deviceKeys());
  const storage = storageOf(id);
  const opened = openLocal(setup, worldOf(storage));
  if (!opened.ok) return opened;
  enter({ id, table: opened.value, storage });
  return ok(placeOf(id));
}

/** The table of a place: the one of this page, or the one that was kept. */
export function findLocal(id: string): Result<LocalTable, SavedFault> {
  if (session?.id === id && session.table.view.link.status === 'here') return ok(session.table);
  const storage = storageOf(id);
  const resumed = resumeLocal(worldOf(storage));
  if (!resumed.ok) return resumed;
  enter({ id, table: resumed.value, storage });
  // Another page that has it open learns so that it goes on here.
  saveLocal();
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

function yieldTo(kept: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (!session || !isTakenOver(kept, session)) return;
  session.storage.revoke();
  go(notHere(session.id, 'elsewhere'), 'replace');
}

addEventListener('storage', yieldTo);
// A page that the browser had put aside was told nothing meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && session) yieldTo({ key: GAME_KEY + session.id, newValue: session.storage.read() });
});
addEventListener('pagehide', saveLocal);
document.addEventListener('visibilitychange', () => document.hidden && saveLocal());
