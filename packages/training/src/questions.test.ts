import { legalMoves, readPdn, replayPdn } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { exerciseAnswer, exerciseGame, exerciseMove } from './exercise.ts';
import { endingCard, lineCard } from './make-cards.ts';
import { trainingOverview } from './overview.ts';
import { dueOf, nextQuestion, reviewOf } from './questions.ts';
import {
  decideTraining,
  evolveTraining,
  NO_TRAINING,
  type TrainingCommand,
  type TrainingState,
} from './training.ts';

const line = (moves: string): Card => {
  const { tree } = replayPdn(readPdn(`${moves} *`)[0]!);
  return lineCard(tree, tree.nextId - 1, 'black', moves)!;
};
const CARDS = [line('1. 11-15'), line('1. 9-14'), endingCard('two-kings')];

function after(
  state: TrainingState,
  day: number,
  at: number,
  ...commands: readonly TrainingCommand[]
): TrainingState {
  return commands.reduce((known, command) => {
    const decided = decideTraining(known, command, { at, day });
    if (!decided.ok) throw new Error(decided.error);
    return evolveTraining(known, decided.value);
  }, state);
}
const added = (cards: readonly Card[] = CARDS): TrainingState =>
  after(NO_TRAINING, 1, 0, ...cards.map((card) => ({ type: 'card.add', card }) as const));

describe('[B53] a session of training', () => {
  it('asks what is due, one after the other, and what happened becomes the review', () => {
    let state = added();
    const question = nextQuestion(state, 1, 1000)!;
    expect(question.card.title).toBe('1. 11-15');
    const wrong = exerciseMove(question.exercise, legalMoves(exerciseGame(question.exercise).position)[0]!)!;
    const shown = exerciseAnswer(wrong.exercise);
    const review = reviewOf({ ...question, exercise: shown.exercise }, 5000);
    expect(review).toMatchObject({ attempt: { wrongMoves: 1, wasShown: true, ms: 4000 } });
    state = after(state, 1, 1, review);
    // Not known: it comes again the same day, but not immediately.
    expect(nextQuestion(state, 1, 6000, {}, question.card.id)!.card.title).toBe('1. 9-14');
    expect(dueOf(state, 1)).toHaveLength(3);
  });

  it('repeats a card immediately only when no other is left', () => {
    const state = added([CARDS[0]!]);
    expect(nextQuestion(state, 1, 0, {}, CARDS[0]!.id)!.card.id).toBe(CARDS[0]!.id);
  });

  it('asks only some kinds, where somebody wants that', () => {
    expect(nextQuestion(added(), 1, 0, { kinds: ['ending'] })!.card.kind).toBe('ending');
    expect(nextQuestion(added(), 1, 0, { kinds: ['mistake'] })).toBeNull();
    expect(dueOf(added(), 1, { newCards: 1 })).toHaveLength(1);
  });

  it('passes over a card that cannot be read', () => {
    const damaged = { id: 'x', kind: 'puzzle', pdn: '1. 9-22', title: '' } as const;
    expect(nextQuestion(added([damaged, CARDS[1]!]), 1, 0)!.card.title).toBe('1. 9-14');
    expect(nextQuestion(added([damaged]), 1, 0)).toBeNull();
  });

  it('is summed up: what is due by kind, how well it is known, when it comes back', () => {
    const attempt = { wrongMoves: 0, hints: 0, wasShown: false, ms: 90_000 };
    const state = after(added(), 1, 1, { type: 'card.review', id: CARDS[0]!.id, attempt });
    const { kinds, due, minutes } = trainingOverview(state, 1);
    expect(kinds.opening).toMatchObject({ cards: 2, due: 1, known: 0.5 });
    expect(kinds.opening.next).toBeGreaterThan(1);
    expect(kinds.ending).toMatchObject({ cards: 1, due: 1, known: 0, next: null });
    expect([kinds.puzzle.cards, due]).toEqual([0, 2]);
    expect(minutes).toBe(4);
    expect(trainingOverview(NO_TRAINING, 1)).toMatchObject({ due: 0, minutes: 0 });
  });
});
