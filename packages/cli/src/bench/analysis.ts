/** Benchmark of reports: a game in both qualities, beside one pass over all positions with a fixed number of nodes. */
import { gameReport, type Quality, type SearchPort } from '@crownhead/analysis';
import { startEngines } from '@crownhead/analysis/node';
import { Engine, LEVELS, moveAtLevel, requestOf } from '@crownhead/engine';
import { openCore, openTables } from '@crownhead/engine/node';
import { type Game, gameBefore, legalMoves, newGame, playMove } from '@crownhead/rules';
import { compact } from '../words.ts';
import type { Bench, Timed } from './harness.ts';

const GAMES = 3;
/** Plays like people do, with errors to be found. */
const LEVEL = LEVELS[4]!;
const MOST_PLIES = 80;
/** What one would do without two passes: every position alike. */
const PLAIN_NODES = 200_000;
const MOST_MS = { quick: 2_000, full: 8_000 } as const satisfies Record<Quality, number>;
const PLAIN = `every position at ${compact(PLAIN_NODES)} nodes`;

function playedGames(): Game[] {
  const engine = new Engine({
    megabytes: 4,
    prober: openTables(),
    core: openCore(),
    clock: () => performance.now(),
  });
  return Array.from({ length: GAMES }, (_, seed) => {
    let game = newGame({ drawRule: 'auto' });
    while (game.outcome === null && game.plies.length < MOST_PLIES) {
      const move = moveAtLevel(engine, requestOf(game, {}), LEVEL, seed * MOST_PLIES + game.plies.length);
      if (move === null) break;
      game = playMove(game, move);
    }
    return game;
  });
}

/** Engines that count what they do. */
class Counted {
  nodes = 0;
  ms = 0;

  port(engine: SearchPort): SearchPort {
    return {
      clear: () => engine.clear(),
      search: async (request, options) => {
        const result = await engine.search(request, options);
        this.nodes += result.nodes;
        this.ms += result.ms;
        return result;
      },
    };
  }
}

/** What some work took; times in milliseconds. */
interface Took {
  readonly nodes: number;
  /** Processor time of all threads. */
  readonly cpu: number;
  /** The part of the time in which the engines searched. */
  readonly searching: number;
  /** How long it takes where nothing else runs: the processor time, by as many engines as were at work on average. */
  readonly ms: number;
}

/** Other programs on the machine make it slower, but not dearer: so its processor time is measured. */
async function timed(
  engines: readonly SearchPort[],
  work: (engines: readonly SearchPort[]) => Promise<void>,
): Promise<Took> {
  const counted = new Counted();
  const start = performance.now();
  const used = process.cpuUsage();
  await work(engines.map((engine) => counted.port(engine)));
  const { user, system } = process.cpuUsage(used);
  const cpu = (user + system) / 1_000;
  const searching = counted.ms / ((performance.now() - start) * engines.length);
  return { nodes: counted.nodes, cpu, searching, ms: cpu / (engines.length * searching) };
}

async function plainPass(game: Game, engines: readonly SearchPort[]): Promise<void> {
  const open = [...game.plies.keys()].filter((i) => legalMoves(game.plies[i]!.before).length > 1);
  let next = 0;
  const work = async (engine: SearchPort): Promise<void> => {
    for (let i = open[next++]; i !== undefined; i = open[next++]) {
      await engine.search(requestOf(gameBefore(game, i), { nodes: PLAIN_NODES }));
    }
  };
  await Promise.all(engines.map(work));
}

export function reportBench(): Bench {
  const games = playedGames();
  const pool = startEngines();
  const took = new Map<Quality, Took>();
  const report = (quality: Quality) => async (): Promise<Timed> => {
    const measured = await timed(pool.engines, async (engines) => {
      for (const game of games) await gameReport(game, { engines, quality });
    });
    took.set(quality, measured);
    return { units: games.length, ms: measured.ms };
  };
  const plain = async (): Promise<Timed> => {
    const { ms } = await timed(pool.engines, async (engines) => {
      for (const game of games) await plainPass(game, engines);
    });
    return { units: games.length, ms };
  };
  const share = (quality: Quality): string => {
    const { nodes, cpu, searching } = took.get(quality)!;
    const seconds = (cpu / 1_000 / games.length).toFixed(1);
    const part = Math.round(100 * searching);
    return `${quality}: ${seconds} s of processor time a game, ${compact(nodes / games.length)} nodes, the engines searched ${part} % of the time`;
  };
  const plies = games.map((game) => game.plies.length);
  return {
    name: 'analysis.report',
    title: `the report of a game, ${pool.engines.length} engines`,
    unit: 'games',
    form: 'time',
    contestants: [
      { name: 'quick report', run: report('quick'), against: PLAIN, atMost: MOST_MS.quick },
      { name: 'full report', run: report('full'), against: PLAIN, atMost: MOST_MS.full },
      { name: PLAIN, run: plain },
    ],
    notes: () => [
      `${GAMES} games of ${plies.join(', ')} plies by the computer on level 5. A report searches every position, then what looks like an error again, and checks its reasons; the baseline searches every position once and says nothing.`,
      `${share('quick')}; ${share('full')}. The times are processor time, by as many engines as were at work: what it takes where nothing else runs.`,
    ],
    close: () => pool.close(),
  };
}
