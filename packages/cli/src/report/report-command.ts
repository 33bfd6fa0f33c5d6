/** `crownhead report`: what each game of a PDN file gave away, and why. */
import {
  annotateTree,
  type GameReport,
  gameReport,
  type Quality,
  type ReportProgress,
} from '@crownhead/analysis';
import { type EnginePool, startEngines } from '@crownhead/analysis/node';
import {
  PDN_FAILURE_WORDS,
  type PdnGame,
  type PdnReplay,
  quotable,
  replayPdn,
  tagValue,
  writePdn,
} from '@crownhead/rules';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { expectWritable, nameOf, writeTo } from '../named-file.ts';
import { print, printError, printJson } from '../output.ts';
import { gamesOf } from '../pdn-file.ts';
import { startProgress } from '../progress.ts';
import { progressBar } from '../progress-bar.ts';
import { reportJson } from './report-json.ts';
import { POINTS_TEXT, reportText } from './report-text.ts';

export interface ReportCommandOptions {
  readonly game?: number;
  readonly quality: Quality;
  readonly out?: string;
  readonly json?: true;
}

const PHASES: Readonly<Record<ReportProgress['phase'], string>> = {
  positions: 'looking at every position',
  confirming: 'looking again at errors',
  reasons: 'checking reasons',
};

const LONGEST_TAG = 100;

function titleOf({ number, tags }: PdnGame): string {
  const tag = (name: string): string => quotable(tagValue(tags, name) ?? '', LONGEST_TAG);
  const players = [tag('Black'), tag('White')].filter((name) => name !== '' && name !== '?');
  const names = players.length === 2 ? `${players[0]} – ${players[1]}` : '';
  const about = [names, tag('Event'), tag('Date'), tag('Result')].filter(
    (part) => !/^(?:$|\?|\*)/.test(part),
  );
  return [`Game ${number}`, about.join(', ')].filter((part) => part !== '').join(': ');
}

/** A game that stops being legal is reported on as far as it goes. */
function tellFailure({ failure }: PdnReplay): boolean {
  if (failure === null) return false;
  const { game, ply, token, reason } = failure;
  printError(
    `Game ${game}, ply ${ply}, “${quotable(token)}”: ${PDN_FAILURE_WORDS[reason]} The report ends there.`,
  );
  return true;
}

async function reportOf(
  source: PdnGame,
  replay: PdnReplay,
  quality: Quality,
  pool: EnginePool,
): Promise<GameReport> {
  const progress = startProgress();
  const start = performance.now();
  try {
    return await gameReport(replay.game, {
      engines: pool.engines,
      quality,
      onProgress: ({ phase, part }) =>
        progress.show(
          progressBar({
            what: `Game ${source.number}`,
            done: part,
            total: 1,
            ms: performance.now() - start,
            words: PHASES[phase],
          }),
        ),
    });
  } finally {
    progress.clear();
  }
}

async function reportFile(file: string, options: ReportCommandOptions, pool: EnginePool): Promise<ExitCode> {
  const { game: wanted, quality, json, out } = options;
  const annotated: string[] = [];
  let code: ExitCode = EXIT.fine;
  let games = 0;
  for await (const source of gamesOf(file)) {
    if (wanted !== undefined && source.number !== wanted) continue;
    games += 1;
    const replay = replayPdn(source);
    if (tellFailure(replay)) code = EXIT.no;
    const report = await reportOf(source, replay, quality, pool);
    if (json) await printJson(reportJson(source.number, report));
    else await print(`${games > 1 ? '\n' : ''}${reportText(titleOf(source), replay.tree, report)}`);
    if (out !== undefined) annotated.push(writePdn({ tree: annotateTree(replay.tree, report) }));
  }
  if (games === 0) {
    printError(`${nameOf(file)} has no game ${wanted}.`);
    return EXIT.no;
  }
  if (!json) await print(`\n${POINTS_TEXT}`);
  if (out !== undefined) writeTo(out, annotated.join('\n'));
  return code;
}

export async function reportCommand(file: string, options: ReportCommandOptions): Promise<ExitCode> {
  if (options.out !== undefined) expectWritable(options.out);
  const pool = startEngines();
  try {
    return await reportFile(file, options, pool);
  } finally {
    await pool.close();
  }
}
