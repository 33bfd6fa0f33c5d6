/** Nobody holds many seats at tables of others without playing there: those who want to play would find none. */
import { type PlayerId, playerId } from '@crownhead/match';
import { SITE_SHARE, siteOf } from '../limits/address.ts';
import type { TableStore } from '../store/store.ts';
import type { CommandEnvelope, CommandResult, TableHost } from './host.ts';
import { KeyedMutex } from './keyed-mutex.ts';

export interface SeatLimitDeps {
  readonly store: Pick<TableStore, 'waitingSeatsOf' | 'waitingSeatsFrom'>;
  readonly seatsPerPerson: number;
  readonly seatsPerAddress: number;
}

type SeatResult = CommandResult | { readonly ok: false; readonly error: 'too-many-seats' };

/** A command by which somebody sits down. */
type SeatEnvelope = CommandEnvelope & { readonly address: string };

export class SeatLimit {
  readonly #deps: SeatLimitDeps;
  /** By address and by player. */
  readonly #taking = new KeyedMutex<string>();

  constructor(deps: SeatLimitDeps) {
    this.#deps = deps;
  }

  /** One at a time for an address and for a person, so that many sent together cannot pass the counts. */
  submit(host: TableHost, envelope: SeatEnvelope): Promise<SeatResult> {
    const { address, actor } = envelope;
    return this.#taking.run(address, () => this.#taking.run(actor, () => this.#submit(host, envelope)));
  }

  async #submit(host: TableHost, envelope: SeatEnvelope): Promise<SeatResult> {
    const { address, actor } = envelope;
    const player = playerId(actor);
    const isOwn = host.state.host === player;
    if (!isOwn && (await this.#isTooMany(player, address, host)))
      return { ok: false, error: 'too-many-seats' };
    return host.submit({ ...envelope, seatedFrom: address });
  }

  async #isTooMany(player: PlayerId, address: string, { id }: TableHost): Promise<boolean> {
    const { store, seatsPerPerson, seatsPerAddress } = this.#deps;
    if ((await store.waitingSeatsOf(player, id)) >= seatsPerPerson) return true;
    if ((await store.waitingSeatsFrom(address, id)) >= seatsPerAddress) return true;
    const site = siteOf(address);
    if (site === null) return false;
    return (await store.waitingSeatsFrom(site, id)) >= SITE_SHARE * seatsPerAddress;
  }
}
