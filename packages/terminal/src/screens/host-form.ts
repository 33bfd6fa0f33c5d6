/** Hosting a table (N1): on this machine, on a server by its address, or on the one whose lobby one is in. */

import { readAddress } from '@crownhead/client';
import {
  type HostOptions,
  OFFICIAL_PRESET,
  optionsFrom,
  type SideChoice,
  TABLE_WORDS,
  tidyName,
} from '@crownhead/match';
import type { OfferedOptions } from '@crownhead/protocol';
import type { AppCommand, Context, ScreenStep } from '../app/screen.ts';
import { withName } from '../shell/config.ts';
import type { ServerRequest } from '../shell/own-server.ts';
import { BAD_ADDRESS, SERVER_NOTE } from './address-words.ts';
import {
  answerTo,
  choice,
  type Field,
  type FormPurpose,
  type FormScreen,
  form,
  isYes,
  text,
  yesNo,
} from './form.ts';
import {
  allRulesFields,
  OWN_RULES,
  readAllRules,
  readRules,
  rulesFields,
  sidesField,
} from './rules-fields.ts';
import { connecting, type Goal } from './visit.ts';

/** Where the table is: a server in this program, another one, or the one that is connected already. */
type Where = 'here' | 'server' | 'connected';

const USUAL_PORT = '8080';

const placeFields = (where: Where, { config }: Context): readonly Field[] => {
  if (where === 'connected') return [];
  const choices = [
    {
      value: 'here',
      label: 'on this computer',
      note: 'Others connect to your computer. It ends when you leave.',
    },
    { value: 'server', label: 'on a server', note: 'A server run by someone else.' },
  ];
  const scopes = [
    { value: 'network', label: 'my network', note: 'Everyone on your network can join.' },
    {
      value: 'machine',
      label: 'this computer only',
      note: 'Another terminal or a browser on this computer.',
    },
  ];
  return [
    choice('where', 'Where', choices, where),
    text('name', 'Your name', config.name ?? ''),
    ...(where === 'here'
      ? [
          choice('scope', 'Open for', scopes, 'network'),
          text('port', 'Port', USUAL_PORT, { note: 'The port to listen on. 0: any free port.' }),
        ]
      : [text('server', 'Server', config.server ?? '', { note: SERVER_NOTE })]),
  ];
};

const fieldsFor = (where: Where, context: Context): readonly Field[] => [
  ...placeFields(where, context),
  sidesField('random'),
  ...rulesFields(context.config.rules),
  text('password', 'Password', '', { note: 'Empty: everyone can join.' }),
  yesNo('spectators', 'Spectators', true),
  yesNo('chat', 'Chat', false),
];

/** `connected` when one is in the lobby already. */
export const hostForm = (context: Context, connected: boolean): FormScreen =>
  form({
    purpose: 'host',
    title: 'Host a table',
    fields: fieldsFor(connected ? 'connected' : 'here', context),
    button: 'Open table',
  });

const whereOf = (screen: FormScreen): Where =>
  screen.fields.some(({ id }) => id === 'where') ? (answerTo(screen, 'where') as Where) : 'connected';

/** The fields of the other place come; what both have stays as it was filled in. */
function arrange(screen: FormScreen, context: Context): FormScreen {
  const fields = fieldsFor(whereOf(screen), context);
  return {
    ...screen,
    fields: fields.map((field) => screen.fields.find(({ id }) => id === field.id) ?? field),
  };
}

/** What the form says besides the rules. */
interface Hosting {
  readonly place:
    | { readonly kind: 'connected' }
    | { readonly kind: 'server'; readonly name: string; readonly origin: string }
    | { readonly kind: 'here'; readonly name: string; readonly command: ServerRequest };
  readonly sides: SideChoice;
  readonly password: string | null;
  readonly spectators: boolean;
  readonly chat: boolean;
}

const fault = (screen: FormScreen, id: string, said: string): ScreenStep<FormScreen> => {
  const at = screen.fields.findIndex((field) => field.id === id);
  return { screen: { ...screen, at: at < 0 ? screen.at : at, said } };
};

