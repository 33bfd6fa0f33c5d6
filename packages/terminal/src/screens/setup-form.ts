/** Who plays a position that was set up. */
import type { LocalPlayer } from '@crownhead/client/local';
import { type HostOptions, SIDE_NAMES } from '@crownhead/match';
import { levelText, type Side } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import { answerTo, choice, type FormPurpose, type FormScreen, form } from './form.ts';
import { startLocal } from './start-local.ts';

export function playSetupForm(options: HostOptions, { config }: Context): FormScreen {
  const names = SIDE_NAMES[options.table.sideNames];
  const who = (value: string, label: string) => ({ value, label });
  const choices = [
    who('person', 'a person here'),
    who('computer', `the computer (${levelText(config.level)})`),
  ];
  return form({
    purpose: 'play-setup',
    title: 'Who plays this position?',
    fields: [
      choice('black', names.black, choices, 'person'),
      choice('white', names.white, choices, 'person'),
    ],
    button: 'Start the game',
    data: options,
  });
}

export const SETUP_FORMS: Readonly<Record<string, FormPurpose>> = {
  'play-setup': {
    submit(screen, context) {
      const { config } = context;
      const options = screen.data as HostOptions;
      const names = SIDE_NAMES[options.table.sideNames];
      const player = (side: Side): LocalPlayer => ({
        name: names[side],
        level: answerTo(screen, side) === 'computer' ? config.level : null,
      });
      const setup = { options, players: { black: player('black'), white: player('white') } };
      return startLocal(screen, setup, context);
    },
  },
};
