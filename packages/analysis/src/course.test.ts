/** Named endings and lessons say nothing that endgame tables or proofs do not confirm. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { requestFor } from '@crownhead/engine';
import { openTables } from '@crownhead/engine/node';
import { checkProof, prove } from '@crownhead/engine/proof';
import {
  applyMove,
  formatFen,
  formatMove,
  legalMoves,
  OFFICIAL,
  type Position,
  positionOf,
  size,
} from '@crownhead/rules';
import { naiveMoves } from '@crownhead/testkit';
import {
  answerPlayOut,
  endingTask,
  type Goal,
  LESSON_IDS,
  NAMED_ENDINGS,
  type NamedEnding,
  playOwn,
  startPlayingOut,
  stepsOf,
} from '@crownhead/training';
import { describe, expect, it } from 'vitest';
import { localEngine } from './test-games.ts';

const tables = openTables();
const verdict = (position: Position) => tables.verdict(position, OFFICIAL).verdict;
const pieces = ({ black, white }: Position): number => size(black) + size(white);

/** Does this move of the side to move keep the goal? */
const keeps = (position: Position, text: string, goal: Goal): boolean => {
  const after = applyMove(position, legalMoves(position).find((move) => formatMove(move) === text)!);
  return goal === 'win' ? verdict(after) === 'loss' : verdict(after) !== 'win';
};

/** More pieces than the tables know: a certificate, or a proof that is found quickly. */
const CERTIFICATES: Partial<Record<NamedEnding, string>> = {
  'second-position': 'second-position.proof.gz',
  'fourth-position': 'fourth-position.proof.gz',
};

function isConfirmed(ending: NamedEnding): boolean {
  const { start, goal } = endingTask(ending);
  if (pieces(start) <= tables.pieces) return verdict(start) === goal;
  const file = CERTIFICATES[ending];
  if (file === undefined) return prove(start, goal, { tables, nodes: 10_000 }).proved;
  const bytes = gunzipSync(readFileSync(new URL(`../golden/${file}`, import.meta.url)));
  const checked = checkProof(bytes, {
    moves: (fen) => naiveMoves(fen).map(({ after }) => after),
    verdict: (fen) => verdict(positionOf(fen)),
  });
  return checked.ok && checked.goal === goal && checked.fen === formatFen(start);
}

describe('[B57] named endings', () => {
  it.each(NAMED_ENDINGS)('are what they are called, by table or proof: %s', (ending) => {
    expect(isConfirmed(ending)).toBe(true);
  });

  it.each(
    NAMED_ENDINGS.filter((ending) => pieces(endingTask(ending).start) <= 5),
  )('ask something: not every move will do in %s', (ending) => {
    const { start, goal } = endingTask(ending);
    const moves = legalMoves(start).map((move) => formatMove(move));
    expect(moves.some((move) => !keeps(start, move, goal))).toBe(true);
  });
});

/** Somebody who never errs, against an opponent who does not either. */
function playedOut(start: Position, goal: Goal, moves: number): string {
  const { engine } = localEngine();
  let playing = startPlayingOut({ start, goal, moves });
  while (playing.status === 'to-move' || playing.status === 'waiting') {
    const { lines } = engine.search(requestFor(playing.game.position, { nodes: 20_000 }));
    const { verdict: found, moves: line } = lines[0]!;
    const result = found.kind === 'estimate' ? 'unknown' : found.kind;
    playing =
      playing.status === 'to-move'
        ? playOwn(playing, line[0]!)!
        : answerPlayOut(playing, { result, move: line[0]! })!.playing;
  }
  return playing.wrongMoves === 0 ? playing.status : 'with mistakes';
}

/** The others are too far from the tables for so few nodes: their certificates say that they are won. */
const WITHIN_REACH = NAMED_ENDINGS.filter((ending) => CERTIFICATES[ending] === undefined);

describe('[B57] an ending', () => {
  it.each(WITHIN_REACH)('can be done in the moves it allows: %s', (ending) => {
    const { start, goal, moves } = endingTask(ending);
    expect(playedOut(start, goal, moves)).toBe('reached');
  });
});

const STEPS = LESSON_IDS.flatMap((lesson) => stepsOf(lesson).map(({ id, step }) => ({ lesson, id, step })));

describe('[B55] lessons', () => {
  it.each(
    STEPS.filter(({ step }) => step.task.kind === 'play-out'),
  )('ask for what can be reached in time: $lesson $id', ({ step: { fen, task } }) => {
    if (task.kind !== 'play-out') throw new Error(task.kind);
    expect(verdict(positionOf(fen))).toBe(task.goal);
    expect(playedOut(positionOf(fen), task.goal, task.moves)).toBe('reached');
  });

  it.each([
    // The lesson, its step, and what all its right moves and no others do.
    ['corner', 'run', 'draw'],
    ['opposition', 'take', 'win'],
    ['exchange', 'swap', 'win'],
    ['bridge', 'keep', 'win'],
    ['first-position', 'hold', 'win'],
  ] as const)('accept exactly the moves that keep the result: %s %s', (lesson, id, goal) => {
    const { fen, task } = stepsOf(lesson).find((step) => step.id === id)!.step;
    if (task.kind !== 'line') throw new Error(task.kind);
    const start = positionOf(fen);
    const right = legalMoves(start)
      .map((move) => formatMove(move))
      .filter((move) => keeps(start, move, goal));
    expect(verdict(start)).toBe(goal);
    expect(task.moves.split(' ')[0]!.split('|')).toEqual(right);
  });

  it('about draws and kings say what the tables say', () => {
    // One king cannot hurt another in the double corner; two can.
    expect(verdict(positionOf('W:WK32:BK23'))).toBe('draw');
    expect(verdict(positionOf('W:WK28:BK19'))).toBe('draw');
    for (const fen of ['B:WK18,K19:BK28', 'B:WK14,K15:BK32', 'B:WK1,K2:BK32'])
      expect(verdict(positionOf(fen))).toBe('loss');
  });
});
