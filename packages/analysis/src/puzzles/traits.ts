/** What a puzzle is about, and how hard it is at first sight. */
import { applyMove, boardOutcome, isJump, type Move, OFFICIAL, type Position, size } from '@crownhead/rules';
import type { Goal, Theme } from '@crownhead/training';
import type { SolverTurn } from './build.ts';

const OPENING_PIECES = 20;
const ENDING_PIECES = 8;

/** Pieces that the solver gives and takes over the whole line. */
function exchanged(line: readonly Move[]): { readonly given: number; readonly taken: number } {
  const sum = (parity: number): number =>
    line.filter((_, i) => i % 2 === parity).reduce((men, move) => men + move.captured.length, 0);
  return { taken: sum(0), given: sum(1) };
}

const lineOf = (turns: readonly SolverTurn[]): readonly Move[] =>
  turns.flatMap(({ moves, reply }) => [moves[0]!.move, ...(reply === null ? [] : [reply])]);

/** The line of the solution and what follows it, until nothing hangs: there the exchange is complete. */
const wholeLine = (turns: readonly SolverTurn[]): readonly Move[] => {
  const last = turns.at(-1)!;
  const line = lineOf(turns);
  return [...line, ...last.moves[0]!.line.slice(last.reply === null ? 0 : 1, 6)];
};

export function themesOf(start: Position, goal: Goal, turns: readonly SolverTurn[]): readonly Theme[] {
  const themes: Theme[] = [];
  const line = wholeLine(turns);
  const { given, taken } = exchanged(line);
  const givesFirst = !isJump(line[0]!) && line[1] !== undefined && isJump(line[1]);
  if (givesFirst && taken > given) {
    themes.push(given >= 2 && taken >= 3 ? 'stroke' : 'shot');
    if (given === 1 && taken === 2) themes.push('two-for-one');
  }
  if (line.some((move, i) => i % 2 === 0 && move.crowned)) themes.push('crowning');
  const end = line.reduce(applyMove, start);
  const outcome = boardOutcome(end, OFFICIAL);
  if (outcome?.winner === start.turn && end[end.turn] !== 0) themes.push('blockade');
  if (goal === 'draw' && turns[0]!.moves.filter(({ isRight }) => isRight).length === 1)
    themes.push('only-move');
  const pieces = size(start.black) + size(start.white);
  if (pieces >= OPENING_PIECES) themes.push('opening');
  if (pieces <= ENDING_PIECES) themes.push('ending');
  return themes;
}

/** A first guess, from the choices to be made, how much is given and how long a search needs to find the first move. */
export function ratingOf(turns: readonly SolverTurn[], nodesToFind: number): number {
  const choices = turns.filter(({ moves }) => moves.length > 1).length;
  const { given } = exchanged(lineOf(turns));
  const depth = Math.log10(nodesToFind / 100);
  return Math.round(900 + 140 * (choices - 1) + 170 * depth + 70 * Math.min(given, 5));
}
