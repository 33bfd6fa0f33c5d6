/** The screens the app begins with, and what is done first. */

import { type Address, readAddress } from '@crownhead/client';
import { formatServerAddress } from '@crownhead/client/console';
import type { Context } from '../app/screen.ts';
import { toLibrary } from '../library/game-list.ts';
import { joinForm, renameForm } from '../screens/online-forms.ts';
import { nameForm } from '../screens/own-forms.ts';
import { connecting, type Goal } from '../screens/visit.ts';
import { whichGameForm } from '../screens/which-game.ts';
import { puzzleForm } from '../training/puzzle-form.ts';
import { toTraining } from '../training/train-list.ts';
import { type InitialScreens, type Start, startsImmediately } from './start.ts';

/** Where a visit to a server leads. */
function goalOf(
  start: Extract<Start, { kind: 'join' | 'host' }>,
  { table, invitation }: Pick<Address, 'table' | 'invitation'>,
): Goal {
  if (start.kind === 'host')
    return { kind: 'host', options: start.options, password: start.password ?? null };
  if (table !== null) return { kind: 'table', id: table, ...(invitation && { invitation }) };
  return { kind: start.watch ? 'watch' : 'lobby' };
}

/** Connects; one without a name is asked for it first. */
function visiting(origin: string, goal: Goal, name: string | undefined, context: Context): InitialScreens {
  const config = { ...context.config, name: name ?? context.config.name };
  const visit = connecting(origin, goal, { ...context, config }, true);
  return config.name === null
    ? { screens: [renameForm(visit.go.screen, '', null)], commands: [] }
    : { screens: [visit.go.screen], commands: visit.commands };
}

/** Nobody else is there: no name is asked. */
function studyScreens(kind: 'library' | 'puzzles' | 'train', context: Context): InitialScreens {
  switch (kind) {
    case 'library': {
      const { screen, commands } = toLibrary(context);
      return { screens: [screen], commands };
    }
    case 'puzzles':
      return { screens: [puzzleForm(context)], commands: [{ type: 'training.open' }] };
    case 'train': {
      const { screen, commands } = toTraining();
      return { screens: [screen], commands };
    }
    default:
      return kind satisfies never;
  }
}

/** The name is asked on the first start (N2), unless a game begins that has names already. */
export function initialScreens(start: Start, context: Context): InitialScreens {
  const { config } = context;
  const name = config.name === null ? [nameForm()] : [];
  switch (start.kind) {
    case 'menu':
      return { screens: name, commands: [] };
    case 'library':
    case 'puzzles':
    case 'train':
      return studyScreens(start.kind, context);
    case 'local': {
      const { setup, said } = start;
      return startsImmediately(start, context) ?? { screens: [whichGameForm(setup, said)], commands: [] };
    }
    case 'join':
    case 'host': {
      const address = readAddress(start.address);
      if (address === null) return { screens: [joinForm(context, 'lobby'), ...name], commands: [] };
      return visiting(address.origin, goalOf(start, address), start.name, context);
    }
    case 'console': {
      const { kind, place, attempts } = start;
      const goal = { kind, place, ...(attempts !== undefined && { attempts }) } as const;
      return visiting(formatServerAddress(place), goal, start.name, context);
    }
  }
}
