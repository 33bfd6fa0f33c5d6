/** Forms for files: saving a game, and opening one to play on (F1, F2). */
import { treeOfPdn } from '@crownhead/client/analysis';
import { openSaved } from '@crownhead/match';
import { type GameTree, naturalOutcome } from '@crownhead/rules';
import { toAnalysis } from '../analysis/start.ts';
import type { Context, ScreenStep } from '../app/screen.ts';
import { answerTo, choice, type FormPurpose, type FormScreen, form, text } from './form.ts';
import { startLocal } from './start-local.ts';

/** The game, and the file that was found in its place. */
interface Saving {
  readonly pdn: string;
  readonly there: string | null;
}

export const saveForm = (pdn: string): FormScreen =>
  form({
    purpose: 'save',
    title: 'Save game',
    intro: 'Saved as PDN: other checkers programs can read it, and you can open it here to continue.',
    fields: [text('file', 'File', 'game.pdn')],
    button: 'Save',
    data: { pdn, there: null } satisfies Saving,
  });

export const openForm = (): FormScreen =>
  form({
    purpose: 'open',
    title: 'Open a file',
    intro: 'A PDN file. The first game in it continues where it stopped.',
    fields: [
      text('file', 'File', 'game.pdn'),
      choice(
        'computer',
        'The computer plays',
        [
          { value: 'none', label: 'nobody' },
          { value: 'black', label: 'the first side' },
          { value: 'white', label: 'the second side' },
        ],
        'none',
      ),
    ],
    button: 'Open',
  });

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** A game that cannot go on, for one can still look at it. */
function overGame(pdn: string): GameTree | null {
  const replay = treeOfPdn(pdn);
  if (!replay.ok || replay.value.failure) return null;
  const { game, tree } = replay.value;
  return naturalOutcome(game) ? tree : null;
}

/** Whatever is wrong with a file, the form says it and nothing else changes. */
function opened(screen: FormScreen, file: string, pdn: string, context: Context): ScreenStep<FormScreen> {
  const saved = openSaved(pdn);
  const over = saved.ok ? null : overGame(pdn);
  if (over) {
    const { go, commands } = toAnalysis(over, context, {
      said: `The game in ${file} is over: this is its analysis.`,
    });
    return { screen: { ...screen, busy: false, said: null }, go, commands };
  }
  if (!saved.ok)
    return { screen: { ...screen, busy: false, said: `${file} cannot be opened: ${saved.error}` } };
  const { options, names, games, notices } = saved.value;
  const computer = answerTo(screen, 'computer');
  const player = (side: 'black' | 'white') => ({
    name: names[side],
    level: computer === side ? context.config.level : null,
  });
  const said = [
    `Opened ${file}.`,
    ...(games > 1 ? [`The file has ${plural(games, 'game')}: this is the first.`] : []),
    ...notices,
  ];
  const setup = { options, players: { black: player('black'), white: player('white') } };
  return startLocal(screen, setup, context, said.join(' '));
}

const nameOf = (screen: FormScreen): string => answerTo(screen, 'file').trim();

export const FILE_FORMS: Readonly<Record<string, FormPurpose>> = {
  save: {
    submit(screen) {
      const file = nameOf(screen);
      if (file === '') return { screen: { ...screen, said: 'Enter a file name, like game.pdn.' } };
      const { pdn, there } = screen.data as Saving;
      const write = { type: 'file.write', file, text: pdn, replace: there === file } as const;
      return { screen: { ...screen, busy: true }, commands: [write] };
    },
    told(screen, event) {
      if (event.type !== 'file.written') return null;
      if (event.fault !== null) {
        const { message, isThere } = event.fault;
        const data = { ...(screen.data as Saving), there: isThere ? event.file : null };
        return { screen: { ...screen, busy: false, said: message, data } };
      }
      return { screen, go: { to: 'back' } };
    },
  },
  open: {
    submit(screen) {
      const file = nameOf(screen);
      if (file === '') return { screen: { ...screen, said: 'Enter a file name, like game.pdn.' } };
      return { screen: { ...screen, busy: true }, commands: [{ type: 'file.read', file }] };
    },
    told(screen, event, context) {
      if (event.type !== 'file.read') return null;
      if (!event.text.ok) return { screen: { ...screen, busy: false, said: event.text.error } };
      return opened(screen, event.file, event.text.value, context);
    },
  },
};
