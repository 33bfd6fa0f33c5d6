/** Seats newcomers at the table of the console gateway, one after the other, and opens another table where needed. */
import type { ErrorCode, OfferedOptions, TableId } from '@crownhead/protocol';
import type { TableAdmission } from '../table/admission.ts';
import { KeyedMutex } from '../table/keyed-mutex.ts';
import { type ConsolePeer, GONE } from './peer.ts';
import type { Role } from './state-message.ts';

export interface SeatingDeps {
  readonly admission: TableAdmission;
  readonly options: OfferedOptions;
}

export class Seating {
  readonly #deps: SeatingDeps;
  readonly #mutex = new KeyedMutex<'table'>();
  #table: TableId | null = null;

  constructor(deps: SeatingDeps) {
    this.#deps = deps;
  }

  /** First come, first seated (N6): `welcome` gets the role before anything happens at the table because of it. */
  join(peer: ConsolePeer, at: number, welcome: (role: Role) => void): Promise<ErrorCode | null> {
    return this.#mutex.run('table', async () => {
      const refused = await this.#enter(peer, at);
      if (refused) return refused;
      await this.seat(peer, at, welcome);
      return null;
    });
  }

  /** Takes a free seat and is ready: having come is the yes (C1). */
  async seat(peer: ConsolePeer, at: number, welcome: (role: Role) => void): Promise<ErrorCode | null> {
    const send = async (type: 'seat.take' | 'ready') => {
      if (!peer.member) return GONE;
      const { host } = peer.member.room;
      const command = type === 'ready' ? ({ type, ready: true } as const) : { type };
      return peer.ask({ type: 'command', table: host.id, seen: host.seq, command }, at);
    };
    peer.seating = true;
    try {
      const refused = await send('seat.take');
      welcome(refused ? 'SPECTATOR' : 'PLAYER');
      if (refused) return refused.error;
      return (await send('ready'))?.error ?? null;
    } finally {
      peer.seating = false;
    }
  }

  /** The table where the others are; a new one if it is closed or does not let this client in. */
  async #enter(peer: ConsolePeer, at: number): Promise<ErrorCode | null> {
    if (this.#table && (await this.#open(peer, this.#table, at)) === null) return null;
    const made = await this.#deps.admission.create(
      peer.session!,
      peer.address,
      { id: 'console', options: this.#deps.options },
      at,
    );
    if (!made.ok) return made.error;
    this.#table = made.value.id;
    return this.#open(peer, this.#table, at);
  }

  async #open(peer: ConsolePeer, table: TableId, at: number): Promise<ErrorCode | null> {
    const refused = await peer.ask({ type: 'table.open', table }, at);
    if (refused) return refused.error;
    if (peer.state?.status === 'open') return null;
    await peer.ask({ type: 'table.shut', table }, at);
    return 'table-closed';
  }
}
