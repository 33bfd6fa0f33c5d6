/** Training at one sight: what is due, lessons, endings, squares. */
import {
  CARD_KINDS,
  type CardKind,
  endingCard,
  endingTask,
  LESSON_IDS,
  LESSON_WORDS,
  NAMED_ENDING_WORDS,
  NAMED_ENDINGS,
  nextLesson,
  trainingOverview,
} from '@crownhead/training';
import type { AppCommand, Context, ScreenStep, Training } from '../app/screen.ts';
import { type ListPurpose, type ListScreen, listScreen } from '../screens/list.ts';
import { charHint, type Hint, keyHint } from '../ui/parts.ts';
import { cardsList } from './card-list.ts';
import { openEnding, openNextCard } from './exercise-model.ts';
import { openLesson } from './lesson-model.ts';
import { puzzleForm } from './puzzle-form.ts';
import { type SquaresMode, squaresScreen } from './squares.ts';
import { logFault, standingText } from './standing.ts';
import { dayAt } from './today.ts';
import { counted, daysText, goalText, KIND_NAMES, numberText } from './words.ts';

const OPEN: readonly AppCommand[] = [{ type: 'training.open' }];

/** The training screen, with what it needs from outside. */
export const toTraining = () => ({ screen: listScreen('train'), commands: OPEN });

const ENTER_BACK: readonly Hint[] = [keyHint('Esc', 'escape', 'back'), charHint('?', 'help')];

type Entry =
  | { readonly kind: 'cards'; readonly of: CardKind | null }
  | { readonly kind: 'lessons' | 'endings' | 'puzzles' | 'all-cards' }
  | { readonly kind: 'squares'; readonly mode: SquaresMode };

/** Kinds of cards have a row of their own where there are some. */
function entriesOf({ training }: Context): readonly Entry[] {
  if (training === null) return [];
  const cards = [...training.state.cards.values()];
  const kinds = CARD_KINDS.filter((kind) => cards.some(({ card }) => card.kind === kind));
  return [
    { kind: 'cards', of: null },
    ...(kinds.length > 1 ? kinds.map((of): Entry => ({ kind: 'cards', of })) : []),
    { kind: 'lessons' },
    { kind: 'endings' },
    { kind: 'puzzles' },
    { kind: 'squares', mode: 'name' },
    { kind: 'squares', mode: 'find' },
    ...(cards.length > 0 ? [{ kind: 'all-cards' } as const] : []),
  ];
}

function cardsNote({ state }: Training, of: CardKind | null, day: number): string {
  const { kinds, due, minutes } = trainingOverview(state, day);
  if (of === null) {
    if (due > 0) return `${due} due, about ${counted(minutes, 'minute')}`;
    const coming = CARD_KINDS.flatMap((kind) => kinds[kind].next ?? []);
    if (coming.length > 0) return `all done; the next ones come ${daysText(Math.min(...coming) - day)}`;
    return state.cards.size === 0 ? 'none yet: keep mistakes, puzzles or endings' : 'all done';
  }
  const { cards, due: dueOfKind, known } = kinds[of];
  return `${dueOfKind} due of ${cards}, ${Math.round(known * 100)} % known`;
}

/** Before the first run there is none. */
const bestNote = (best: number): string => (best > 0 ? `; best: ${best}` : '');

function rowOf(entry: Entry, training: Training, now: number): readonly string[] {
  const { state } = training;
  switch (entry.kind) {
    case 'cards': {
      const label = entry.of === null ? 'Today’s cards' : `  ${KIND_NAMES[entry.of]}`;
      return [label, cardsNote(training, entry.of, dayAt(now))];
    }
    case 'lessons': {
      const next = nextLesson(state.lessons);
      const done = LESSON_IDS.filter((id) => state.lessons.has(id)).length;
      const note = next === null ? 'all finished' : `next: ${LESSON_WORDS[next].title}`;
      return ['Lessons', `${done} of ${LESSON_IDS.length}, ${note}`];
    }
    case 'endings':
      return ['Endings to know', `${NAMED_ENDINGS.length}, against an opponent who never errs`];
    case 'puzzles':
      return ['Puzzles', `${numberText(training.puzzles.length)}, one of them for today`];
    case 'squares':
      return entry.mode === 'name'
        ? ['Name the squares', `type their numbers, 30 seconds${bestNote(state.bestSquares)}`]
        : ['Find the squares', 'click on them, 30 seconds'];
    case 'all-cards':
      return ['All my cards', counted(state.cards.size, 'card')];
    default:
      return entry satisfies never;
  }
}

