/** A game was requested at the start while another is unfinished: which one to play? */
import type { LocalSetup } from '@crownhead/client/local';
import { answerTo, choice, type FormPurpose, type FormScreen, form } from './form.ts';

interface Asked {
  readonly setup: LocalSetup;
  readonly said: string | undefined;
}

export const whichGameForm = (setup: LocalSetup, said: string | undefined): FormScreen =>
  form({
    purpose: 'which-game',
    title: 'You have an unfinished game',
    fields: [
      choice(
        'game',
        'Play',
        [
          { value: 'kept', label: 'the unfinished game' },
          { value: 'new', label: 'the new game', note: 'The unfinished game will be given up.' },
        ],
        'kept',
      ),
    ],
    button: 'Continue',
    data: { setup, said } satisfies Asked,
  });

export const WHICH_GAME_FORMS: Readonly<Record<string, FormPurpose>> = {
  'which-game': {
    submit(screen) {
      const { setup, said } = screen.data as Asked;
      const begin = { type: 'table.local', setup, ...(said !== undefined && { said }) } as const;
      return { screen, commands: [answerTo(screen, 'game') === 'new' ? begin : { type: 'table.continue' }] };
    },
  },
};
