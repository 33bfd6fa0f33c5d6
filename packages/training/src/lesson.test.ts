import {
  columnOf,
  formatMove,
  has,
  isJump,
  legalMoves,
  type Move,
  movablePieces,
  positionOf,
  SQUARES,
} from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { LESSON_IDS, type LessonId, nextLesson, stepsOf } from './lesson.ts';
import {
  asksForMove,
  asksForPieces,
  type LessonRun,
  lessonMove,
  lessonReply,
  nextLessonStep,
  pressPiece,
  repeatStep,
  startLesson,
  wantedMoves,
} from './lesson-run.ts';
import { LESSON_WORDS } from './words.ts';

const STEPS = LESSON_IDS.flatMap((lesson) =>
  stepsOf(lesson).map(({ id, step }, i) => ({ lesson, id, step, i })),
);
const at = (lesson: LessonId, index: number): LessonRun => {
  let run = startLesson(lesson);
  for (let i = 0; i < index; i += 1) run = nextLessonStep(run)!;
  return run;
};
const legal = ({ game }: LessonRun, text: string): Move =>
  legalMoves(game.position).find((move) => formatMove(move) === text)!;

describe('[B55] lessons', () => {
  it('lead from the first move to the First Position, each with a few steps and words for all of them', () => {
    expect(LESSON_IDS).toHaveLength(16);
    expect([LESSON_IDS[0], LESSON_IDS.at(-1)]).toEqual(['men', 'first-position']);
    for (const lesson of LESSON_IDS) {
      const words = LESSON_WORDS[lesson];
      expect(Object.keys(words.steps)).toEqual(stepsOf(lesson).map(({ id }) => id));
      expect(stepsOf(lesson).length).toBeLessThanOrEqual(3);
    }
  });

  it.each(STEPS)('are played by the learner, who is White: $lesson $id', ({ lesson, id, i, step }) => {
    const run = at(lesson, i);
    expect(run.stepId).toBe(id);
    expect(positionOf(step.fen).turn).toBe('white');
    // Something is asked, or it is only to look at.
    expect(run.isDone || asksForMove(run) || asksForPieces(run)).toBe(true);
  });

  it.each(
    STEPS.filter(({ step }) => step.task.kind === 'line'),
  )('ask for legal moves, accept every one of them and no other: $lesson $id', ({ lesson, i }) => {
    const start = at(lesson, i);
    let run = start;
    while (!run.isDone) {
      const wanted = wantedMoves(run);
      expect(wanted.length).toBeGreaterThan(0);
      for (const move of legalMoves(run.game.position)) {
        const isWanted = wanted.some((one) => formatMove(one) === formatMove(move));
        expect(lessonMove(run, move)!.answer === 'wrong').toBe(!isWanted);
      }
      run = lessonMove(run, wanted[0]!)!.run;
    }
    expect(lessonMove(run, wantedMoves(start)[0]!)).toBeNull();
    expect(repeatStep(run)).toEqual(start);
  });

  it.each(
    STEPS.filter(({ step }) => step.task.kind === 'find-movable'),
  )('have pieces found, all of them: $lesson $id', ({ lesson, i }) => {
    let run = at(lesson, i);
    const movable = movablePieces(run.game.position, run.game.rules);
    for (const square of SQUARES) {
      const pressed = pressPiece(run, square);
      if (!has(movable, square)) {
        if (!run.isDone) expect(pressed!.answer).toBe('wrong');
        continue;
      }
      // Pressing one twice is no mistake, and finds nothing new.
      run = pressed!.run;
      if (!run.isDone) expect(pressPiece(run, square)!.run.found).toHaveLength(run.found.length);
    }
    expect(run.isDone).toBe(true);
    expect(lessonMove(run, legalMoves(run.game.position)[0]!)).toBeNull();
  });

  it('are played out against an opponent, who takes back what gives the goal away', () => {
    const run = at('opposition', 2);
    const wrong = lessonMove(run, legal(run, '32-28'))!;
    expect(wrong.answer).toBe('waiting');
    const [reply] = legalMoves(wrong.run.game.position);
    const answered = lessonReply(wrong.run, { result: 'draw', move: reply! })!;
    expect([answered.answer, answered.run.game.plies.length]).toEqual(['wrong', 0]);
    const right = lessonMove(answered.run, legal(answered.run, '32-27'))!;
    expect(
      lessonReply(right.run, { result: 'loss', move: legalMoves(right.run.game.position)[0]! })!.answer,
    ).toBe('right');
    expect(lessonReply(run, { result: 'loss', move: reply! })).toBeNull();
  });

  it('are a path: the next is the first that was not finished', () => {
    expect(nextLesson(new Set())).toBe('men');
    expect(nextLesson(new Set(['men', 'must']))).toBe('jump');
    expect(nextLesson(new Set(LESSON_IDS))).toBeNull();
    expect(nextLessonStep(at('men', 2))).toBeNull();
  });
});

