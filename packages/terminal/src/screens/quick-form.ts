/** Quick play: what one would like to play, remembered, and one press that leads to a table at a server. */

import { readAddress } from '@crownhead/client';
import {
  QUICK_TIMES,
  type QuickPreferences,
  type QuickTime,
  readPreferences,
} from '@crownhead/client/remote';
import { findPreset, OFFICIAL_PRESET, PRESETS, SIDE_NAMES } from '@crownhead/match';
import type { AppCommand, Context } from '../app/screen.ts';
import { timerText } from '../game/draw-panel.ts';
import { BAD_ADDRESS, SERVER_NOTE } from './address-words.ts';
import { answerTo, choice, type FormPurpose, type FormScreen, form, text } from './form.ts';
import { connecting } from './visit.ts';

const ANY = { value: 'any', label: 'any' };

function sideChoices(rules: QuickPreferences['rules']) {
  const names = SIDE_NAMES[(findPreset(rules) ?? OFFICIAL_PRESET).table.sideNames];
  return [ANY, { value: 'black', label: names.black }, { value: 'white', label: names.white }];
}

function fieldsFor({ rules, time, colour }: QuickPreferences) {
  const times = Object.entries(QUICK_TIMES).map(([value, timer]) => ({ value, label: timerText(timer) }));
  const presets = PRESETS.map(({ id, name, description }) => ({ value: id, label: name, note: description }));
  return [
    choice('rules', 'Rules', [ANY, ...presets], rules),
    choice('time', 'Clock', [ANY, ...times], time),
    choice('colour', 'Side', sideChoices(rules), colour),
  ];
}

/** `connected` when one is in the lobby already. The button is chosen: Enter plays as last time. */
export function quickForm({ config }: Context, connected: boolean): FormScreen {
  const server = connected ? [] : [text('server', 'Server', config.server ?? '', { note: SERVER_NOTE })];
  const fields = [...server, ...fieldsFor(readPreferences(config.quick))];
  return form({
    purpose: 'quick',
    title: 'Quick play',
    intro: 'Finds a matching table or opens one for you.',
    fields,
    button: 'Play',
    // Where no server is known, that is the first thing to be said.
    at: connected || config.server !== null ? fields.length : 0,
    data: { connected },
  });
}

const preferencesIn = (screen: FormScreen): QuickPreferences => ({
  time: answerTo(screen, 'time') as QuickTime | 'any',
  rules: answerTo(screen, 'rules') as QuickPreferences['rules'],
  colour: answerTo(screen, 'colour') as QuickPreferences['colour'],
});

export const QUICK_FORMS: Readonly<Record<string, FormPurpose>> = {
  quick: {
    /** Sides are called as the rules call them. */
    arrange(screen) {
      const { rules, colour } = preferencesIn(screen);
      const sides = choice('colour', 'Side', sideChoices(rules), colour);
      return { ...screen, fields: screen.fields.map((field) => (field.id === 'colour' ? sides : field)) };
    },
    submit(screen, context) {
      const preferences = preferencesIn(screen);
      const config = { ...context.config, quick: preferences };
      const kept: AppCommand = { type: 'config', config };
      if ((screen.data as { connected: boolean }).connected)
        return { screen: { ...screen, busy: true }, commands: [kept, { type: 'quick-play', preferences }] };
      const address = readAddress(answerTo(screen, 'server'));
      if (address === null) return { screen: { ...screen, at: 0, said: BAD_ADDRESS } };
      return {
        screen,
        ...connecting(address.origin, { kind: 'quick', preferences }, { ...context, config }),
      };
    },
  },
};
