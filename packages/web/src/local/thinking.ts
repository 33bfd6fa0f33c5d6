/** The engine in its worker, and what it is asked: moves of a level, draws, hints and endings. */
import type { ComputerQuestion, Verdict } from '@crownhead/client/local';
import { questionFor, questionOf, WebEngine } from '@crownhead/engine';
import { countBits, type Game, type Move, type Position } from '@crownhead/rules';
import { HINT_MS, limitsFor, welcomesDraw } from './thinking-time.ts';

/** Where the build puts the endgame tables; the name changes with their content. */
declare const __TABLES__: string;

const MEGABYTES = 32;
/** The tables that come with the engine know every position of so many pieces. */
const MOST_PIECES = 5;

let engine: WebEngine | null = null;

/** One engine for the page. One that has failed is replaced when it is next asked. */
async function ask<T>(question: (engine: WebEngine) => Promise<T>): Promise<T> {
  engine ??= new WebEngine(
    new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
    { megabytes: MEGABYTES, tables: __TABLES__ },
  );
  const asked = engine;
  try {
    return await question(asked);
  } catch (error) {
    asked.close();
    if (engine === asked) engine = null;
    throw error;
  }
}

export function computerMove(question: ComputerQuestion): Promise<Move | null> {
  const { game, level, random, onStop } = question;
  const stop = new AbortController();
  onStop(() => stop.abort());
  return ask((thinker) =>
    thinker.play(questionOf(game, limitsFor(question)), level, random, { signal: stop.signal }),
  );
}

export async function wantsDraw({ game }: ComputerQuestion): Promise<boolean> {
  const { lines } = await ask((thinker) => thinker.think(questionOf(game, { ms: HINT_MS })));
  return welcomesDraw(game, lines[0]?.score ?? 0);
}

export async function bestMove(game: Game): Promise<Move | null> {
  const { lines } = await ask((thinker) => thinker.think(questionOf(game, { ms: HINT_MS })));
  return lines[0]?.moves[0] ?? null;
}

export async function endgameVerdict(position: Position): Promise<Verdict> {
  if (countBits(position.black) + countBits(position.white) > MOST_PIECES) return 'unknown';
  const { lines } = await ask((thinker) => thinker.think(questionFor(position, { depth: 1 })));
  const kind = lines[0]?.verdict.kind ?? 'estimate';
  return kind === 'estimate' ? 'unknown' : kind;
}
