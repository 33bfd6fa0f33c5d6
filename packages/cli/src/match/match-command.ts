/** `crownhead match`: a match between two engines, every opening from both sides, and its statistics. */
import { setTimeout as later } from 'node:timers/promises';
import {
  type Adjudicator,
  type Agreement,
  type Contestant,
  type GameResult,
  gamePdn,
  gameResult,
  type Limits,
  type MatchTimer,
  matchStanding,
  type Played,
  type Player,
  runMatch,
  scheduleOf,
  tallyOf,
} from '@crownhead/engine';
import { openTables } from '@crownhead/engine/node';
import { OFFICIAL } from '@crownhead/rules';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { badUsage, print, printError, printJson } from '../output.ts';
import { startProgress } from '../progress.ts';
import { progressBar } from '../progress-bar.ts';
import { thousands } from '../words.ts';
import { findContestant } from './contestants.ts';
import { limitWords, type MatchReport, matchText, percent, tallyWords } from './match-text.ts';
import { openingsOf } from './openings.ts';
import { ResultsFile } from './results-file.ts';

export interface MatchOptions {
  readonly games?: number;
  readonly time?: number;
  readonly nodes?: number;
  readonly openings: string;
  readonly out?: string;
  readonly concurrency: number;
  readonly memory: number;
  readonly threads?: number;
  readonly adjudicate?: true;
  readonly cpu?: true;
  readonly json?: true;
}

const USUAL_MS = 100;

const timer: MatchTimer = {
  now: () => performance.now(),
  after: (ms) => {
    const controller = new AbortController();
    const { signal } = controller;
    // Cancelled, it never comes true; a promise nobody keeps is forgotten.
    const due = new Promise<void>((done) => {
      later(ms, undefined, { signal }).then(done, () => undefined);
    });
    return { due, cancel: () => controller.abort() };
  },
};

const limitsOf = ({ time, nodes }: MatchOptions): Limits => ({
  ...(time === undefined && nodes === undefined ? { ms: USUAL_MS } : {}),
  ...(time === undefined ? {} : { ms: time }),
  ...(nodes === undefined ? {} : { nodes }),
});

function tableAdjudicator(): Adjudicator {
  const tables = openTables();
  return (position) => tables.verdict(position, OFFICIAL).verdict;
}

/** Ctrl-C ends the match after the games being played. */
function stopBySignal(): { readonly signal: AbortSignal; readonly unwatch: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const unwatch = (): void => {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  };
  return { signal: controller.signal, unwatch };
}

async function printReport(
  report: MatchReport,
  complete: boolean,
  json: MatchOptions['json'],
): Promise<void> {
  if (!json) return print(matchText(report));
  const { results, standing, ...match } = report;
  const faults = results.filter(({ fault }) => fault !== null);
  await printJson({ ...match, complete, ...standing, faults });
}

/** `before` games had been played when this run of `ms` began. */
function progressOf({ a, b, total, standing, results }: MatchReport, before: number, ms: number): string {
  const words = `${standing.games} of ${thousands(total)} games, ${tallyWords(standing)} (${percent(standing.score)})`;
  return progressBar({ what: `${a} – ${b}`, done: results.length, total, before, ms, words });
}

export async function matchCommand(a: string, b: string, options: MatchOptions): Promise<ExitCode> {
  const [playerA, playerB] = [findContestant(a), findContestant(b)];
  if (!playerA.ok) return badUsage(playerA.error);
  if (!playerB.ok) return badUsage(playerB.error);
  const contestants = { a: playerA.value, b: playerB.value };
  const { openings: word, out, concurrency, memory, threads = 1, json } = options;
  const openings = await openingsOf(word);
  const limits = limitsOf(options);
  const adjudicate = options.adjudicate === true;
  const cpu = options.cpu === true;
  const agreement: Agreement = {
    ...{ a, b, openings: openings.name, limits, adjudicate, memory },
    ...(threads > 1 && { threads }),
    ...(cpu && { cpu }),
  };
  const opened = out === undefined ? null : ResultsFile.open(out, agreement);
  if (opened !== null && !opened.ok) return badUsage(opened.error);
  const file = opened === null ? null : opened.value;
  const results: GameResult[] = file?.results ?? [];

  const schedule = scheduleOf(openings.list, options.games ?? openings.list.length * 2);
  const played = new Set(results.map(({ game }) => game));
  const games = schedule.filter(({ number }) => !played.has(number));
  const names = { a, b };
  const report = (): MatchReport => ({
    ...{ a, b, openings: word, limits, cpu, results },
    total: Math.max(schedule.length, results.length),
    standing: matchStanding(tallyOf(results)),
  });

  const { signal, unwatch } = stopBySignal();
  const progress = startProgress();
  const began = performance.now();
  const before = results.length;
  const show = () => progress.show(progressOf(report(), before, performance.now() - began));
  const start = async (seat: Contestant): Promise<Player> => {
    const player = await contestants[seat]({ memory, threads, cpu });
    names[seat] = player.name;
    return player;
  };
  const onPlayed = (one: Played) => {
    const date = new Date().toISOString().slice(0, 10);
    if (file) file.add(one, gamePdn(one, { names, date, time: limitWords(limits, cpu) }));
    else results.push(gameResult(one, 0));
    show();
  };
  let complete: boolean;
  try {
    show();
    complete = await runMatch({
      ...{ games, concurrency, limits, cpu, timer, start, onPlayed, signal },
      ...(adjudicate ? { adjudicate: tableAdjudicator() } : {}),
    });
  } finally {
    unwatch();
    progress.clear();
    file?.close();
  }
  await printReport(report(), complete, json);
  if (!complete) printError(file ? 'Stopped. Run the same command to continue.' : 'Stopped.');
  return complete ? EXIT.fine : EXIT.no;
}
