/** Forms for playing on a server: join by address, a password, another name. */

import { readAddress } from '@crownhead/client';
import { readServerAddress } from '@crownhead/client/console';
import { TABLE_WORDS, tidyName } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import type { Context, ScreenStep } from '../app/screen.ts';
import { BAD_ADDRESS, SERVER_NOTE } from './address-words.ts';
import { answerTo, choice, type FormPurpose, type FormScreen, form, text } from './form.ts';
import { type ConnectScreen, connecting, type Goal } from './visit.ts';

const KINDS = [
  { value: 'server', label: 'a server or an invitation' },
  { value: 'console', label: 'a console server', note: 'Like 192.168.1.5:9000, with its base port.' },
];
const BAD_PLACE = 'A console server address looks like 192.168.1.5:9000.';

export const joinForm = ({ config }: Context, goal: 'lobby' | 'watch'): FormScreen =>
  form({
    purpose: goal,
    title: goal === 'watch' ? 'Watch games' : 'Join by address',
    intro: 'The address of a server, or an invitation to a table.',
    fields: [
      text('server', 'Address', config.server ?? 'localhost:8080', { note: SERVER_NOTE }),
      // Games to watch are in a lobby, which a console server has not.
      ...(goal === 'watch' ? [] : [choice('kind', 'It is', KINDS, 'server')]),
    ],
    direct: true,
    button: 'Connect',
  });

export const passwordForm = (id: TableId, sit: boolean, said: string | null): FormScreen =>
  form({
    purpose: 'password',
    title: 'This table requires a password',
    fields: [text('password', 'Password', '', { secret: true })],
    button: 'Continue',
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
    title: said === null ? 'Other players see this name.' : 'Another name, please',
    fields: [text('name', 'Your name', name)],
    button: 'Continue',
    data: { origin, goal, only },
    said,
  });

function joinConsole(screen: FormScreen, context: Context): ScreenStep<FormScreen> {
  const said = answerTo(screen, 'server').trim();
  const place = readServerAddress(said);
  if (place === null) return { screen: { ...screen, said: BAD_PLACE } };
  return { screen, ...connecting(said, { kind: 'console', place }, context) };
}

function join(screen: FormScreen, context: Context): ScreenStep<FormScreen> {
  if (answerTo(screen, 'kind') === 'console') return joinConsole(screen, context);
  const address = readAddress(answerTo(screen, 'server'));
  if (address === null) return { screen: { ...screen, said: BAD_ADDRESS } };
  const goal: Goal =
    address.table === null
      ? { kind: screen.purpose as 'lobby' | 'watch' }
      : { kind: 'table', id: address.table, ...(address.invitation && { invitation: address.invitation }) };
  return { screen, ...connecting(address.origin, goal, context) };
}

export const ONLINE_FORMS: Readonly<Record<string, FormPurpose>> = {
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
