/** A game between two persistent clients who play any legal moves they like, on and on. */
import { askedOf, type PlayerId, playing } from '@crownhead/match';
import type { OfferedOptions, TableId } from '@crownhead/protocol';
import { legalMoves } from '@crownhead/rules';
import { newGuest } from './guest.ts';
import { PersistentClient } from './persistent-client.ts';

/** How long a player thinks, in milliseconds: all in all less than one client may send. */
const THINK_MS = 60;

/** Games of different tables go different ways. */
const choice = (table: TableId, ply: number): number => ply * 7 + table.charCodeAt(0) + table.charCodeAt(1);

/** Moves whenever it is asked to, until `stop`. A refused move is a complaint: it was legal and in time. */
class MovingPlayer {
  readonly client: PersistentClient;
  /** When its moves were acknowledged. */
  readonly movedAt: number[] = [];
  onMoved: () => void = () => undefined;
  /** Is ready for another game when one is over. */
  playsOn = false;
  #busy = false;
  #stopped = false;

  constructor(client: PersistentClient) {
    this.client = client;
    client.onChange = () => this.#consider();
  }

  start(): void {
    this.#consider();
  }

  stop(): void {
    this.#stopped = true;
  }

  #consider(): void {
    const { state, who } = this.client;
    if (this.#busy || this.#stopped) return;
    const asked = askedOf(state, who.player as PlayerId);
    if (asked === 'move') this.#after(() => this.#move());
    else if (asked === 'ready' && this.playsOn) this.#after(() => this.#getReady());
  }

  #after(act: () => Promise<void>): void {
    this.#busy = true;
    setTimeout(act, THINK_MS);
  }

  async #getReady(): Promise<void> {
    // Refused where the other player was quicker and the game is on.
    await this.client.command({ type: 'ready', ready: true }).catch(() => undefined);
    this.#busy = false;
    this.#consider();
  }

  async #move(): Promise<void> {
    const round = playing(this.client.state);
    try {
      if (!round || this.#stopped) return;
      const { game, number } = round;
      const moves = legalMoves(game.position);
      const { from, path } = moves[choice(this.client.table!, game.plies.length) % moves.length]!;
      await this.client.command({
        type: 'move',
        game: number,
        ply: game.plies.length + 1,
        path: [from, ...path],
      });
      this.movedAt.push(performance.now());
      this.onMoved();
    } catch (error) {
      if (!this.#stopped) this.client.notes.complaints.push(`move refused: ${(error as Error).message}`);
    } finally {
      this.#busy = false;
      this.#consider();
    }
  }
}

export interface LiveMatch {
  readonly table: TableId;
  readonly players: readonly [MovingPlayer, MovingPlayer];
  readonly spectators: readonly PersistentClient[];
  /** Players and spectators. */
  readonly everybody: readonly PersistentClient[];
  plies(): number;
  /** Resolves when everybody knows of this many plies, or the game is over. */
  reach(plies: number): Promise<void>;
}

/** `homes[i]` is where the i-th of the two players and the spectators begins. */
export async function startMatch(
  nodes: readonly string[],
  homes: readonly number[],
  options: OfferedOptions,
): Promise<LiveMatch> {
  const everybody = await Promise.all(
    homes.map(async (home) => new PersistentClient(await newGuest(nodes[home % nodes.length]!), nodes, home)),
  );
  const [host, guest, ...spectators] = everybody as [PersistentClient, PersistentClient];
  const table = await host.create(options);
  await host.open(table);
  await host.command({ type: 'seat.take' });
  await guest.open(table);
  await guest.command({ type: 'seat.take' });
  await Promise.all((spectators as PersistentClient[]).map((client) => client.open(table)));
  const players = [new MovingPlayer(host), new MovingPlayer(guest)] as const;
  await host.command({ type: 'ready', ready: true });
  await guest.command({ type: 'ready', ready: true });
  const pliesOf = ({ state }: PersistentClient) => state.round?.game.plies.length ?? 0;
  return {
    table,
    players,
    spectators,
    everybody,
    plies: () => Math.max(...everybody.map(pliesOf)),
    reach: async (plies) => {
      const there = ({ state }: PersistentClient) =>
        state.round !== null && (playing(state) === null || state.round.game.plies.length >= plies);
      await Promise.all(everybody.map((client) => client.when(() => there(client))));
    },
  };
}
