/** The live lists of open tables, for those who look at them on this node. */
import { foldName, LOBBY_PAGE, type LobbyQuery } from '@crownhead/protocol';
import { turnOf } from '../limits/address.ts';
import type { Peer } from '../room/peer.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { LobbyReader } from './lobby-reader.ts';
import { LobbyView } from './lobby-view.ts';

/** Tables of other nodes show up within this. */
const REREAD_MS = 1000;
/** What happens here is shown after this, so that changes go out together. */
const DELAY_MS = 100;
/** What is listed without a query. */
const MOST_LISTED = 200;
/** However many different queries are being watched, this many are read again in one turn: the others wait for the next. */
export const READS_A_TURN = 10;
/** Different queries watched from one address. */
export const QUERIES_PER_ADDRESS = 8;

/** The same question, however it was put. */
const keyOf = ({ search = '', state = 'all', time, rules, page = 0 }: LobbyQuery): string =>
  JSON.stringify([foldName(search), state, time ?? null, rules ?? null, page]);

export class Lobby {
  readonly #reader: LobbyReader;
  readonly #clock: Clock;
  readonly #onFailure: (error: unknown) => void;
  readonly #views = new Map<string, LobbyView>();
  readonly #watched = new Map<Peer, string>();
  #reads = 0;
  #soon: Cancel | null = null;
  readonly #stop: Cancel;

  constructor(reader: LobbyReader, clock: Clock, onFailure: (error: unknown) => void) {
    this.#reader = reader;
    this.#clock = clock;
    this.#onFailure = onFailure;
    this.#stop = clock.every(REREAD_MS, () => this.#refresh());
  }

  /** Subscribes a peer to the tables that match; a second call replaces the first, also where it is refused. */
  async watch(peer: Peer, query: LobbyQuery | undefined): Promise<'busy' | null> {
    this.leave(peer);
    const turn = turnOf(peer.address);
    const key = query === undefined ? '' : keyOf(query);
    const view =
      this.#views.get(key) ??
      new LobbyView(this.#reader, this.#clock, query ?? {}, query ? LOBBY_PAGE : MOST_LISTED);
    if (!view.wanted.has(turn) && this.#queriesOf(turn) >= QUERIES_PER_ADDRESS) return 'busy';
    this.#views.set(key, view);
    this.#watched.set(peer, key);
    view.wanted.set(turn, (view.wanted.get(turn) ?? 0) + 1);
    await this.#read(view, [turn]);
    // Gone, or asking for something else meanwhile.
    if (this.#watched.get(peer) !== key) return null;
    view.sendList(peer);
    view.watchers.add(peer);
    return null;
  }

  #queriesOf(turn: string): number {
    return [...this.#views.values()].filter(({ wanted }) => wanted.has(turn)).length;
  }

  leave(peer: Peer): void {
    const key = this.#watched.get(peer);
    if (key === undefined) return;
    this.#watched.delete(peer);
    const view = this.#views.get(key)!;
    view.watchers.delete(peer);
    const turn = turnOf(peer.address);
    const left = (view.wanted.get(turn) ?? 0) - 1;
    if (left > 0) view.wanted.set(turn, left);
    else view.wanted.delete(turn);
    if (view.wanted.size === 0) this.#views.delete(key);
  }

  /** Something changed that the list shows. */
  changed(): void {
    if (this.#views.size === 0 || this.#soon) return;
    this.#soon = this.#clock.after(DELAY_MS, () => {
      this.#soon = null;
      this.#refresh();
    });
  }

  close(): void {
    this.#stop();
    this.#soon?.();
    this.#watched.clear();
    this.#views.clear();
  }

  async #refresh(): Promise<void> {
    try {
      await Promise.all(this.#next().map((view) => this.#read(view, view.wanted.keys())));
    } catch (error) {
      this.#onFailure(error);
    }
  }

  /**
   * Those that have waited longest, without those whose watchers have just been sent much; with few different queries that is
   * all of them. Of each address one before the second of
   * any other, so that nobody makes the others wait by watching many lists.
   */
  #next(): readonly LobbyView[] {
    const before = new Map<string, number>();
    const ranked = [...this.#views.values()]
      .filter((view) => !view.isResting)
      .sort((a, b) => a.readAt - b.readAt)
      .map((view) => {
        const counts = [...view.wanted.keys()].map((turn) => {
          const count = before.get(turn) ?? 0;
          before.set(turn, count + 1);
          return count;
        });
        return { view, rank: Math.min(...counts) };
      });
    const inOrder = ranked.sort((a, b) => a.rank - b.rank).slice(0, READS_A_TURN);
    return inOrder.map(({ view }) => view);
  }

  #read(view: LobbyView, turns: Iterable<string>): Promise<void> {
    this.#reads += 1;
    view.readAt = this.#reads;
    return view.read(turns);
  }
}
