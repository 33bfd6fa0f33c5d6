/** The computer at a local table: the engine in a thread of its own, started when it is first needed. */
import type { Computer, ComputerQuestion, Verdict } from '@crownhead/client/local';
import type { Limits, Question } from '@crownhead/engine';
import type { ThreadEngine } from '@crownhead/engine/node';
import { drawStatus, type Game, type Move, OFFICIAL, type Position } from '@crownhead/rules';

/** A person waits this long without wondering what is going on. */
const PATIENCE_MS = 2000;
const HINT_MS = 1200;
const MEMORY_MB = 32;
/** Before this many plies the computer wants to play. */
const DRAW_FROM_PLY = 30;

function limitsOf({ clock, limit }: ComputerQuestion): Limits {
  const ms = limit === null ? PATIENCE_MS : Math.min(PATIENCE_MS, limit / 2);
  return clock === null ? { ms } : { ms, clock };
}

function signalOf({ onStop }: ComputerQuestion): AbortSignal {
  const stop = new AbortController();
  onStop(() => stop.abort());
  return stop.signal;
}

/** The engine is loaded with the first question. */
async function ask(game: Game, limits: Limits): Promise<Question> {
  const { questionOf } = await import('@crownhead/engine');
  return questionOf(game, limits);
}

export class EngineComputer implements Computer {
  #engine: Promise<ThreadEngine> | null = null;

  async move(question: ComputerQuestion): Promise<Move | null> {
    const engine = await this.#start();
    const asked = await ask(question.game, limitsOf(question));
    return engine.play(asked, question.level, question.random, { signal: signalOf(question) });
  }

  /** Fine once the game has been played and the computer does not stand better. */
  async wantsDraw({ game }: ComputerQuestion): Promise<boolean> {
    if (game.plies.length < DRAW_FROM_PLY) return false;
    const engine = await this.#start();
    const { lines } = await engine.think(await ask(game, { ms: PATIENCE_MS / 2 }));
    const score = lines[0]?.score ?? 0;
    // An offer is the other side's, on its turn; a draw to claim is claimed on one's own.
    return drawStatus(game).claim === null ? score >= 0 : score <= 0;
  }

  async hint(game: Game): Promise<Move | null> {
    const engine = await this.#start();
    const { lines } = await engine.think(await ask(game, { ms: HINT_MS }));
    return lines[0]?.moves[0] ?? null;
  }

  /** What the endgame tables say; unknown where there are none. */
  async verdict(position: Position): Promise<Verdict> {
    const { openTables } = await import('@crownhead/engine/node');
    return openTables().verdict(position, OFFICIAL).verdict;
  }

  async close(): Promise<void> {
    const engine = this.#engine;
    this.#engine = null;
    await (await engine)?.close();
  }

  /** One that has failed is started anew the next time. */
  #start(): Promise<ThreadEngine> {
    this.#engine ??= import('@crownhead/engine/node').then(({ startEngine }) => {
      const engine = startEngine({ megabytes: MEMORY_MB, tables: true }, () => undefined);
      engine.ready.catch(() => {
        this.#engine = null;
      });
      return engine;
    });
    return this.#engine;
  }
}
