/**
 * What somebody has trained, as a log: every state follows from its events, so that logs of two devices can be put together and a log
 * can be saved as a file.
 */
import { err, ok, type Result } from '@crownhead/rules';
import type { Card, CardKind } from './card.ts';
import { type AttemptFacts, gradeOf, isClean } from './grade.ts';
import { type Grade, intervalDays, type Memory, remember } from './memory.ts';
import { FIRST_RATING, type Rating, rate } from './rating.ts';

/** When something happened. */
export interface EventStamp {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The person's own day, as `dayOf` counts them. */
  readonly day: number;
}

/** What can happen to a training log. */
export type TrainingCommand =
  | { readonly type: 'card.add'; readonly card: Card }
  | { readonly type: 'card.remove'; readonly id: string }
  | { readonly type: 'card.review'; readonly id: string; readonly attempt: AttemptFacts }
  | {
      readonly type: 'puzzle.try';
      readonly id: string;
      readonly rating: number;
      readonly attempt: AttemptFacts;
    }
  /** A puzzle from the player's own games, kept with the log. */
  | { readonly type: 'puzzle.add'; readonly id: string; readonly pdn: string }
  | { readonly type: 'puzzle.remove'; readonly id: string }
  | { readonly type: 'lesson.finish'; readonly id: string }
  | { readonly type: 'squares.finish'; readonly right: number; readonly wrong: number };

/** What did happen: an entry of the log. */
export type TrainingEvent = EventStamp &
  (
    | { readonly type: 'card.added'; readonly card: Card }
    | { readonly type: 'card.removed'; readonly id: string }
    | {
        readonly type: 'card.reviewed';
        readonly id: string;
        readonly attempt: AttemptFacts;
        readonly grade: Grade;
      }
    | {
        readonly type: 'puzzle.tried';
        readonly id: string;
        readonly rating: number;
        readonly attempt: AttemptFacts;
      }
    | { readonly type: 'puzzle.added'; readonly id: string; readonly pdn: string }
    | { readonly type: 'puzzle.removed'; readonly id: string }
    | { readonly type: 'lesson.finished'; readonly id: string }
    | { readonly type: 'squares.finished'; readonly right: number; readonly wrong: number }
  );

/** Why a command changes nothing. */
export type TrainingRefusal =
  | 'card-known'
  | 'no-such-card'
  | 'puzzle-known'
  | 'no-such-puzzle'
  | 'bad-attempt'
  | 'bad-count';

/** A card, and how well it is known. */
export interface CardState {
  readonly card: Card;
  /** Null before the first review. */
  readonly memory: Memory | null;
  /** The day it should be asked. */
  readonly due: number;
  readonly firstDay: number | null;
  readonly lastDay: number | null;
  readonly attempts: readonly AttemptFacts[];
  readonly lapses: number;
}

/** All that follows from a log. */
export interface TrainingState {
  readonly cards: ReadonlyMap<string, CardState>;
  /** How long clean attempts took, by kind, the last ones. */
  readonly times: Readonly<Record<CardKind, readonly number[]>>;
  readonly rating: Rating;
  /** Puzzles by id: whether the first try was clean. */
  readonly puzzles: ReadonlyMap<string, boolean>;
  /** Puzzles from the player's own games as PDN, by id. */
  readonly ownPuzzles: ReadonlyMap<string, string>;
  readonly lessons: ReadonlySet<string>;
  /** The most squares named in one run. */
  readonly bestSquares: number;
  /** Days on which something was trained. */
  readonly days: ReadonlySet<number>;
}

/** Before the first event. */
export const NO_TRAINING: TrainingState = {
  cards: new Map(),
  times: { mistake: [], puzzle: [], opening: [], ending: [] },
  rating: FIRST_RATING,
  puzzles: new Map(),
  ownPuzzles: new Map(),
  lessons: new Set(),
  bestSquares: 0,
  days: new Set(),
};

/** Enough attempts to tell what is usual, few enough to follow somebody who gets quicker. */
const TIMES_KEPT = 50;
const ATTEMPTS_KEPT = 3;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
const isAttempt = ({ wrongMoves, hints, ms }: AttemptFacts): boolean =>
  isCount(wrongMoves) && isCount(hints) && Number.isFinite(ms) && ms >= 0;