function placeOf(screen: FormScreen): Hosting['place'] | ScreenStep<FormScreen> {
  const where = whereOf(screen);
  if (where === 'connected') return { kind: 'connected' };
  const name = tidyName(answerTo(screen, 'name'));
  if (name === null) return fault(screen, 'name', TABLE_WORDS['bad-name']);
  if (where === 'server') {
    const address = readAddress(answerTo(screen, 'server'));
    if (address === null) return fault(screen, 'server', BAD_ADDRESS);
    return { kind: 'server', name, origin: address.origin };
  }
  const said = answerTo(screen, 'port').trim();
  const port = /^\d+$/.test(said) ? Number(said) : Number.NaN;
  if (!(port <= 65_535)) return fault(screen, 'port', 'A port is a number from 0 to 65535.');
  return {
    kind: 'here',
    name,
    command: { port, scope: answerTo(screen, 'scope') as ServerRequest['scope'] },
  };
}

function hostingOf(screen: FormScreen): Hosting | ScreenStep<FormScreen> {
  const place = placeOf(screen);
  if ('screen' in place) return place;
  const password = answerTo(screen, 'password');
  return {
    place,
    sides: answerTo(screen, 'sides') as SideChoice,
    password: password === '' ? null : password,
    spectators: isYes(screen, 'spectators'),
    chat: isYes(screen, 'chat'),
  };
}

type HostGoal = Extract<Goal, { kind: 'host' }>;

function goalOf(options: HostOptions, { sides, spectators, chat, password }: Hosting): HostGoal {
  const { shared: _, ...rest } = options;
  const offered: OfferedOptions = { ...rest, sides, spectators, chat, private: password !== null };
  return { kind: 'host', options: offered, password };
}

/** The name that was given is the one to be known by from now on. */
const called = (name: string, context: Context): Context => ({
  ...context,
  config: withName(context.config, name),
});

function open(
  screen: FormScreen,
  options: HostOptions,
  hosting: Hosting,
  context: Context,
): ScreenStep<FormScreen> {
  const goal = goalOf(options, hosting);
  const { place } = hosting;
  const busy = { ...screen, busy: true, said: null };
  switch (place.kind) {
    case 'connected': {
      const password = goal.password === null ? {} : { password: goal.password };
      return { screen: busy, commands: [{ type: 'table.create', options: goal.options, ...password }] };
    }
    case 'server':
      return { screen, ...connecting(place.origin, goal, called(place.name, context)) };
    case 'here': {
      const kept: AppCommand = { type: 'config', config: called(place.name, context).config };
      return { screen: busy, commands: [kept, { type: 'server.open', ...place.command, goal }] };
    }
  }
}

/** The server is there: on to the table on it. */
const told: NonNullable<FormPurpose['told']> = (screen, event, context) => {
  if (event.type !== 'server' || event.server === null || !screen.busy) return null;
  const { origin, goal } = event.server;
  return { screen: { ...screen, busy: false }, ...connecting(origin, goal, context) };
};

export const HOST_FORMS: Readonly<Record<string, FormPurpose>> = {
  host: {
    arrange,
    told,
    submit(screen, context) {
      const hosting = hostingOf(screen);
      if ('screen' in hosting) return hosting;
      if (answerTo(screen, 'rules') === OWN_RULES) {
        const own = form({
          purpose: 'host-rules',
          title: 'Custom rules',
          fields: allRulesFields(optionsFrom(OFFICIAL_PRESET)),
          button: 'Open table',
          data: hosting,
        });
        return { screen, go: { to: 'push', screen: own } };
      }
      const options = readRules(screen);
      return options.ok
        ? open(screen, options.value, hosting, context)
        : { screen: { ...screen, said: options.error } };
    },
  },
  'host-rules': {
    told,
    submit(screen, context) {
      const options = readAllRules(screen);
      if (!options.ok) return { screen: { ...screen, said: options.error } };
      return open(screen, options.value, screen.data as Hosting, context);
    },
  },
};
