/** What somebody fills in before a game, and the table it makes. */
import type { LocalSetup } from '@crownhead/client/local';
import {
  DEFAULT_OPTIONS,
  type HostOptions,
  hostOptionFault,
  type OptionFault,
  type StartFault,
  sameName,
  tidyName,
} from '@crownhead/match';

/** Against whom: over the network, the computer, somebody at this device; or two computers to watch. */
export const MODES = ['friend', 'computer', 'computers', 'online'] as const;
export type Mode = (typeof MODES)[number];

/** The side of the first player. */
export const COLOURS = ['black', 'white', 'random'] as const;
export type Colour = (typeof COLOURS)[number];

export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];

export interface GameForm {
  readonly mode: Mode;
  /** Empty where nobody gave one. */
  readonly names: readonly [string, string];
  /** The computer's; where two play each other, the first side's and the second's. */
  readonly levels: readonly [LevelNumber, LevelNumber];
  /** On this device; `options.sides` says it for a table on a server. */
  readonly colour: Colour;
  readonly options: HostOptions;
}

export const DEFAULT_FORM: GameForm = {
  mode: 'friend',
  names: ['', ''],
  levels: [3, 5],
  colour: 'black',
  options: DEFAULT_OPTIONS,
};

/** In an address: the form as it stands in this page, not as it was last used. */
export const DRAFT_MARK = 'draft';

export type NameFault = 'long-name' | 'same-names';
/** A private table waits for its password. */
export type FormFault = NameFault | OptionFault | StartFault | 'no-password';

/** How many names this form asks for: a table on a server knows its players already. */
const NAMED: Readonly<Record<Mode, number>> = { friend: 2, computer: 1, computers: 0, online: 0 };

export type UsualNames = readonly [string, string];

const nameOr = (name: string, usual: string): string => tidyName(name) ?? usual;

/** The first thing wrong with the names, and whose it is. */
export function nameFault(
  { mode, names }: GameForm,
  usual: UsualNames,
): { readonly fault: NameFault; readonly player: 0 | 1 } | null {
  const people = ([0, 1] as const).slice(0, NAMED[mode]);
  const long = people.find((player) => names[player].trim() !== '' && tidyName(names[player]) === null);
  if (long !== undefined) return { fault: 'long-name', player: long };
  const same = people.length === 2 && sameName(nameOr(names[0], usual[0]), nameOr(names[1], usual[1]));
  return same ? { fault: 'same-names', player: 1 } : null;
}

/** The first thing that keeps the game from starting. */
export function formFault(form: GameForm, usual: UsualNames, password = ''): FormFault | null {
  const isLocked = form.mode === 'online' && form.options.private && password === '';
  return nameFault(form, usual)?.fault ?? hostOptionFault(form.options) ?? (isLocked ? 'no-password' : null);
}

/** The names of both players as the table will have them. */
export const namesIn = ({ names }: GameForm, usual: UsualNames): readonly [string, string] => [
  nameOr(names[0], usual[0]),
  nameOr(names[1], usual[1]),
];

/** The local table of a form without faults. */
export function setupOf(form: GameForm, usual: UsualNames): LocalSetup {
  const { mode, levels, colour, options } = form;
  const names = namesIn(form, usual);
  const first = { name: names[0], level: mode === 'computers' ? levels[0] : null };
  const second = {
    name: mode === 'friend' ? names[1] : '',
    level: mode === 'friend' ? null : levels[mode === 'computer' ? 0 : 1],
  };
  const players = colour === 'white' ? { black: second, white: first } : { black: first, white: second };
  // Two computers are named by side, so there is nothing to draw; their table has a host all the same.
  if (mode === 'computers') {
    const host = { black: { ...first, name: names[0] }, white: { ...second, name: names[0] } };
    return { options, players: host };
  }
  return { options, players, drawSides: colour === 'random' };
}
