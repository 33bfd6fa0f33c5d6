/** The session with the server this page comes from: one connection for the whole app, and our identity there. */
import type { Link, Refused } from '@crownhead/client';
import { type Announcement, Connection, Sessions, socketUrl, type You } from '@crownhead/client/remote';
import type { TableId } from '@crownhead/protocol';
import type { Result } from '@crownhead/rules';
import { effect, signal } from '@preact/signals';
import { myName } from '../me/my-name.ts';
import { registeredName } from '../me/registered-name.ts';
import { onOutdated } from '../pwa/updates.ts';
import { toast } from '../ui/toast.tsx';
import { onlineWords } from './online-words.ts';
import { isLoopback } from './reach.ts';
import { refusalText } from './refusal-text.ts';

/** In a browser the session is a cookie that no script can read. */
export const sessions = new Sessions({ origin: '' });

/** Another one after every change of who we are. */
export const connection = signal<Connection | null>(null);

const CONNECTING: Link = { status: 'connecting', attempt: 1, attempts: 1, retryAt: null, problem: null };
export const link = signal<Link>(CONNECTING);

/** What whoever operates the server tells everybody. */
export const announcements = signal<readonly Announcement[]>([]);

/** Undefined until the server has said; null for somebody without a name. */
export const you = signal<You | null | undefined>(undefined);

/** Who we are, once the server has said; undefined where it cannot be reached. */
export const identityFromServer = (): Promise<You | null | undefined> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const known = you.value;
      const { status } = link.value;
      if (known === undefined && status !== 'lost' && status !== 'outdated' && status !== 'closed') return;
      // An effect may not end itself while it runs for the first time.
      queueMicrotask(() => stop());
      resolve(known);
    });
  });

/** We went on with another device, or were removed: here nobody is known any more. */
const isSentAway = (current: Link): boolean =>
  current.status === 'lost' && ['moved', 'removed'].includes(current.problem.error);

/** Why the name of this device cannot be had here; then another one is asked for. */
export const nameRefused = signal<Refused | null>(null);
let asking = false;

/** Who has a name on this device comes with it, and need not give it again. */
function comeAsMe(): boolean {
  const name = myName.peek();
  if (asking) return true;
  if (name === '' || nameRefused.peek() !== null) return false;
  asking = true;
  void become(sessions.create(name)).then((answer) => {
    asking = false;
    if (answer.ok) return;
    nameRefused.value = answer.error;
    you.value = null;
  });
  return true;
}

// A name changed on this device applies here too, or the screen says why not.
effect(() => {
  const name = myName.value;
  const known = you.value;
  if (!known || name === '' || name === known.name) return;
  void become(sessions.rename(name)).then((answer) => {
    if (answer.ok) return;
    myName.value = known.name;
    toast(refusalText(answer.error, onlineWords.value));
  });
});

function follow(current: Connection): void {
  const look = (): void => {
    if (connection.peek() !== current) return;
    if (current.link.status === 'outdated' && link.peek().status !== 'outdated') onOutdated();
    link.value = current.link;
    announcements.value = current.announcements;
    if (isSentAway(current.link)) you.value = undefined;
    if (current.link.status !== 'here') return;
    if (current.you === null && comeAsMe()) return;
    const before = you.peek();
    if (
      before === undefined ||
      before?.player !== current.you?.player ||
      before?.name !== current.you?.name ||
      before?.role !== current.you?.role
    ) {
      you.value = current.you;
    }
    registeredName.value = current.you?.name ?? '';
    // Who has a session, but no name on this device yet, has one now.
    if (myName.peek() === '') myName.value = registeredName.peek();
  };
  current.subscribe(look);
  look();
}

let renewed = false;

/** A line that nobody uses is not kept up for long. */
const LINGER_MS = 60_000;
let screens = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

/** Tables whose seats are kept while their player looks at other screens. */
export const heldTables = new Set<TableId>();

/** A screen that needs the server connects, unless we are connected; the answer is for when it goes. */
export function holdConnection(): () => void {
  screens += 1;
  clearTimeout(leaving);
  if (!connection.peek()) connect();
  return () => {
    screens -= 1;
    disconnectSoon();
  };
}

/** Nobody looks and no seat is kept: the line can go, after a while. */
export function disconnectSoon(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (screens > 0 || heldTables.size > 0) return;
    connection.peek()?.close();
    connection.value = null;
    link.value = CONNECTING;
    you.value = undefined;
  }, LINGER_MS);
}

addEventListener('online', () => retry());
addEventListener('offline', () => {
  // A server on this very device needs no network.
  if (!isLoopback(location.hostname)) connection.peek()?.offline();
});
document.addEventListener('visibilitychange', () => {
  const current = link.peek();
  // A line that is only silent may not have been listened to while the page was hidden.
  const isBroken = current.status === 'reconnecting' && current.attempt > 0;
  if (document.visibilityState === 'visible' && isBroken) retry();
});

/** The new one is there before the old one goes, so that kept seats can change over. */
export function connect(): void {
  const before = connection.peek();
  const made = new Connection({ url: socketUrl(location.origin) });
  connection.value = made;
  before?.close();
  follow(made);
}

export const retry = (): void => connection.peek()?.retryNow();

type Named = Result<null, Refused>;

/** A connection belongs to who it was opened by, so there is a new one for the new name. */
async function become(asked: ReturnType<Sessions['create']>): Promise<Named> {
  const answer = await asked;
  if (!answer.ok) return answer;
  nameRefused.value = null;
  you.value = undefined;
  myName.value = answer.value.name;
  connect();
  return { ok: true, value: null };
}

export const takeName = (name: string): Promise<Named> =>
  become(you.peek() ? sessions.rename(name) : sessions.create(name));

export const redeem = (code: string, replace: boolean): Promise<Named> =>
  become(sessions.redeem(code, replace));

/** The cookie expires later with each visit. */
export function renewSession(): void {
  if (renewed) return;
  renewed = true;
  void sessions.whoAmI();
}
