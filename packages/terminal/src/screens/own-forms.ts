/** Forms about the user: the name, asked once (N2), and the options. */

import { readOrigin } from '@crownhead/client';
import { TABLE_WORDS, tidyName } from '@crownhead/match';
import type { AppCommand, Context, ScreenStep } from '../app/screen.ts';
import { withName } from '../shell/config.ts';
import { BOARD_LABELS, type BoardSkin, PIECE_LABELS, type PieceSkin } from '../term/skin-names.ts';
import { BAD_ADDRESS } from './address-words.ts';
import { answerTo, choice, type FormPurpose, type FormScreen, form, isYes, text, yesNo } from './form.ts';

export const nameForm = (): FormScreen =>
  form({
    purpose: 'name',
    title: 'Welcome to Crownhead',
    intro: 'Other players see this name. You can change it in the options.',
    fields: [text('name', 'Your name', '')],
    button: 'Continue',
  });

const AUTO = 'auto';
const AS_TERMINAL = { value: AUTO, label: 'like the terminal' };
const flag = (value: boolean | null, yes: string, no: string): string =>
  value === null ? AUTO : value ? yes : no;

const labelled = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const optionsForm = ({ config }: Context): FormScreen =>
  form({
    purpose: 'options',
    title: 'Options',
    fields: [
      text('name', 'Your name', config.name ?? ''),
      text('server', 'Server', config.server ?? '', {
        note: 'The server with the lobby: an address like play.example or localhost:8080.',
      }),
      yesNo('numbers', 'Square numbers', config.numbers),
      yesNo('autoComplete', 'Finish clear jumps', config.autoComplete),
      yesNo('startsWhenComplete', 'Start when set up', config.startsWhenComplete),
      choice(
        'color',
        'Colors',
        [
          AS_TERMINAL,
          { value: 'true', label: 'all' },
          { value: '256', label: '256' },
          { value: '16', label: '16' },
          { value: 'none', label: 'none' },
        ],
        config.color ?? AUTO,
      ),
      choice(
        'ascii',
        'Signs',
        [
          AS_TERMINAL,
          { value: 'unicode', label: 'discs and lines' },
          { value: 'ascii', label: 'plain letters' },
        ],
        flag(config.ascii, 'ascii', 'unicode'),
      ),
      choice(
        'light',
        'Background',
        [AS_TERMINAL, { value: 'dark', label: 'dark' }, { value: 'light', label: 'light' }],
        flag(config.light, 'light', 'dark'),
      ),
      choice('board', 'Board', labelled(BOARD_LABELS), config.board),
      choice('pieces', 'Pieces', labelled(PIECE_LABELS), config.pieces),
    ],
    button: 'Save',
  });

const unflag = (value: string, yes: string): boolean | null => (value === AUTO ? null : value === yes);

function keepOptions(screen: FormScreen, { config }: Context): ScreenStep<FormScreen> {
  const name = tidyName(answerTo(screen, 'name'));
  if (name === null) return { screen: { ...screen, at: 0, said: TABLE_WORDS['bad-name'] } };
  const address = answerTo(screen, 'server').trim();
  const origin = address === '' ? null : readOrigin(address);
  if (address !== '' && origin === null) {
    return { screen: { ...screen, at: 1, said: BAD_ADDRESS } };
  }
  const color = answerTo(screen, 'color');
  const kept: AppCommand = {
    type: 'config',
    config: {
      ...withName(config, name),
      server: origin,
      numbers: isYes(screen, 'numbers'),
      autoComplete: isYes(screen, 'autoComplete'),
      startsWhenComplete: isYes(screen, 'startsWhenComplete'),
      color: color === AUTO ? null : (color as typeof config.color),
      ascii: unflag(answerTo(screen, 'ascii'), 'ascii'),
      light: unflag(answerTo(screen, 'light'), 'light'),
      board: answerTo(screen, 'board') as BoardSkin,
      pieces: answerTo(screen, 'pieces') as PieceSkin,
    },
  };
  return { screen, go: { to: 'back' }, commands: [kept] };
}

export const OWN_FORMS: Readonly<Record<string, FormPurpose>> = {
  name: {
    submit(screen, { config }) {
      const name = tidyName(answerTo(screen, 'name'));
      if (name === null) return { screen: { ...screen, said: TABLE_WORDS['bad-name'] } };
      return { screen, go: { to: 'back' }, commands: [{ type: 'config', config: { ...config, name } }] };
    },
  },
  options: { submit: keepOptions },
};
