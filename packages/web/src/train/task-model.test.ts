import { formatMove, legalMoves, type Move } from '@crownhead/rules';
import {
  endingCard,
  exerciseCounts,
  exerciseOf,
  type LessonRun,
  nextLessonStep,
  startLesson,
} from '@crownhead/training';
import { describe, expect, it } from 'vitest';
import { CardDriver } from './card-driver.ts';
import { LessonDriver } from './lesson-driver.ts';
import type { TaskDriver } from './task-driver.ts';
import { TaskModel } from './task-model.ts';

/** A clock that is moved by hand, and an opponent who plays the first legal move. */
function started(driver: TaskDriver, result: 'win' | 'draw' | 'loss' = 'loss') {
  const waiting: (() => void)[] = [];
  const finished: number[] = [];
  const sounds: string[] = [];
  const state = { result, isOffline: false };
  const model = new TaskModel(driver, {
    after: (_, run) => {
      waiting.push(run);
      return () => waiting.splice(waiting.indexOf(run), 1);
    },
    play: (sound) => sounds.push(sound),
    opponent: async (game) => {
      if (state.isOffline) throw new Error('offline');
      return { result: state.result, move: legalMoves(game.position)[0]! };
    },
    finished: () => finished.push(1),
  });
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) {
      waiting.shift()?.();
      await Promise.resolve();
    }
  };
  const play = async (from: number, to: number): Promise<void> => {
    for (const place of [from, to]) model.press(place as never);
    await settle();
  };
  return { model, settle, play, finished, sounds, state };
}

const ending = (): CardDriver => {
  const exercise = exerciseOf(endingCard('one-king'));
  if (!exercise.ok) throw new Error(exercise.error);
  return new CardDriver(exercise.value);
};
const step = (run: LessonRun, index: number): LessonRun =>
  index === 0 ? run : step(nextLessonStep(run)!, index - 1);
const moves = ({ game }: TaskModel): readonly string[] =>
  game.value.plies.flatMap((ply) => (ply.kind === 'move' ? [formatMove(ply.move as Move)] : []));

describe('[B52] an ending on a screen', () => {
  it('waits for the opponent, and goes on from there', async () => {
    const { model, play } = started(ending());
    await play(32, 27);
    expect(moves(model)).toHaveLength(2);
    expect([model.mayMove.value, model.said.value.kind]).toEqual([true, 'right']);
  });

  it('takes a move back that gives the win away, and says what answers it', async () => {
    const driver = ending();
    const { model, play } = started(driver, 'draw');
    await play(32, 28);
    expect(model.said.value).toMatchObject({ kind: 'wrong', move: { from: 32 }, result: 'draw' });
    expect([moves(model), model.mayMove.value]).toEqual([[], true]);
    expect(exerciseCounts(driver.exercise).wrongMoves).toBe(1);
  });

  it('says when the opponent does not answer, and asks again', async () => {
    const { model, play, settle, state } = started(ending());
    state.isOffline = true;
    await play(32, 27);
    expect(model.said.value.kind).toBe('failed');
    state.isOffline = false;
    model.retry();
    await settle();
    expect(model.mayMove.value).toBe(true);
  });

  it('shows the piece on a hint, and counts it', async () => {
    const driver = ending();
    const { model } = started(driver);
    await model.hint();
    expect(model.hinted.value).toBe(32);
    expect(exerciseCounts(driver.exercise).hints).toBe(1);
  });

  it('says when there is no hint, and asks again', async () => {
    const driver = ending();
    const { model, settle, state } = started(driver);
    state.isOffline = true;
    await model.hint();
    expect([model.said.value.kind, model.hinted.value, model.mayMove.value]).toEqual(['no-hint', null, true]);
    model.retry();
    expect(model.said.value.kind).toBe('ask');
    await settle();
    expect(model.said.value.kind).toBe('no-hint');
    expect(exerciseCounts(driver.exercise).hints).toBe(0);
    state.isOffline = false;
    model.retry();
    await settle();
    expect([model.said.value.kind, model.hinted.value]).toEqual(['ask', 32]);
    expect(exerciseCounts(driver.exercise).hints).toBe(1);
  });

  it('is over when it is given up, which is told once', () => {
    const { model, finished } = started(ending());
    model.show();
    model.show();
    expect([model.isOver.value, model.said.value.kind, finished.length]).toEqual([true, 'shown', 1]);
  });
});

describe('[B55] a step of a lesson on a screen', () => {
  it('plays the answers, and is done after the last move', async () => {
    const { model, play, sounds } = started(new LessonDriver(startLesson('two-for-one')));
    await play(28, 24);
    expect(moves(model)).toEqual(['28-24', '20x27']);
    expect([model.said.value.kind, model.isOver.value]).toEqual(['right', false]);
    await play(32, 14);
    expect([model.said.value.kind, model.isOver.value]).toEqual(['done', true]);
    expect(sounds).toEqual(['move', 'capture', 'capture']);
  });

  it('takes back another move, and shows the right one to who asks', async () => {
    const { model, play, settle } = started(new LessonDriver(startLesson('two-for-one')));
    await play(9, 5);
    expect([model.said.value.kind, moves(model), model.mayMove.value]).toEqual(['wrong', [], true]);
    model.show();
    expect(moves(model)).toEqual(['28-24']);
    await settle();
    expect([moves(model), model.mayMove.value]).toEqual([[], true]);
  });

  it('has pieces pressed', () => {
    const { model } = started(new LessonDriver(step(startLesson('men'), 2)));
    model.press(32 as never);
    expect(model.said.value.kind).toBe('wrong');
    for (const square of [21, 22, 23, 24]) model.press(square as never);
    expect([model.found.value, model.isOver.value]).toEqual([[21, 22, 23, 24], true]);
  });

  it('says nothing more after it was left', async () => {
    const { model, settle } = started(ending());
    model.press(32 as never);
    model.press(27 as never);
    model.close();
    await settle();
    expect(model.said.value.kind).toBe('thinking');
  });
});