function open(
  screen: ListScreen,
  entry: Entry,
  training: Training,
  context: Context,
): ScreenStep<ListScreen> {
  const push = (next: ListScreen | ReturnType<typeof puzzleForm>): ScreenStep<ListScreen> => ({
    screen,
    go: { to: 'push', screen: next },
  });
  switch (entry.kind) {
    case 'cards': {
      const next = openNextCard(training, entry.of === null ? null : [entry.of], null, context);
      const nothing =
        'No card is due. Keep mistakes, puzzles or endings as cards: they come back before you forget them.';
      return next ? { screen, go: { to: 'push', screen: next } } : { screen: { ...screen, said: nothing } };
    }
    case 'lessons': {
      const next = nextLesson(training.state.lessons);
      return push(listScreen('lessons', null, next === null ? 0 : LESSON_IDS.indexOf(next)));
    }
    case 'endings':
      return push(listScreen('endings'));
    case 'puzzles':
      return push(puzzleForm(context));
    case 'squares':
      return { screen, go: { to: 'push', screen: squaresScreen(entry.mode) } };
    case 'all-cards':
      return push(cardsList());
    default:
      return entry satisfies never;
  }
}

export const TRAIN_LISTS: Readonly<Record<string, ListPurpose>> = {
  train: {
    title: () => 'Training',
    about: (_, { training, now }) => (training ? standingText(training, now) : ''),
    intro: (_, context) =>
      logFault(context) ?? 'Cards bring back what you want to remember just before you would forget it.',
    columns: [0.3, 0.7],
    count: (_, context) => entriesOf(context).length,
    row: (_, index, context) => rowOf(entriesOf(context)[index]!, context.training!, context.now),
    empty: () => 'Opening your training log.',
    pick: (screen, index, context) => open(screen, entriesOf(context)[index]!, context.training!, context),
    hints: () => [keyHint('Enter', 'enter', 'go'), ...ENTER_BACK],
  },
  lessons: {
    title: () => 'Lessons',
    about: (_, { training }) =>
      `${LESSON_IDS.filter((id) => training?.state.lessons.has(id)).length} of ${LESSON_IDS.length} finished`,
    intro: () => 'From the first move to the First Position. Each takes a few minutes.',
    columns: [0.06, 0.37, 0.57],
    main: 1,
    count: () => LESSON_IDS.length,
    row: (_, index, { training, look }) => {
      const id = LESSON_IDS[index]!;
      const { title, about } = LESSON_WORDS[id];
      const isDone = training?.state.lessons.has(id) === true;
      return [isDone ? (look.ascii ? 'x' : '✓') : `${index + 1}`, title, about];
    },
    empty: () => '',
    pick: (screen, index, context) => ({
      screen,
      go: { to: 'push', screen: openLesson(LESSON_IDS[index]!, context) },
    }),
    hints: () => [keyHint('Enter', 'enter', 'begin'), ...ENTER_BACK],
  },
  endings: {
    title: () => 'Endings to know',
    about: () => '',
    intro: () =>
      'Played out against an opponent who never errs. Each is confirmed by the endgame tables or by a proof.',
    columns: [0.58, 0.32, 0.1],
    headings: ['Ending', 'Goal', 'Card'],
    count: () => NAMED_ENDINGS.length,
    row: (_, index, { training }) => {
      const ending = NAMED_ENDINGS[index]!;
      const { start, goal } = endingTask(ending);
      const isKept = training?.state.cards.has(endingCard(ending).id) === true;
      return [NAMED_ENDING_WORDS[ending].name, goalText(goal, start.turn), isKept ? 'yes' : ''];
    },
    empty: () => '',
    pick: (screen, index, context) => ({
      screen,
      go: { to: 'push', screen: openEnding(NAMED_ENDINGS[index]!, context) },
    }),
    hints: () => [keyHint('Enter', 'enter', 'play it'), charHint('c', 'keep as a card'), ...ENTER_BACK],
    type: (screen, char, { training }) => {
      const ending = NAMED_ENDINGS[screen.at];
      if (char !== 'c' || !ending) return null;
      const card = endingCard(ending);
      if (training?.state.cards.has(card.id))
        return { screen: { ...screen, said: 'This is in your cards already.' } };
      const said = 'Kept: it comes back when you train.';
      return {
        screen: { ...screen, said },
        commands: [{ type: 'training.do', command: { type: 'card.add', card } }],
      };
    },
  },
};
