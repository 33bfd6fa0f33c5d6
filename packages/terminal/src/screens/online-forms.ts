/** Forms for playing on a server: host a table, join by address, a password, another name. */
import { type HostOptions, optionsFrom, type SideChoice, TABLE_WORDS, tidyName } from '@crownhead/match';
import type { OfferedOptions, TableId } from '@crownhead/protocol';
import { OFFICIAL_PRESET } from '@crownhead/rules';
import { readAddress } from '../app/address.ts';
import type { Context, Turn } from '../app/screen.ts';
import { answerTo, type FormPurpose, type FormScreen, form, text, yesNo } from './form.ts';
import {
  allRulesFields,
  OWN_RULES,
  readAllRules,
  readRules,
  rulesFields,
  sidesField,
} from './rules-fields.ts';
import { type ConnectScreen, connecting, type Goal } from './visit.ts';

const SERVER_NOTE = 'An address like play.example or localhost:8080.';
const BAD_ADDRESS = 'A server is written like play.example or localhost:8080.';

/** `connected` when one is in the lobby already. */
export const hostForm = ({ config }: Context, connected: boolean): FormScreen =>
  form({
    purpose: 'host',
    title: 'Host a table',
    intro: connected ? '' : 'On a server. To open one on this machine, quit and run: crownhead host',
    fields: [
      ...(connected ? [] : [text('server', 'Server', config.server ?? '', { note: SERVER_NOTE })]),
      sidesField('random'),
      ...rulesFields(config.rules),
      text('password', 'Password', '', { note: 'Empty: everybody may come.' }),
      yesNo('spectators', 'Spectators', true),
      yesNo('chat', 'Chat', false),
    ],
    button: 'Open the table',
    data: { connected },
  });

/** The parts of a table that are not rules. */
interface Hosting {
  readonly server: string;
  readonly connected: boolean;
  readonly sides: SideChoice;
  readonly password: string;
  readonly spectators: boolean;
  readonly chat: boolean;
}

const hostingOf = (screen: FormScreen): Hosting => ({
  server: answerTo(screen, 'server'),
  connected: (screen.data as { connected: boolean }).connected,
  sides: answerTo(screen, 'sides') as SideChoice,
  password: answerTo(screen, 'password'),
  spectators: answerTo(screen, 'spectators') === 'yes',
  chat: answerTo(screen, 'chat') === 'yes',
});

function host(
  screen: FormScreen,
  options: HostOptions,
  hosting: Hosting,
  context: Context,
): Turn<FormScreen> {
  const { sides, spectators, chat } = hosting;
  const password = hosting.password === '' ? null : hosting.password;
  const { shared: _, ...rest } = options;
  const offered: OfferedOptions = { ...rest, sides, spectators, chat, private: password !== null };
  if (hosting.connected) {
    const create = {
      type: 'table.create',
      options: offered,
      ...(password !== null && { password }),
    } as const;
    return { screen: { ...screen, busy: true, said: null }, commands: [create] };
  }
  const address = readAddress(hosting.server);
  if (address === null) return { screen: { ...screen, said: BAD_ADDRESS } };
  return { screen, ...connecting(address.origin, { kind: 'host', options: offered, password }, context) };
}

export const joinForm = ({ config }: Context, goal: 'lobby' | 'watch'): FormScreen =>
  form({
    purpose: goal,
    title: goal === 'watch' ? 'Watch games' : 'Join by address',
    intro: 'The address of a server, or an invitation to a table.',
    fields: [text('server', 'Address', config.server ?? 'localhost:8080', { note: SERVER_NOTE })],
    button: 'Connect',
  });

export const passwordForm = (id: TableId, sit: boolean, said: string | null): FormScreen =>
  form({
    purpose: 'password',
    title: 'This table asks for a password',
    fields: [text('password', 'Password', '', { secret: true })],
    button: 'Come in',
    data: { id, sit },
    said,
  });

export const renameForm = (
  { origin, goal, only }: Pick<ConnectScreen, 'origin' | 'goal' | 'only'>,
  name: string,
  said: string | null,
): FormScreen =>
  form({
    purpose: 'rename',
    title: said === null ? 'What should the other players call you?' : 'Another name, please',
    fields: [text('name', 'Your name', name)],
    button: 'Go on',
    data: { origin, goal, only },
    said,
  });

function join(screen: FormScreen, context: Context): Turn<FormScreen> {
  const address = readAddress(answerTo(screen, 'server'));
  if (address === null) return { screen: { ...screen, said: BAD_ADDRESS } };
  const goal: Goal =
    address.table === null
      ? { kind: screen.purpose as 'lobby' | 'watch' }
      : { kind: 'table', id: address.table };
  return { screen, ...connecting(address.origin, goal, context) };
}

export const ONLINE_FORMS: Readonly<Record<string, FormPurpose>> = {
  host: {
    submit(screen, context) {
      const hosting = hostingOf(screen);
      if (answerTo(screen, 'rules') === OWN_RULES) {
        const fields = allRulesFields(optionsFrom(OFFICIAL_PRESET));
        const own = form({
          purpose: 'host-rules',
          title: 'Rules of your own',
          fields,
          button: 'Open the table',
          data: hosting,
        });
        return { screen, go: { to: 'push', screen: own } };
      }
      const options = readRules(screen);
      return options.ok
        ? host(screen, options.value, hosting, context)
        : { screen: { ...screen, said: options.error } };
    },
  },
  'host-rules': {
    submit(screen, context) {
      const options = readAllRules(screen);
      if (!options.ok) return { screen: { ...screen, said: options.error } };
      return host(screen, options.value, screen.data as Hosting, context);
    },
  },
  lobby: { submit: join },
  watch: { submit: join },
  password: {
    submit(screen) {
      const { id, sit } = screen.data as { id: TableId; sit: boolean };
      const password = answerTo(screen, 'password');
      return {
        screen: { ...screen, busy: true },
        commands: [{ type: 'table.open', id, password, sit }],
      };
    },
  },
  rename: {
    submit(screen, context) {
      const name = tidyName(answerTo(screen, 'name'));
      if (name === null) return { screen: { ...screen, said: TABLE_WORDS['bad-name'] } };
      const { origin, goal, only } = screen.data as Pick<ConnectScreen, 'origin' | 'goal' | 'only'>;
      const config = { ...context.config, name };
      const next = connecting(origin, goal, { ...context, config }, only);
      return { screen, go: { to: 'replace', screen: next.go.screen }, commands: next.commands };
    },
  },
};