describe('[B55] what lessons say is so', () => {
  const taken = (lesson: LessonId, i: number): number => {
    let run = at(lesson, i);
    const count = (): number => SQUARES.filter((square) => has(run.game.position.black, square)).length;
    const before = count();
    while (!run.isDone) run = lessonMove(run, wantedMoves(run)[0]!)!.run;
    return before - count();
  };
  const given = (lesson: LessonId, i: number): number =>
    stepsOf(lesson)[i]!.step.fen.split(':')[1]!.split(',').length -
    (() => {
      let run = at(lesson, i);
      while (!run.isDone) run = lessonMove(run, wantedMoves(run)[0]!)!.run;
      return SQUARES.filter((square) => has(run.game.position.white, square)).length;
    })();

  it('two for one is two for one, and shots take what they promise', () => {
    for (const i of [0, 1]) expect([given('two-for-one', i), taken('two-for-one', i)]).toEqual([1, 2]);
    expect([given('shot', 0), taken('shot', 0)]).toEqual([1, 3]);
    expect([given('shot', 1), taken('shot', 1)]).toEqual([2, 3]);
    expect([given('exchange', 0), taken('exchange', 0)]).toEqual([1, 1]);
    expect([taken('chain', 0), taken('chain', 1)]).toEqual([2, 3]);
  });

  it('where a jump must be taken, nothing else is legal', () => {
    const moves = legalMoves(at('must', 0).game.position);
    expect(moves.map((move) => [formatMove(move), isJump(move)])).toEqual([['22x15', true]]);
    expect(legalMoves(at('must', 2).game.position)).toHaveLength(2);
  });

  it('blocked is blocked, and over is over', () => {
    for (const [lesson, i] of [
      ['block', 0],
      ['block', 1],
      ['shot', 0],
      ['shot', 1],
    ] as const) {
      let run = at(lesson, i);
      while (!run.isDone) run = lessonMove(run, wantedMoves(run)[0]!)!.run;
      expect(run.game.outcome?.winner).toBe('white');
    }
  });

  it('the move is whose the count says it is', () => {
    // The columns of 29 to 32 are every other one, from the left.
    const counted = (lesson: LessonId, i: number): number => {
      const { black, white } = at(lesson, i).game.position;
      return SQUARES.filter((square) => has(black, square) || has(white, square)).filter(
        (square) => columnOf(square) % 2 === 0,
      ).length;
    };
    expect(SQUARES.slice(28).map(columnOf)).toEqual([0, 2, 4, 6]);
    expect([counted('opposition', 1), counted('exchange', 0), counted('first-position', 0)]).toEqual([
      1, 2, 1,
    ]);
  });

  it('at the start only the front row can move', () => {
    const { position, rules } = at('men', 2).game;
    const movable = movablePieces(position, rules);
    expect(SQUARES.filter((square) => has(movable, square))).toEqual([21, 22, 23, 24]);
  });
});
