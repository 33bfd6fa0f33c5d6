/** Which games the library has: PDN files, or those that come with the program. */
import { answerTo, type FormPurpose, type FormScreen, form, text } from '../screens/form.ts';

export const openFilesForm = (): FormScreen =>
  form({
    purpose: 'library-open',
    title: 'Open games',
    intro:
      'PDN files of any size, with spaces between their names. Without one, the games that come with Crownhead.',
    fields: [text('files', 'Files', '')],
    button: 'Open',
  });

/** Names with spaces stand in quotes. */
export const fileNames = (typed: string): readonly string[] =>
  [...typed.matchAll(/"([^"]+)"|'([^']+)'|(\S+)/g)].map(
    ([, double, single, bare]) => (double ?? single ?? bare)!,
  );

export const OPEN_GAMES_FORMS: Readonly<Record<string, FormPurpose>> = {
  'library-open': {
    submit: (screen) => ({
      screen,
      go: { to: 'back' },
      commands: [{ type: 'library.open', files: fileNames(answerTo(screen, 'files')) }],
    }),
  },
};
