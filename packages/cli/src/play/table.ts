/** A table on one keyboard: the same decider the server runs, with one person in both seats. */
import {
  type Command,
  decide,
  type Env,
  evolve,
  type HostOptions,
  NO_TABLE,
  nextDeadline,
  type PlayerCommand,
  type PlayerId,
  playerId,
  playing,
  type Round,
  type TableEvent,
  type TableRefusal,
  type TableState,
} from '@crownhead/match';
import { type BySide, no, ok, type Result } from '@crownhead/rules';

/** What a game needs of the world, so that tests bring their own time and chance. */
export interface World {
  now(): number;
  /** 32 random bits. */
  random(): number;
}

const KEYBOARD: PlayerId = playerId('keyboard');

type Wish = PlayerCommand extends infer C ? (C extends { by: PlayerId } ? Omit<C, 'by'> : never) : never;

export class LocalTable {
  readonly #world: World;
  #state: TableState = NO_TABLE;

  constructor(world: World) {
    this.#world = world;
  }

  get state(): TableState {
    return this.#state;
  }
  /** The game being played. */
  get round(): Round | null {
    return playing(this.#state);
  }
  get deadline(): number | null {
    return nextDeadline(this.#state);
  }

  /** Both seats at once: sits down, is ready, and so starts the first game. */
  static open(world: World, options: HostOptions, names: BySide<string>): Result<LocalTable, TableRefusal> {
    const table = new LocalTable(world);
    const wishes: readonly Wish[] = [
      { type: 'table.create', name: names.black, options: { ...options, shared: true, sides: 'host-black' } },
      { type: 'seat.take', name: names.black, seat: 0, connection: null },
      { type: 'seat.take', name: names.white, seat: 1, connection: null },
      { type: 'ready', ready: true },
    ];
    for (const wish of wishes) {
      const done = table.wish(wish);
      if (!done.ok) return done;
    }
    return ok(table);
  }

  wish(wish: Wish): Result<readonly TableEvent[], TableRefusal> {
    return this.#send({ ...wish, by: KEYBOARD } as PlayerCommand);
  }

  tick(): Result<readonly TableEvent[], TableRefusal> {
    return this.#send({ type: 'tick' });
  }

  #send(command: Command): Result<readonly TableEvent[], TableRefusal> {
    const env: Env = {
      now: this.#world.now(),
      random: this.#world.random(),
      spectators: [],
      verdict: 'unknown',
    };
    const decision = decide(this.#state, command, env);
    if (!decision.ok) return no(decision.error);
    this.#state = decision.value.reduce(evolve, this.#state);
    return decision;
  }
}
