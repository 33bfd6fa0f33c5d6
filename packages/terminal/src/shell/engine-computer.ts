/** The computer at a local table: the engine in a thread of its own, started when it is first needed. */
import { availableParallelism } from 'node:os';
import type { ComputerPlayer, ComputerRequest, ProofVerdict } from '@crownhead/client/local';
import type { Limits, Ponderer, SearchRequest } from '@crownhead/engine';
import type { EngineSettings, ThreadEngine, Warn } from '@crownhead/engine/node';
import {
  acceptsDraw,
  considersDraw,
  DRAW_DECISION_MS,
  type TableState,
  thinkingTime,
} from '@crownhead/match';
import {
  computerLevel,
  computerRating,
  type Game,
  type Move,
  OFFICIAL,
  type Position,
} from '@crownhead/rules';
import type { OpponentAnswer } from '@crownhead/training';
import { Lazy } from './lazy.ts';

const HINT_MS = 1200;
const MEMORY_MB = 32;

function signalOf({ onStop }: ComputerRequest): AbortSignal {
  const stop = new AbortController();
  onStop(() => stop.abort());
  return stop.signal;
}

/** A thread that thinks in the player's time needs a processor of its own. */
const hasRoomToPonder = (): boolean => availableParallelism() > 1;

/** The engine is loaded with the first request. */
async function ask(game: Game, limits: Limits): Promise<SearchRequest> {
  const { requestOf } = await import('@crownhead/engine');
  return requestOf(game, limits);
}

/** Another engine, known by its name; it only moves: draws and hints are for ours to judge. */
export interface OtherEngine extends Pick<ComputerPlayer, 'move'> {
  /** What it is called at a table; a number may follow where a player has the same name. */
  readonly name: string;
  close(): Promise<void>;
}

/** Without the number that tells namesakes apart. */
const bareName = (name: string): string => name.replace(/ \(\d\)$/, '').replace(/ \d(?= \()/, '');

const isNamed = (other: string | null, name: string): boolean => name === other || bareName(name) === other;

/** Why a game goes on without the engine it was begun with, in a sentence; null where nobody is missing. */
export function missingEngine({ seats }: TableState, other: string | null): string | null {
  const isOurs = (name: string): boolean => computerLevel(name) !== null || computerRating(name) !== null;
  const isMissing = (name: string): boolean => !isOurs(name) && !isNamed(other, name);
  const missing = seats.find((seat) => seat?.kind === 'computer' && isMissing(seat.name));
  return missing
    ? `${missing.name} is not available: the built-in engine plays instead. Start with --engine to bring it back.`
    : null;
}

/** How our own engine plays here. */
export interface ComputerSettings extends Pick<EngineSettings, 'book' | 'threads'> {
  /** Does it think in the player's time at full strength? It does, unless given. */
  readonly ponder?: boolean;
}

export class EngineComputer implements ComputerPlayer {
  readonly #other: OtherEngine | null;
  readonly #settings: ComputerSettings;
  readonly #engine: Lazy<ThreadEngine>;
  #ponderer: Ponderer | null = null;

  /** `warn` takes sentences about what our engine has to do without. */
  constructor(other: OtherEngine | null, settings: ComputerSettings, warn: Warn) {
    this.#other = other;
    this.#settings = settings;
    // Instead of one that has failed, also in the middle of a game, another is started the next time.
    this.#engine = new Lazy(async (forget) => {
      const { startEngine } = await import('@crownhead/engine/node');
      const engine = startEngine({ megabytes: MEMORY_MB, tables: true, ...settings }, warn);
      void engine.ended.then(forget);
      return engine;
    });
  }

  async move(request: ComputerRequest): Promise<Move | null> {
    // A game that was kept may be one against our own computer.
    if (this.#other && isNamed(this.#other.name, request.name)) return this.#other.move(request);
    const engine = await this.#start();
    const asked = await ask(request.game, thinkingTime(request));
    const move = await engine.play(asked, request.strength, request.random, { signal: signalOf(request) });
    const { ponder = hasRoomToPonder() } = this.#settings;
    if (ponder) await this.#ponder(engine, request, move);
    return move;
  }

  async #ponder(engine: ThreadEngine, { game, strength }: ComputerRequest, move: Move | null): Promise<void> {
    const { Ponderer } = await import('@crownhead/engine');
    this.#ponderer ??= new Ponderer();
    this.#ponderer.start(engine, game, move, strength);
  }

  async wantsDraw({ game, side }: ComputerRequest): Promise<boolean> {
    if (!considersDraw(game)) return false;
    const engine = await this.#start();
    const { lines } = await engine.search(await ask(game, { ms: DRAW_DECISION_MS }));
    return acceptsDraw(game, side, lines[0]?.score ?? 0);
  }

  /** A good move; null where the engine has failed over it. */
  async hint(game: Game): Promise<Move | null> {
    try {
      const engine = await this.#start();
      const { lines } = await engine.search(await ask(game, { ms: HINT_MS }));
      return lines[0]?.moves[0] ?? null;
    } catch {
      return null;
    }
  }

  /** What an opponent who knows plays, and what is proved of the position; null where there is no move, or the engine has failed. */
  async answer(game: Game): Promise<OpponentAnswer | null> {
    if (game.outcome) return null;
    try {
      const [engine, { opponentAnswer }] = await Promise.all([this.#start(), import('@crownhead/analysis')]);
      return await opponentAnswer(game, (request) => engine.search(request));
    } catch {
      return null;
    }
  }

  /** What the endgame tables say; unknown where there are none. */
  async verdict(position: Position): Promise<ProofVerdict> {
    const { openTables } = await import('@crownhead/engine/node');
    return openTables().verdict(position, OFFICIAL).verdict;
  }

  async close(): Promise<void> {
    const closing = this.#engine.take().then((engine) => engine?.close());
    await Promise.all([this.#other?.close(), closing]);
  }

  /** For everything that is asked: pondering ends with it. */
  #start(): Promise<ThreadEngine> {
    this.#ponderer?.stop();
    return this.#engine.get();
  }
}
