/** The report of a game: what each move gave away, what of it is marked, and why. */
import type { Game } from '@crownhead/rules';
import { type Budgets, budgetsFor, type Quality } from './budgets.ts';
import { onlyMoves, worstOf } from './choices.ts';
import { claimsFor, type MarkedPly } from './claims/find.ts';
import { onlyMoveClaim } from './claims/only-move.ts';
import type { Confirmed } from './evidence.ts';
import { gradeOf } from './grade.ts';
import type { Mark } from './marks.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { GameReport, PlyReport, Worth } from './report-types.ts';
import { type Ask, SearchPool, type SearchPort } from './search-pool.ts';
import { type Findings, findErrors, type Study } from './study.ts';
import { losingPly, sideReport, turningPoints } from './summary.ts';
import { turnGame, turnReport } from './turned.ts';
import { flipped, fromPoints, type Look, type Points, sharesOfVerdict, WHOLE } from './value.ts';

/** How far a report has come. */
export interface ReportProgress {
  readonly phase: 'positions' | 'confirming' | 'reasons';
  /** From 0 to 1 over the whole report. */
  readonly part: number;
}

/** What a report needs. */
export interface ReportOptions {
  /** One engine or more, each with one thread; the report is the same with any number of them. */
  readonly engines: readonly SearchPort[];
  /** Full, unless given. */
  readonly quality?: Quality;
  readonly onProgress?: (progress: ReportProgress) => void;
  /** Ends it early: it then fails with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * Other budgets than those of the quality.
   * @internal
   */
  readonly budgets?: Budgets;
}

/** About how much of the time is over when a phase begins. */
const PHASE_FROM = { positions: 0, confirming: 0.35, reasons: 0.85 } as const;
const PHASE_TO = { positions: 0.35, confirming: 0.85, reasons: 1 } as const;

/** Reports on a game under any rules. */
export async function gameReport(game: Game, options: ReportOptions): Promise<GameReport> {
  const { engines, quality = 'full', onProgress = () => undefined, signal } = options;
  const turned = game.start.turn === 'white';
  const seen = turned ? turnGame(game) : game;
  const { budgets = budgetsFor(quality, game.rules) } = options;
  const pool = new SearchPool(engines, signal);
  const study: Study = { game: seen, moments: momentsOf(seen), budgets, pool };
  const tell = (phase: ReportProgress['phase'], part: number): void =>
    onProgress({ phase, part: PHASE_FROM[phase] + part * (PHASE_TO[phase] - PHASE_FROM[phase]) });
  const findings = await findErrors(study, tell);
  const report = await written(study, findings, quality, tell);
  return turned ? turnReport(report) : report;
}

async function written(
  study: Study,
  findings: Findings,
  quality: Quality,
  tell: (phase: 'reasons', part: number) => void,
): Promise<GameReport> {
  const { game, moments, pool } = study;
  const { chain } = findings;
  const worst = await worstOf(study);
  const only = await onlyMoves(study, findings);
  const grades = game.plies.map((_, i) => gradeOf(study, findings, i));
  const marks = grades.map((grade, i): Mark | null => grade?.mark ?? (only.has(i) ? '!' : null));
  const turning = turningPoints(moments, chain);
  const losing = losingPly(game, moments, chain);
  // What decided the game needs a reason as well, marked or not.
  const isTold = (i: number): boolean =>
    marks[i] !== null || (chain.losses[i]! > 0 && (losing === i + 1 || turning.includes(i + 1)));
  const told = [...marks.keys()].filter(isTold);
  let done = 0;
  const reasons = await pool.run(
    told.map((i) => (ask: Ask) => {
      const pair = only.get(i);
      return marks[i] === '!' && pair
        ? Promise.resolve([onlyMoveClaim(moments[i]!, pair)])
        : claimsFor(markedPly(study, findings, i, grades[i]?.loss), ask);
    }),
    () => tell('reasons', ++done / told.length),
  );
  const plies = game.plies.map((_, i): PlyReport => {
    const claims = reasons[told.indexOf(i)] ?? [];
    return { ...plyReport(study, findings, i, worst.get(i)), mark: marks[i]!, claims };
  });
  const forBlack = (i: number): number => blackAt(moments, chain.links, i);
  return {
    quality,
    start: forBlack(0),
    end: forBlack(moments.length - 1),
    plies,
    black: sideReport('black', plies),
    white: sideReport('white', plies),
    turning,
    losing,
    nodes: pool.nodes,
  };
}

const blackAt = (moments: readonly Moment[], links: readonly Look[], i: number): number =>
  fromPoints(moments[i]!.side === 'black' ? links[i]!.points : WHOLE - links[i]!.points);

/** Points as a worth: a proof that came along the moves is worth what it proves. */
const worthOf = (look: Look, points: Points, moment: Moment): Worth => ({
  expected: fromPoints(points),
  shares: sharesOfVerdict(look.verdict, moment.position),
  verdict: look.verdict,
});

/** The loss is that of its mark, if it has one: what every search of it agreed on. */
function markedPly(
  { game, moments, budgets }: Study,
  { chain }: Findings,
  i: number,
  loss = chain.losses[i]!,
): MarkedPly {
  const { position, played } = moments[i]!;
  return {
    rules: game.rules,
    position,
    played: played!,
    best: chain.links[i]!,
    answer: chain.links[i + 1]!,
    loss,
    checkNodes: budgets.confirm[1],
  };
}

const nodesOf = (known: Confirmed | undefined, { first, confirm: [middle, deep] }: Budgets): number =>
  known === undefined ? first : known.deep === undefined ? middle : deep;

function plyReport(
  { moments, budgets }: Study,
  { chain, confirmed }: Findings,
  i: number,
  worst: Points = 0,
): Omit<PlyReport, 'mark' | 'claims'> {
  const moment = moments[i]!;
  const best = chain.links[i]!;
  const next = chain.links[i + 1]!;
  const loss = chain.losses[i]!;
  const after: Look = { ...next, verdict: flipped(next.verdict, 1) };
  const stake = moment.forced ? 0 : Math.max(loss, best.points - worst, 0);
  return {
    ply: i + 1,
    side: moment.side,
    move: moment.played,
    forced: moment.forced,
    played: worthOf(after, WHOLE - next.points, moments[i + 1]!),
    best: worthOf(best, best.points, moment),
    line: best.line,
    answer: next.line,
    loss: fromPoints(loss),
    stake: fromPoints(stake),
    held: confirmed.has(i),
    nodes: moment.forced ? 0 : nodesOf(confirmed.get(i), budgets),
    black: blackAt(moments, chain.links, i + 1),
  };
}
