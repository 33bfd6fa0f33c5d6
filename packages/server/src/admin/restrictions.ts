/** Who is kept out, and who may not speak: looked up in memory, with every message. */
import type { PlayerId } from '@crownhead/match';
import { nameSkeleton } from '@crownhead/protocol';
import type { Restriction } from '@crownhead/protocol/admin';
import { isInside } from './network.ts';

/** What is known about somebody; a visitor without a session has an address only. */
export interface Visitor {
  readonly address: string;
  readonly player?: PlayerId | undefined;
  readonly name?: string | undefined;
}

/** For people: until when, in a form that everybody can read; nothing for one without an end. */
const untilText = (until: number | null): string =>
  until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const bannedText = ({ until, reason }: Pick<Restriction, 'until' | 'reason'>): string =>
  `You cannot use this server${untilText(until)}. Reason: ${reason}`;
export const mutedText = ({ until, reason }: Pick<Restriction, 'until' | 'reason'>): string =>
  `You cannot chat or change your name${untilText(until)}. Reason: ${reason}`;

export class Restrictions {
  readonly #now: () => number;
  #all: readonly Restriction[] = [];
  #exempt: ReadonlySet<string> = new Set();
  readonly #persons = new Map<string, Restriction>();
  readonly #mutes = new Map<string, Restriction>();
  readonly #names = new Map<string, Restriction>();
  #networks: readonly Restriction[] = [];
  /** Addresses that were looked up since the last change: most come again and again. */
  readonly #known = new Map<string, readonly Restriction[]>();

  constructor(now: () => number) {
    this.#now = now;
  }

  get all(): readonly Restriction[] {
    return this.#all;
  }

  /** `exempt` are the players who have a role: nobody keeps them out or silences them. */
  set(all: readonly Restriction[], exempt: ReadonlySet<string>): void {
    this.#all = all;
    this.#exempt = exempt;
    for (const map of [this.#persons, this.#mutes, this.#names, this.#known]) map.clear();
    for (const each of all) {
      if (each.kind === 'person') this.#persons.set(each.subject, each);
      if (each.kind === 'mute') this.#mutes.set(each.subject, each);
      if (each.kind === 'name') this.#names.set(nameSkeleton(each.subject), each);
    }
    this.#networks = all.filter(({ kind }) => kind === 'network');
  }

  /** Why somebody may not be here; null where they may. One that is over does not hide another. */
  banOf({ address, player, name }: Visitor): Restriction | null {
    if (this.#all.length === 0 || (player !== undefined && this.#exempt.has(player))) return null;
    return (
      this.#current(player && this.#persons.get(player)) ??
      this.#current(name !== undefined && this.#names.get(nameSkeleton(name))) ??
      this.#networksOf(address).find((each) => this.#current(each)) ??
      null
    );
  }

  muteOf(player: PlayerId): Restriction | null {
    if (this.#exempt.has(player)) return null;
    return this.#current(this.#mutes.get(player));
  }

  #current(found: Restriction | null | undefined | false | ''): Restriction | null {
    if (!found) return null;
    return found.until === null || found.until > this.#now() ? found : null;
  }

  #networksOf(address: string): readonly Restriction[] {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const found = this.#networks.filter(({ subject }) => isInside(address, subject));
    if (this.#known.size > 10_000) this.#known.clear();
    this.#known.set(address, found);
    return found;
  }
}
