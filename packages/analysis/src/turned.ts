/**
 * Games and reports with colours and board turned round. A game that White begins is reported on as if Black began it and turned back
 * afterwards, so that a mirrored game has the mirrored report, down to the choice between equal moves.
 */
import { type Game, mirror, mirrorMove, mirrorSquare, type Outcome, opposite } from '@crownhead/rules';
import type { Claim } from './claims/claim.ts';
import type { GameReport, PlyReport } from './report-types.ts';
import { fromPoints, toPoints, WHOLE } from './value.ts';

const turnOutcome = (outcome: Outcome): Outcome =>
  outcome.winner === null ? outcome : { ...outcome, winner: opposite(outcome.winner) };

export const turnGame = (game: Game): Game => ({
  ...game,
  start: mirror(game.start),
  plies: game.plies.map((ply) => ({
    ...ply,
    ...(ply.kind === 'move' ? { move: mirrorMove(ply.move) } : {}),
    before: mirror(ply.before),
  })) as Game['plies'],
  position: mirror(game.position),
  outcome: game.outcome && turnOutcome(game.outcome),
});

const turnClaim = (claim: Claim): Claim =>
  ({
    ...claim,
    side: opposite(claim.side),
    line: claim.line.map(mirrorMove),
    ...('square' in claim ? { square: mirrorSquare(claim.square) } : {}),
  }) as Claim;

/** Points, not fractions: one less a fraction is not always the fraction it should be. */
const turnExpected = (black: number): number => fromPoints(WHOLE - toPoints(black));

const turnPly = (ply: PlyReport): PlyReport => ({
  ...ply,
  side: opposite(ply.side),
  move: ply.move && mirrorMove(ply.move),
  line: ply.line.map(mirrorMove),
  answer: ply.answer.map(mirrorMove),
  claims: ply.claims.map(turnClaim),
  black: turnExpected(ply.black),
});

export const turnReport = (report: GameReport): GameReport => ({
  ...report,
  start: turnExpected(report.start),
  end: turnExpected(report.end),
  plies: report.plies.map(turnPly),
  black: report.white,
  white: report.black,
});
