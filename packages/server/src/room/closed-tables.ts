/**
 * Who still has a closed table open: they may look at it for as long as they like, but only the last few from one address are
 * kept. Closed tables are counted by no other limit, and each that somebody has open stays in memory.
 */
import { turnOf } from '../limits/address.ts';
import type { Member } from './room.ts';

export const MOST_CLOSED_OPEN = 32;

export class ClosedTables {
  readonly #most: number;
  /** By address, the oldest first. */
  readonly #members = new Map<string, Set<Member>>();

  constructor(most: number = MOST_CLOSED_OPEN) {
    this.#most = most;
  }

  /** Returns the one that has to go for it, if any. */
  add(member: Member): Member | null {
    const key = turnOf(member.peer.address);
    const held = this.#members.get(key) ?? new Set();
    this.#members.set(key, held.add(member));
    return held.size > this.#most ? held.values().next().value! : null;
  }

  delete(member: Member): void {
    const key = turnOf(member.peer.address);
    const held = this.#members.get(key);
    if (held?.delete(member) && held.size === 0) this.#members.delete(key);
  }
}
