/**
 * What this node has to follow whoever decided it, here or at another node: who is kept out, what everybody is told,
 * whether to stop. The store counts changes; a node looks at the count every second.
 */
import { type PlayerId, playerId } from '@crownhead/match';
import type { AdminAnnouncement, Role } from '@crownhead/protocol/admin';
import type { Cancel, Clock } from '../time/clock.ts';
import { type Records, toAnnouncement, toRestriction } from './records.ts';
import { Restrictions } from './restrictions.ts';

const FOLLOW_MS = 1000;
/** By then every node has looked, and done what it found. */
const FOLLOWED_MS = 2 * FOLLOW_MS;
/** All of them, in practice: each is looked up in memory. */
const MOST_RESTRICTIONS = 100_000;

export interface DirectivesDeps {
  readonly node: string;
  readonly records: Records;
  readonly clock: Clock;
  /** Other nodes use the same store. */
  readonly shared: boolean;
  onFailure(error: unknown): void;
}

export interface DirectiveEvents {
  /** Somebody who is here may not be any more. */
  onRestricted(): void;
  onAnnounced(announcement: AdminAnnouncement): void;
  /** The sockets of this person end: their data are erased. */
  onErased(player: PlayerId): void;
  /** This node is to stop, and its players to go elsewhere. */
  onDrain(): void;
}

const NOBODY: DirectiveEvents = {
  onRestricted: () => undefined,
  onAnnounced: () => undefined,
  onErased: () => undefined,
  onDrain: () => undefined,
};

export class Directives {
  readonly restrictions: Restrictions;
  readonly #deps: DirectivesDeps;
  readonly #stop: Cancel;
  #events = NOBODY;
  #announcements: readonly AdminAnnouncement[] = [];
  #roles: ReadonlyMap<string, Role> = new Map();
  #revision = -1;
  #erased: ReadonlySet<string> = new Set();
  #draining = false;

  constructor(deps: DirectivesDeps) {
    this.#deps = deps;
    this.restrictions = new Restrictions(() => deps.clock.now());
    this.#stop = deps.clock.every(FOLLOW_MS, () => this.follow().catch(deps.onFailure));
  }

  /** What everybody is told at present, oldest first. */
  get announcements(): readonly AdminAnnouncement[] {
    const now = this.#deps.clock.now();
    return this.#announcements.filter(({ until }) => until === null || until > now);
  }

  /** As it was known a moment ago: what a role allows is looked up again each time. */
  roleOf(player: PlayerId): Role | null {
    return this.#roles.get(player) ?? null;
  }

  /** The gateways, once there are any. */
  listen(events: DirectiveEvents): void {
    this.#events = events;
  }

  /** Reads what has changed, and does it. */
  async follow(): Promise<void> {
    const { records, node } = this.#deps;
    const revision = await records.revision();
    if (revision === this.#revision) return;
    const first = this.#revision === -1;
    const [restrictions, announcements, drains, roles, erased] = await Promise.all([
      records.list('restriction', { limit: MOST_RESTRICTIONS }),
      records.list('announcement', { limit: 20 }),
      records.list('drain', { limit: 100 }),
      records.list('role'),
      records.list('erased'),
    ]);
    this.#revision = revision;
    this.#roles = new Map(roles.map(({ id, body }) => [id, body.role]));
    this.restrictions.set(restrictions.map(toRestriction), new Set(this.#roles.keys()));
    if (!first && restrictions.length > 0) this.#events.onRestricted();
    this.#announce(announcements.map(toAnnouncement).reverse(), first);
    this.#dismiss(erased.map(({ id }) => id));
    if (!this.#draining && drains.some(({ id }) => id === node)) {
      this.#draining = true;
      this.#events.onDrain();
    }
  }

  /** Resolves when all nodes have followed what was decided before. */
  async everywhere(): Promise<void> {
    await this.follow();
    const { clock, shared } = this.#deps;
    if (shared) await new Promise<void>((resolve) => void clock.after(FOLLOWED_MS, resolve));
  }

  close(): void {
    this.#stop();
  }

  #dismiss(erased: readonly string[]): void {
    const known = this.#erased;
    this.#erased = new Set(erased);
    for (const player of erased) if (!known.has(player)) this.#events.onErased(playerId(player));
  }

  /** Those that are new are told to everybody who is here; whoever comes later is told on arrival. */
  #announce(all: readonly AdminAnnouncement[], first: boolean): void {
    const known = new Set(this.#announcements.map(({ id }) => id));
    this.#announcements = all;
    if (first) return;
    for (const each of all) if (!known.has(each.id)) this.#events.onAnnounced(each);
  }
}
