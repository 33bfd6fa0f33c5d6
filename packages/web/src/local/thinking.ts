/** The engine in its worker, and what it is asked: moves of a level, draws, hints and endings. */
import type { FoundLines, LinesRequest } from '@crownhead/client/analysis';
import { type ComputerRequest, type ProofVerdict, seatComputers } from '@crownhead/client/local';
import {
  type NamedTable,
  Ponderer,
  requestFor,
  requestOf,
  type SearchRequest,
  type SearchResult,
  SHIPPED_PIECES,
  TABLE_FILES,
  WebEngine,
} from '@crownhead/engine';
import book from '@crownhead/engine/book/openings.bin?url';
import core from '@crownhead/engine/wasm/core.wasm?url';
import { acceptsDraw, considersDraw, DRAW_DECISION_MS, thinkingTime } from '@crownhead/match';
import { countBits, type Game, type Move, type Position } from '@crownhead/rules';
import { coresUsed } from './cores.ts';
import { mayPonder, onHidden } from './may-ponder.ts';

/** Where the build puts the endgame tables; the name changes with their content. */
declare const __TABLES__: string;

const MEGABYTES = 32;
const HINT_MS = 700;

interface Running {
  readonly engine: WebEngine;
  readonly tables: boolean;
  readonly threads: number;
  asked: number;
}

let running: Running | null = null;
const ponderer = new Ponderer();
onHidden(() => ponderer.stop());
let fetching: Promise<boolean> | null = null;
let fetched = false;

/** Four megabytes that nobody should wait for before the first move: until they are here, the engine does without. */
function fetchTables(): Promise<boolean> {
  fetching ??= Promise.all(
    TABLE_FILES.map(async (name) => (await fetch(__TABLES__ + name)).arrayBuffer()),
  ).then(
    () => {
      fetched = true;
      return true;
    },
    () => {
      // Without a network: tried again when somebody next asks.
      fetching = null;
      return false;
    },
  );
  return fetching;
}

const pieceCount = ({ black, white }: Position): number => countBits(black | white);

/** Of one piece more than the app brings, where the server has them. */
const moreTables = async (position: Position): Promise<readonly NamedTable[]> =>
  pieceCount(position) === SHIPPED_PIECES + 1 ? (await import('./more-tables.ts')).moreTables(position) : [];

function start(threads: number): Running {
  const newWorker = () =>
    new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  const tables = fetched ? (file: string) => __TABLES__ + file : null;
  const engine = new WebEngine(newWorker, {
    megabytes: MEGABYTES,
    tables,
    moreTables,
    core,
    book,
    threads,
    warn: (words) => console.warn(words),
  });
  return { engine, tables: fetched, threads, asked: 0 };
}

/** One engine for the page: another one when the tables have come, with another number of cores, and when it has failed. */
function current(): Running {
  void fetchTables();
  if (running && running.tables === fetched && running.threads === coresUsed()) return running;
  if (running?.asked === 0) running.engine.close();
  running = start(coresUsed());
  return running;
}

async function ask<T>(question: (engine: WebEngine) => Promise<T>): Promise<T> {
  ponderer.stop();
  const asked = current();
  asked.asked += 1;
  try {
    return await question(asked.engine);
  } catch (error) {
    if (running === asked) running = null;
    throw error;
  } finally {
    asked.asked -= 1;
    if (running !== asked && asked.asked === 0) asked.engine.close();
  }
}

/** So that it is ready when it is first asked. */
export function wake(): void {
  current();
}

async function computerMove(question: ComputerRequest): Promise<Move | null> {
  const { game, strength, random, onStop } = question;
  const stop = new AbortController();
  onStop(() => stop.abort());
  let isAllowed = false;
  void mayPonder().then((may) => {
    isAllowed = may;
  });
  const move = await ask((engine) =>
    engine.play(requestOf(game, thinkingTime(question)), strength, random, { signal: stop.signal }),
  );
  if (isAllowed && running && !stop.signal.aborted && !document.hidden)
    ponderer.start(running.engine, game, move, strength);
  return move;
}

async function wantsDraw({ game, side }: ComputerRequest): Promise<boolean> {
  if (!considersDraw(game)) return false;
  const { lines } = await ask((engine) => engine.search(requestOf(game, { ms: DRAW_DECISION_MS })));
  return acceptsDraw(game, side, lines[0]?.score ?? 0);
}

/** A computer's move is shown this long after the last one at the earliest, so that the eye can follow. */
const PACE_MS = 700;

export const computers = seatComputers({ move: computerMove, wantsDraw }, PACE_MS);

export async function bestMove(game: Game): Promise<Move | null> {
  const { lines } = await ask((engine) => engine.search(requestOf(game, { ms: HINT_MS })));
  return lines[0]?.moves[0] ?? null;
}

/** For whoever asks the engine of the page more than one thing; the endgame tables are here by then, where they can be had. */
export async function askEngine<T>(
  job: (search: (request: SearchRequest) => Promise<SearchResult>) => Promise<T>,
): Promise<T> {
  await fetchTables();
  return ask((engine) => job((request) => engine.search(request)));
}

export async function endgameVerdict(position: Position): Promise<ProofVerdict> {
  if (pieceCount(position) > SHIPPED_PIECES) return 'unknown';
  if (!(await fetchTables())) return 'unknown';
  const { lines } = await ask((engine) => engine.search(requestFor(position, { depth: 1 })));
  const kind = lines[0]?.verdict.kind ?? 'estimate';
  return kind === 'estimate' ? 'unknown' : kind;
}

/** A position is worth so long a look; who wants more looks at it again. */
const ANALYSIS_MS = 60_000;

/** An ending is worth waiting for the tables, but not for long where they do not come. */
const TABLES_MS = 5000;

async function tablesFor(position: Position): Promise<void> {
  if (pieceCount(position) > SHIPPED_PIECES + 1) return;
  await Promise.race([fetchTables(), new Promise((resolve) => setTimeout(resolve, TABLES_MS))]);
}

/** The best lines, as they get deeper. */
export async function findLines({ game, lines, onLines, onStop }: LinesRequest): Promise<FoundLines> {
  const stop = new AbortController();
  onStop(() => stop.abort());
  await tablesFor(game.position);
  const timer = setTimeout(() => stop.abort(), ANALYSIS_MS);
  // Without a limit of its own: with one, a forced move is not looked behind.
  const request = { ...requestOf(game, {}), lines, tellBook: true };
  const search = ask((engine) => engine.search(request, { onResult: onLines, signal: stop.signal }));
  return search.finally(() => clearTimeout(timer));
}

/** More would take more memory than a phone should give. */
const MOST_ENGINES = 4;

/** As many as the device has processors for. */
export const enginesHere = (): number => Math.min(MOST_ENGINES, navigator.hardwareConcurrency || 1);

/**
 * Engines for work beside that of the page, with the endgame tables where they can be had. Each has one thread, whatever the settings
 * say: several would find something else each time, and they would be more than there are processors.
 */
export async function startEngines(
  count: number,
): Promise<{ readonly engines: readonly WebEngine[]; close(): void }> {
  await fetchTables();
  const engines = Array.from({ length: count }, () => start(1).engine);
  return {
    engines,
    close: () => {
      for (const engine of engines) engine.close();
    },
  };
}
