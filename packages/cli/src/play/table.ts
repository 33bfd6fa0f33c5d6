/** A table on one keyboard: the same decider the server runs, with one person in both seats. */
import { type LocalPlayer, type LocalSetup, localOptions } from '@crownhead/client/local';
import {
  type Command,
  type ComputerTurn,
  computerTurn,
  decide,
  type Env,
  evolve,
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
import { no, ok, type Result, SIDES } from '@crownhead/rules';

/** What a game needs of the world, so that tests bring their own time and chance. */
export interface World {
  now(): number;
  /** 32 random bits. */
  random(): number;
}

const SEAT = { black: 0, white: 1 } as const;

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
  static open(world: World, setup: LocalSetup): Result<LocalTable, TableRefusal> {
    const { players } = setup;
    const table = new LocalTable(world);
    const sit = ({ name, level }: LocalPlayer, seat: 0 | 1): Wish =>
      level === null
        ? { type: 'seat.take', name, seat, connection: null }
        : { type: 'computer.seat', level, seat };
    const wishes: readonly Wish[] = [
      { type: 'table.create', name: players.black.name, options: localOptions(setup) },
      // People first: a game against a computer starts when they say so.
      ...SIDES.filter((side) => players[side].level === null).map((side) => sit(players[side], SEAT[side])),
      ...SIDES.filter((side) => players[side].level !== null).map((side) => sit(players[side], SEAT[side])),
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

  /** What a computer owes, if it is its turn. */
  get computerTurn(): ComputerTurn | null {
    return computerTurn(this.#state);
  }

  /** A computer's wish, in answer to its turn or to an offer. */
  wishOf(player: PlayerId, wish: Wish): Result<readonly TableEvent[], TableRefusal> {
    return this.#send({ ...wish, by: player } as PlayerCommand);
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
