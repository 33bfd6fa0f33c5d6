/** `crownhead bench load`: more and more games on one server, with a crowd beside them, until moves take too long. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PROTOCOL_VERSION } from '@crownhead/protocol';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { print, printJson } from '../output.ts';
import { startProgress } from '../progress.ts';
import { linePlot } from './line-plot.ts';
import { Listener } from './listener.ts';
import { Load } from './load.ts';
import { type Program, start } from './program.ts';
import { type LoadReport, loadMet, loadText, percentile, type Step, TOO_SLOW_MS } from './ramp-report.ts';
import { RelayProbe } from './relay-probe.ts';
import type { RunOptions } from './run-options.ts';
import { postgres, serve } from './serve.ts';
import { openTables, socketUrl } from './tables-load.ts';

const STEPS = [100, 250, 500, 1000, 1500, 2000, 3000, 4000, 6000, 8000] as const;
/** Each game has a move in this time. */
const MOVE_SECONDS = 2;
const IDLE = 10_000;
const LOBBY = 20;
/** Every tenth table is watched by three. */
const WATCHED = { share: 0.1, spectators: 3 } as const;
const AT_ONCE = 4;
const STEP_SECONDS = 10;
/** A step begins with so much of it that is not counted. */
const WARM_UP_MS = 2000;
const SETTLE_MS = 3000;

const CROWD = fileURLToPath(new URL('./idle-crowd.ts', import.meta.url));

/** As the operating system counts it, which is what a machine must have. */
const residentKb = ({ child }: Program): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`], { encoding: 'utf8' }));

/** Processor time that the server has used so far, all its threads together. */
async function processorSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function watchLobby(url: string): Promise<() => void> {
  const all: Listener[] = [];
  for (let i = 0; i < LOBBY; i++) {
    const listener = await Listener.open(new URL(socketUrl(url)));
    listener.say({ type: 'hello', protocol: PROTOCOL_VERSION });
    await listener.heard();
    listener.say({ type: 'lobby.watch', id: 'lobby' });
    all.push(listener);
  }
  const beating = setInterval(() => {
    for (const listener of all) listener.say({ type: 'beat' });
  }, 2000);
  return () => {
    clearInterval(beating);
    for (const listener of all) listener.close();
  };
}

let trios = 0;
const trio = (): [string, string, string] => {
  const number = ++trios;
  return [`Ann ${number}`, `Bob ${number}`, `Eve ${number}`];
};

async function moreGames(url: string, load: Load, games: number): Promise<(() => void)[]> {
  const parts = Array.from({ length: AT_ONCE }, async (_, i) => {
    const own = Math.floor(games / AT_ONCE) + (i < games % AT_ONCE ? 1 : 0);
    const watched = Math.round(own * WATCHED.share);
    return [
      await openTables(url, load, { tables: own - watched, listeners: 0 }, trio()),
      await openTables(url, load, { tables: watched, listeners: WATCHED.spectators }, trio()),
    ];
  });
  return (await Promise.all(parts)).flat();
}

async function climb(server: Program, idle: number, ends: (() => unknown)[], options: ClimbOptions) {
  const { seconds, at, onStep } = options;
  const load = new Load();
  const probe = await RelayProbe.start();
  ends.push(() => probe.end());
  const steps: Step[] = [];
  let open = 0;
  for (const games of at) {
    onStep(games);
    ends.push(...(await moreGames(server.url, load, games - open)));
    open = games;
    const perSecond = games / MOVE_SECONDS;
    await load.pace(perSecond, WARM_UP_MS);
    probe.latencies.length = 0;
    const [used, began] = [await processorSeconds(server.url), performance.now()];
    const latencies = [...(await load.pace(perSecond, seconds * 1000))].sort((a, b) => a - b);
    const spectators = Math.round(games * WATCHED.share) * WATCHED.spectators;
    const cores = ((await processorSeconds(server.url)) - used) / ((performance.now() - began) / 1000);
    const step = {
      ...{ games, sockets: idle + LOBBY + 2 * games + spectators },
      movesPerSecond: latencies.length / seconds,
      ...{ p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) },
      relayP99: percentile(
        probe.latencies.toSorted((a, b) => a - b),
        0.99,
      ),
      ...{ cores, rssMb: residentKb(server) / 1024 },
    };
    steps.push(step);
    if (step.p99 > TOO_SLOW_MS) break;
  }
  return steps;
}

interface ClimbOptions {
  readonly seconds: number;
  /** How many games at once, step by step. */
  readonly at: readonly number[];
  onStep(games: number): void;
}

async function measureStore(store: string, db: string, options: ClimbOptions): Promise<LoadReport> {
  const ends: (() => unknown)[] = [];
  try {
    const server = await serve(db, ['--proxies=1', '--most-connections=30000']);
    ends.push(() => server.stop());
    await delay(SETTLE_MS);
    const before = residentKb(server);
    const crowd = await start([CROWD, server.url, `${IDLE}`]);
    ends.push(() => crowd.stop());
    await delay(SETTLE_MS);
    const idleKb = (residentKb(server) - before) / IDLE;
    ends.push(await watchLobby(server.url));
    return { store, idle: IDLE, idleKb, steps: await climb(server, IDLE, ends, options) };
  } finally {
    for (const end of ends.splice(0).reverse()) await end();
  }
}

const plotOf = (reports: readonly LoadReport[]): string =>
  linePlot([
    {
      ...{ title: 'Time until a move is acknowledged, by games at once (99th percentile)', x: 'games' },
      ...{ y: 'ms', limit: TOO_SLOW_MS, most: 2 * TOO_SLOW_MS },
      lines: reports.map(({ store, steps }) => ({
        name: store,
        points: steps.map(({ games, p99 }) => [games, p99] as const),
      })),
    },
  ]);

export async function loadCommand(options: RunOptions): Promise<ExitCode> {
  const { seconds = STEP_SECONDS, plot, json } = options;
  const at = options.games ? [options.games] : STEPS;
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-load-'));
  const progress = startProgress();
  const reports: LoadReport[] = [];
  const machine = { cpu: cpus()[0]?.model.trim() ?? 'unknown', cores: cpus().length, load: loadavg()[0]! };
  const pg = await postgres();
  const stores = [['SQLite', join(folder, 'load.db')], ...(pg ? [['PostgreSQL', pg.url]] : [])] as const;
  try {
    for (const [store, db] of stores) {
      progress.show(`${store}: ${IDLE} idle sockets …`);
      const onStep = (games: number) => progress.show(`${store}: ${games} games …`);
      const report = await measureStore(store!, db!, { seconds, at, onStep });
      progress.clear();
      reports.push(report);
      if (!json) await print(`${loadText(report)}\n`);
    }
  } finally {
    await pg?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (!json) await print(`${machine.cores} × ${machine.cpu}, at a load of ${machine.load.toFixed(1)}\n`);
  if (plot) writeFileSync(plot, plotOf(reports));
  if (json) await printJson({ machine, load: reports });
  return reports.every(loadMet) ? EXIT.fine : EXIT.no;
}
