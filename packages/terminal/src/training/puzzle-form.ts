/** Which puzzle to solve: that of the day, or one near one's rating with a goal or a theme. */
import { oneOf } from '@crownhead/rules';
import { countPuzzles, GOALS, ofTheDay, type PuzzleFilter, THEMES } from '@crownhead/training';
import type { Context, ScreenStep } from '../app/screen.ts';
import { answerTo, type Choice, choice, type FormPurpose, type FormScreen, form } from '../screens/form.ts';
import { type ExerciseScreen, openNextPuzzle, openPuzzle } from './exercise-model.ts';
import { logFault, standingText } from './standing.ts';
import { dayAt } from './today.ts';
import { counted, THEME_NAMES } from './words.ts';

const ANY = 'any';

/** Themes that no puzzle has are not offered. */
function themeChoices({ training }: Context): readonly Choice[] {
  const { themes } = countPuzzles(training?.puzzles ?? []);
  const some = THEMES.filter((theme) => themes[theme] > 0);
  return [
    { value: ANY, label: 'any' },
    ...some.map((theme) => ({
      value: theme,
      label: THEME_NAMES[theme],
      note: counted(themes[theme], 'puzzle'),
    })),
  ];
}

function dayNote({ training, now }: Context): string {
  const entry = ofTheDay(training?.puzzles ?? [], dayAt(now));
  if (!entry || !training) return '';
  const solved = training.state.puzzles.get(entry.id);
  const how = solved === undefined ? 'not tried yet' : solved ? 'solved' : 'tried, not solved';
  return `Rated ${entry.rating}, ${entry.tier}, ${how}.`;
}

function introOf(context: Context): string {
  const { training, now } = context;
  if (training === null) return 'Opening the puzzles.';
  const { puzzles } = training.state;
  const solved = [...puzzles.values()].filter(Boolean).length;
  const tried =
    puzzles.size === 0 ? '' : `, ${solved} of ${counted(puzzles.size, 'puzzle')} solved at the first try`;
  return `${logFault(context) ?? 'Every move that keeps the result is right.'} ${standingText(training, now)}${tried}.`;
}

const fieldsFor = (context: Context, { which, goal, theme }: Readonly<Record<string, string>>) => [
  choice(
    'which',
    'Which puzzle',
    [
      { value: 'next', label: 'next one near my rating' },
      { value: 'day', label: 'puzzle of the day', note: dayNote(context) },
    ],
    which ?? 'next',
  ),
  ...(which === 'day'
    ? []
    : [
        choice(
          'goal',
          'Goal',
          [
            { value: ANY, label: 'any' },
            { value: 'win', label: 'win' },
            { value: 'draw', label: 'draw' },
          ],
          goal ?? ANY,
        ),
        choice('theme', 'Theme', themeChoices(context), theme ?? ANY),
      ]),
];

/** At the button: Enter solves. */
export function puzzleForm(context: Context): FormScreen {
  const fields = fieldsFor(context, {});
  return {
    ...form({ purpose: 'puzzles', title: 'Puzzles', fields, button: 'Solve' }),
    intro: introOf(context),
    at: fields.length,
    busy: context.training === null,
  };
}

const answersOf = (screen: FormScreen) => ({
  which: answerTo(screen, 'which'),
  goal: answerTo(screen, 'goal') || ANY,
  theme: answerTo(screen, 'theme') || ANY,
});

function filterOf(screen: FormScreen): PuzzleFilter {
  const { goal, theme } = answersOf(screen);
  return { goal: oneOf(GOALS, goal), theme: oneOf(THEMES, theme), ratings: null };
}

function opened(screen: FormScreen, context: Context): ExerciseScreen | null {
  const { training, now } = context;
  if (training === null) return null;
  const filter = filterOf(screen);
  if (answerTo(screen, 'which') !== 'day') return openNextPuzzle(training, filter, null, context);
  const entry = ofTheDay(training.puzzles, dayAt(now));
  return entry && openPuzzle(entry, filter, true, context);
}

/** The same form with what is known now. */
const renewed = (screen: FormScreen, context: Context): FormScreen => {
  const fields = fieldsFor(context, answersOf(screen));
  const wasAtButton = screen.at >= screen.fields.length;
  return {
    ...screen,
    fields,
    at: wasAtButton ? fields.length : Math.min(screen.at, fields.length),
    intro: introOf(context),
    busy: context.training === null,
  };
};

export const PUZZLE_FORMS: Readonly<Record<string, FormPurpose>> = {
  puzzles: {
    submit(screen, context): ScreenStep<FormScreen> {
      const next = opened(screen, context);
      if (next) return { screen: { ...screen, said: null }, go: { to: 'push', screen: next } };
      return { screen: { ...screen, said: 'No puzzle fits. Try another goal or theme.' } };
    },
    arrange: renewed,
    told: (screen, event, context) =>
      event.type === 'training' ? { screen: renewed(screen, context) } : null,
  },
};
