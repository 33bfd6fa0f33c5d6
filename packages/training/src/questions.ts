/** A session of training: one due card after another, each with what happened at it. The log alone is kept; a session follows from it. */
import type { Card, CardKind } from './card.ts';
import { type Exercise, exerciseCounts, exerciseOf } from './exercise.ts';
import { dueCards, NEW_CARDS_A_DAY } from './queue.ts';
import type { CardState, TrainingCommand, TrainingState } from './training.ts';

/** What to ask. */
export interface DueOptions {
  /** All kinds unless given. */
  readonly kinds?: readonly CardKind[];
  readonly newCards?: number;
}

/** One card in front of somebody. */
export interface Question {
  readonly card: Card;
  readonly exercise: Exercise;
  /** When it was asked, in milliseconds of whatever clock is used. */
  readonly askedAt: number;
}

/** Cards to be asked today, of some kinds. */
export function dueOf(
  training: TrainingState,
  day: number,
  { kinds, newCards = NEW_CARDS_A_DAY }: DueOptions = {},
): readonly CardState[] {
  const due = dueCards(training, day, newCards);
  return kinds ? due.filter(({ card }) => kinds.includes(card.kind)) : due;
}

/**
 * The next card, or null where nothing is due. The card asked last comes again only when no other is left; cards that cannot be read
 * are passed over.
 */
export function nextQuestion(
  training: TrainingState,
  day: number,
  now: number,
  options: DueOptions = {},
  last: string | null = null,
): Question | null {
  const due = dueOf(training, day, options).map(({ card }) => card);
  const all = [...training.cards.values()].map(({ card }) => card);
  for (const card of [...due.filter(({ id }) => id !== last), ...due.filter(({ id }) => id === last)]) {
    const exercise = exerciseOf(card, all);
    if (exercise.ok) return { card, exercise: exercise.value, askedAt: now };
  }
  return null;
}

/** What a finished question adds to the log. */
export function reviewOf({ card, exercise, askedAt }: Question, now: number): TrainingCommand {
  const { wrongMoves, hints, wasShown } = exerciseCounts(exercise);
  const ms = Math.max(0, now - askedAt);
  return { type: 'card.review', id: card.id, attempt: { wrongMoves, hints, wasShown, ms } };
}
