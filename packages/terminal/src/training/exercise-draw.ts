/** Draws a puzzle, a card or an ending: what is asked, what was said, and how it went. */
import type { Square } from '@crownhead/rules';
import {
  ENDING_TAG,
  type Exercise,
  exerciseGame,
  exerciseSide,
  movesLeft,
  NAMED_ENDING_WORDS,
  NAMED_ENDINGS,
  PLAYED_TAG,
} from '@crownhead/training';
import type { Context } from '../app/screen.ts';
import type { Mark } from '../board/marks.ts';
import { drawTask, type Paragraph, taskWakes } from '../task/draw.ts';
import { charHint, type Hint, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { cardTag, type ExerciseScreen, isOver, lastSquares, playedText } from './exercise-model.ts';
import { keptCard } from './exercise-update.ts';
import { dayAt } from './today.ts';
import {
  counted,
  daysText,
  goalText,
  KIND_NAME,
  ratingText,
  sideName,
  THEME_NAMES,
  TIER_NAMES,
  TIER_SENTENCES,
} from './words.ts';

const plain = (text: string): Paragraph => ({ text, tone: 'plain' });
const faint = (text: string): Paragraph => ({ text, tone: 'faint' });
const title = (text: string): Paragraph => ({ text, tone: 'title' });
const GAP = plain('');

/** What is asked for. */
function askText(exercise: Exercise): string {
  const side = exerciseSide(exercise);
  switch (exercise.kind) {
    case 'solving':
      return goalText(exercise.solving.puzzle.goal, side);
    case 'reciting':
      return `Play ${sideName(side)}’s moves of this line`;
    case 'playing-out': {
      const { goal, moves } = exercise.playing.task;
      return `${goalText(goal, side)}: ${goal === 'win' ? 'within' : 'hold it for'} ${counted(moves, 'move')}`;
    }
    default:
      return exercise satisfies never;
  }
}

function nameOfEnding(id: string | null): { readonly name: string; readonly about: string } | null {
  const ending = NAMED_ENDINGS.find((one) => one === id);
  return ending ? NAMED_ENDING_WORDS[ending] : null;
}

function headOf({ task, exercise }: ExerciseScreen): readonly Paragraph[] {
  switch (task.kind) {
    case 'puzzle': {
      const { rating, tier, themes } = task.puzzle;
      const what = task.isOfDay ? 'Puzzle of the day' : 'Puzzle';
      return [
        title(`${what}, rated ${ratingText(rating)}`),
        faint(`${TIER_NAMES[tier]}: ${themes.map((theme) => THEME_NAMES[theme]).join(', ')}`),
      ];
    }
    case 'card': {
      const { card } = task;
      const ending = nameOfEnding(cardTag(card, ENDING_TAG));
      const played = cardTag(card, PLAYED_TAG);
      return [
        title(card.title || ending?.name || KIND_NAME[card.kind]),
        ...(ending && exercise.kind === 'playing-out' ? [faint(ending.about)] : []),
        ...(played ? [faint(`You played ${played}. Find what is better.`)] : []),
      ];
    }
    case 'ending': {
      const { name, about } = NAMED_ENDING_WORDS[task.ending];
      return [title(name), faint(about)];
    }
    default:
      return task satisfies never;
  }
}

/** How it went: rating, and when the card comes back. */
function resultOf(screen: ExerciseScreen, { training, now }: Context): readonly Paragraph[] {
  const { task, ratingBefore, isLogged } = screen;
  if (!isOver(screen) || training === null) return [];
  switch (task.kind) {
    case 'puzzle': {
      const rating = training.state.rating.rating;
      const change = Math.round(rating) - Math.round(ratingBefore ?? rating);
      const sign = change < 0 ? '−' : '+';
      const rated =
        ratingBefore === null
          ? 'Tried before: your rating stays as it is.'
          : `Your rating: ${ratingText(rating)} (${sign}${Math.abs(change)})`;
      return [...(isLogged ? [plain(rated)] : []), faint(TIER_SENTENCES[task.puzzle.tier])];
    }
    case 'card': {
      const due = training.state.cards.get(task.card.id)?.due;
      if (!isLogged || due === undefined) return [];
      const days = due - dayAt(now);
      return [plain(days <= 0 ? 'This card comes again today.' : `This card comes back ${daysText(days)}.`)];
    }
    case 'ending':
      return [];
    default:
      return task satisfies never;
  }
}

function leftText(exercise: Exercise): readonly Paragraph[] {
  if (exercise.kind !== 'playing-out' || exercise.playing.status === 'missed') return [];
  return exercise.playing.status === 'reached'
    ? []
    : [faint(`${counted(movesLeft(exercise.playing), 'move')} left`)];
}

const NEXT: Readonly<Record<ExerciseScreen['task']['kind'], string>> = {
  puzzle: 'next puzzle',
  card: 'next card',
  ending: 'again',
};

const giveUpText = ({ exercise }: ExerciseScreen): string =>
  exercise.kind === 'playing-out' ? 'give up' : 'show the answer';

function hintsOf(screen: ExerciseScreen, { training }: Context): readonly Hint[] {
  const end = [keyHint('Esc', 'escape', 'back'), charHint('?', 'help')];
  if (isOver(screen)) {
    const card = keptCard(screen);
    const canKeep = card !== null && !training?.state.cards.has(card.id);
    return [
      keyHint('Enter', 'enter', NEXT[screen.task.kind]),
      ...(canKeep ? [charHint('c', 'keep as a card')] : []),
      charHint('a', 'analyze'),
      charHint('v', 'flip'),
      ...end,
    ];
  }
  if (screen.shown !== null)
    return [keyHint('Enter', 'enter', 'try again'), charHint('x', giveUpText(screen)), ...end];
  return [
    { key: '11-15', label: 'move', meaning: null },
    { key: 'arrows', label: 'choose', meaning: null },
    charHint('i', 'hint'),
    charHint('x', giveUpText(screen)),
    charHint('v', 'flip'),
    ...end,
  ];
}

export function drawExercise(screen: ExerciseScreen, sheet: Sheet, context: Context): void {
  const { exercise, board, flipped, shown, hinted, said } = screen;
  const { position } = exerciseGame(exercise);
  const played = playedText(screen);
  const marks = new Map<Square, Mark>(hinted === null ? [] : [[hinted, 'planned']]);
  const unkept =
    context.training?.isKept === false
      ? [GAP, faint('Nothing can be saved: this lasts until you quit.')]
      : [];
  drawTask(
    sheet,
    {
      notice: askText(exercise),
      board: isOver(screen) || screen.asked === 'reply' ? null : board,
      flipped,
      still: { board: position, last: lastSquares(screen) },
      shown,
      marks,
      panel: [
        ...headOf(screen),
        ...leftText(exercise),
        ...(played === '' ? [] : [GAP, plain(played)]),
        ...(said.text === '' ? [] : [GAP, said]),
        ...(isOver(screen) ? [GAP, ...resultOf(screen, context)] : []),
        ...unkept,
      ],
      hints: hintsOf(screen, context),
    },
    context,
  );
}

export const exerciseWakes = (screen: ExerciseScreen, { now }: Context): number | null =>
  taskWakes(isOver(screen) ? null : screen.board, screen.shown, now);
