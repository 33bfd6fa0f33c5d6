/**
 * Plays games of the engine against itself, to fit the evaluation to or to test it on. Stop it at any time; the same command
 * continues where it was.
 * node packages/engine/tune/self-play.ts FOLDER [--positions N] [--games N] [--workers N] [--seed N] [--nodes N] [--style S]
 */
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { GameFolder } from './game-folder.ts';
import { type RunProgress, runSelfPlay } from './run-self-play.ts';
import { checkSettings, type Style } from './run-settings.ts';

const REPORT_MS = 60_000;
const LOWEST_PRIORITY = 19;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '15000000' },
    games: { type: 'string', default: '4000000000' },
    workers: { type: 'string', default: '1' },
    seed: { type: 'string' },
    nodes: { type: 'string' },
    style: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('which folder?');
setPriority(LOWEST_PRIORITY);
const before = GameFolder.settingsIn(folder);
const settings = checkSettings({
  seed: Number(values.seed ?? before?.seed ?? 1),
  nodes: Number(values.nodes ?? before?.nodes ?? 2000),
  style: (values.style as Style | undefined) ?? before?.style ?? 'varied',
});
const positions = Number(values.positions);

const began = performance.now();
let reported = began;
function report({ games, positions: all, unique, resumed }: RunProgress): void {
  const seconds = (performance.now() - began) / 1000;
  const speed = (unique - resumed) / seconds;
  const hours = (positions - unique) / speed / 3600;
  const share = ((100 * unique) / Math.max(1, all)).toFixed(1);
  console.log(
    `${games} games, ${all} positions, ${unique} unique (${share} %), ${speed.toFixed(0)} unique/s, ${hours.toFixed(1)} h left`,
  );
}

console.log(`${JSON.stringify(settings)}, ${values.workers} workers, process ${process.pid}`);
const end = await runSelfPlay({
  folder,
  settings,
  workers: Number(values.workers),
  positions,
  games: Number(values.games),
  onGame: (progress) => {
    if (performance.now() - reported < REPORT_MS) return;
    reported = performance.now();
    report(progress);
  },
});
report(end);
