/**
 * What this node has to follow whoever decided it, here or at another node: who is kept out, what everybody is told,
 * whether to stop. The store counts changes; a node looks at the count every second.
 */
import type { PlayerId } from '@crownhead/match';
import type { Announcement, Role } from '@crownhead/protocol/admin';
import type { Cancel, Clock } from '../time/clock.ts';
import { type Records, toAnnouncement, toRestriction } from './records.ts';
import { Restrictions } from './restrictions.ts';

const FOLLOW_MS = 1000;
/** All of them, in practice: each is looked up in memory. */
const MOST_RESTRICTIONS = 100_000;

export interface DirectivesDeps {
  readonly node: string;
  readonly records: Records;
  readonly clock: Clock;
  onFailure(error: unknown): void;
}

export interface DirectiveEvents {
  /** Somebody who is here may not be any more. */
  onRestricted(): void;
  onAnnounced(announcement: Announcement): void;
  /** This node is to stop, and its players to go elsewhere. */
  onDrain(): void;
}

const NOBODY: DirectiveEvents = {
  onRestricted: () => undefined,
  onAnnounced: () => undefined,
  onDrain: () => undefined,
};

export class Directives {
  readonly restrictions: Restrictions;
  readonly #deps: DirectivesDeps;
  readonly #stop: Cancel;
  #events = NOBODY;
  #announcements: readonly Announcement[] = [];
  #roles: ReadonlyMap<string, Role> = new Map();
  #revision = -1;
  #draining = false;

  constructor(deps: DirectivesDeps) {
    this.#deps = deps;
    this.restrictions = new Restrictions(() => deps.clock.now());
    this.#stop = deps.clock.every(FOLLOW_MS, () => this.follow().catch(deps.onFailure));
  }

  /** What everybody is told at present, oldest first. */
  get announcements(): readonly Announcement[] {
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
    const [restrictions, announcements, drains, roles] = await Promise.all([
      records.list('restriction', { limit: MOST_RESTRICTIONS }),
      records.list('announcement', { limit: 20 }),
      records.list('drain', { limit: 100 }),
      records.list('role'),
    ]);
    this.#revision = revision;
    this.#roles = new Map(roles.map(({ id, body }) => [id, body.role]));
    this.restrictions.set(restrictions.map(toRestriction));
    if (!first && restrictions.length > 0) this.#events.onRestricted();
    this.#announce(announcements.map(toAnnouncement).reverse(), first);
    if (!this.#draining && drains.some(({ id }) => id === node)) {
      this.#draining = true;
      this.#events.onDrain();
    }
  }

  close(): void {
    this.#stop();
  }

  /** Those that are new are told to everybody who is here; whoever comes later is told on arrival. */
  #announce(all: readonly Announcement[], first: boolean): void {
    const known = new Set(this.#announcements.map(({ id }) => id));
    this.#announcements = all;
    if (first) return;
    for (const each of all) if (!known.has(each.id)) this.#events.onAnnounced(each);
  }
}