/** The event that a command becomes, or why it becomes none. */
export function decideTraining(
  state: TrainingState,
  command: TrainingCommand,
  stamp: EventStamp,
): Result<TrainingEvent, TrainingRefusal> {
  switch (command.type) {
    case 'card.add':
      if (state.cards.has(command.card.id)) return err('card-known');
      return ok({ ...stamp, type: 'card.added', card: command.card });
    case 'card.remove':
      if (!state.cards.has(command.id)) return err('no-such-card');
      return ok({ ...stamp, type: 'card.removed', id: command.id });
    case 'card.review': {
      const { id, attempt } = command;
      const known = state.cards.get(id);
      if (!known) return err('no-such-card');
      if (!isAttempt(attempt)) return err('bad-attempt');
      const grade = gradeOf(attempt, known.attempts, state.times[known.card.kind]);
      return ok({ ...stamp, type: 'card.reviewed', id, attempt, grade });
    }
    case 'puzzle.try':
      if (!isAttempt(command.attempt)) return err('bad-attempt');
      return ok({ ...stamp, ...command, type: 'puzzle.tried' });
    case 'puzzle.add':
      if (state.ownPuzzles.has(command.id)) return err('puzzle-known');
      return ok({ ...stamp, ...command, type: 'puzzle.added' });
    case 'puzzle.remove':
      if (!state.ownPuzzles.has(command.id)) return err('no-such-puzzle');
      return ok({ ...stamp, type: 'puzzle.removed', id: command.id });
    case 'lesson.finish':
      return ok({ ...stamp, type: 'lesson.finished', id: command.id });
    case 'squares.finish':
      if (!isCount(command.right) || !isCount(command.wrong)) return err('bad-count');
      return ok({ ...stamp, ...command, type: 'squares.finished' });
    default:
      return command satisfies never;
  }
}

function reviewed(known: CardState, attempt: AttemptFacts, grade: Grade, day: number): CardState {
  const { memory, lastDay, attempts, lapses } = known;
  // A clock that was put back does not make a memory fresher.
  const days = lastDay === null ? 0 : Math.max(0, day - lastDay);
  const next = remember(memory, days, grade);
  const isForgotten = grade === 'again';
  return {
    ...known,
    memory: next,
    // What was not known comes again the same day.
    due: isForgotten ? day : day + intervalDays(next),
    firstDay: known.firstDay ?? day,
    lastDay: lastDay === null ? day : Math.max(day, lastDay),
    attempts: [...attempts, attempt].slice(-ATTEMPTS_KEPT),
    lapses: lapses + (isForgotten && memory !== null ? 1 : 0),
  };
}

const withCard = (state: TrainingState, id: string, card: CardState): TrainingState => ({
  ...state,
  cards: new Map(state.cards).set(id, card),
});

const withDay = (state: TrainingState, day: number): TrainingState =>
  state.days.has(day) ? state : { ...state, days: new Set(state.days).add(day) };

/** The state after an event. */
export function evolveTraining(state: TrainingState, event: TrainingEvent): TrainingState {
  const { day } = event;
  switch (event.type) {
    case 'card.added': {
      const { card } = event;
      const fresh = { card, memory: null, due: day, firstDay: null, lastDay: null, attempts: [], lapses: 0 };
      return state.cards.has(card.id) ? state : withCard(state, card.id, fresh);
    }
    case 'card.removed': {
      const cards = new Map(state.cards);
      cards.delete(event.id);
      return { ...state, cards };
    }
    case 'card.reviewed': {
      const { id, attempt, grade } = event;
      const known = state.cards.get(id);
      if (!known) return state;
      const { kind } = known.card;
      const times = isClean(attempt)
        ? [...state.times[kind], attempt.ms].slice(-TIMES_KEPT)
        : state.times[kind];
      const next = { ...state, times: { ...state.times, [kind]: times } };
      return withDay(withCard(next, id, reviewed(known, attempt, grade, day)), day);
    }
    case 'puzzle.tried': {
      const { id, rating, attempt } = event;
      // A puzzle counts the first time only: the second time one may remember it.
      if (state.puzzles.has(id)) return withDay(state, day);
      const isSolved = isClean(attempt);
      const puzzles = new Map(state.puzzles).set(id, isSolved);
      return withDay({ ...state, puzzles, rating: rate(state.rating, rating, isSolved) }, day);
    }
    case 'puzzle.added': {
      if (state.ownPuzzles.has(event.id)) return state;
      return { ...state, ownPuzzles: new Map(state.ownPuzzles).set(event.id, event.pdn) };
    }
    case 'puzzle.removed': {
      const ownPuzzles = new Map(state.ownPuzzles);
      ownPuzzles.delete(event.id);
      return { ...state, ownPuzzles };
    }
    case 'lesson.finished':
      return withDay({ ...state, lessons: new Set(state.lessons).add(event.id) }, day);
    case 'squares.finished':
      return withDay({ ...state, bestSquares: Math.max(state.bestSquares, event.right) }, day);
    default:
      return event satisfies never;
  }
}

/** The state after all of them. */
export const replayTraining = (events: readonly TrainingEvent[]): TrainingState =>
  events.reduce(evolveTraining, NO_TRAINING);
