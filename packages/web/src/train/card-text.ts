/** What is written about a card: its title, its question, and what happened to a move. */
import { type BySide, type Move, oneOf, readMove, readPdn, tagValue } from '@crownhead/rules';
import {
  type Card,
  ENDING_TAG,
  type Exercise,
  exerciseGame,
  exerciseSide,
  NAMED_ENDINGS,
  type NamedEnding,
  PLAYED_TAG,
} from '@crownhead/training';
import { moveText } from '../board/move-text.ts';
import type { Said } from './task-driver.ts';
import { courseWords, trainWords } from './train-words.ts';

const movesText = (moves: readonly Move[]): string => moves.map(moveText).join(' ');

const tagOf = ({ pdn }: Card, name: string): string => {
  const [game] = readPdn(pdn);
  return (game && tagValue(game.tags, name)) || '';
};

const endingOf = (card: Card): NamedEnding | null => oneOf(NAMED_ENDINGS, tagOf(card, ENDING_TAG));

export function cardTitle(card: Card): string {
  const ending = card.kind === 'ending' ? endingOf(card) : null;
  return ending ? courseWords.value.endings[ending].name : card.title || trainWords.value.kindOf[card.kind];
}

/** What is asked, in one sentence. */
export function questionText(exercise: Exercise, sides: BySide<string>): string {
  const text = trainWords.value;
  const side = sides[exerciseSide(exercise)];
  switch (exercise.kind) {
    case 'solving':
      return text.goals[exercise.solving.puzzle.goal](side);
    case 'reciting':
      return text.lineOf(side);
    case 'playing-out': {
      const { goal, moves } = exercise.playing.task;
      const limit = goal === 'win' ? text.within(moves) : text.holdFor(moves);
      return `${text.goals[goal](side)}, ${limit}`;
    }
    default:
      return exercise satisfies never;
  }
}

/** What is said when all is done, where that is more than that it was right. */
export const praiseText = (exercise: Exercise): string =>
  exercise.kind === 'playing-out' ? trainWords.value.reached[exercise.playing.task.goal] : '';

/** What more there is to say: of a mistake, what was played. */
export function questionNote(card: Card, exercise: Exercise): string {
  if (card.kind !== 'mistake') return '';
  const { start, rules } = exerciseGame(exercise);
  const played = readMove(start, rules, tagOf(card, PLAYED_TAG));
  return played.ok ? trainWords.value.betterThan(moveText(played.value)) : '';
}

/** Null while there is nothing to say but the question. `praise` is said in place of plain praise. */
export function saidText(said: Said, praise?: string): string | null {
  const text = trainWords.value.said;
  switch (said.kind) {
    case 'ask':
      return null;
    case 'other-line':
      return text.otherLine;
    case 'no-hint':
      return text.noHint;
    case 'right':
    case 'thinking':
    case 'failed':
    case 'missed':
    case 'shown':
      return text[said.kind];
    case 'wrong': {
      const { move, answer, result } = said;
      if (move === null) return text.notThis;
      if (answer.length === 0) return `${text.wrong(moveText(move))} ${text.tryAgain}`;
      if (result === 'draw') return text.onlyDraw(moveText(move), movesText(answer));
      if (result === 'win') return text.loses(moveText(move), movesText(answer));
      return `${text.answered(moveText(move), movesText(answer))} ${text.tryAgain}`;
    }
    case 'done':
      if (said.others.length > 0) return `${text.done} ${text.alsoRight(movesText(said.others))}`;
      return praise || text.done;
    default:
      return said satisfies never;
  }
}

/** "tomorrow", "in 4 days". */
export function whenText(day: number, today: number): string {
  const text = trainWords.value;
  if (day <= today) return text.today;
  return day === today + 1 ? text.tomorrow : text.inDays(day - today);
}
