/** What somebody fills in before a game, and the table it makes. */
import type { LocalSetup } from '@crownhead/client/local';
import { DEFAULT_OPTIONS, type HostOptions, tidyName } from '@crownhead/match';
import { ratedAs } from '@crownhead/rules';

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
  /** What it plays at instead of its level, as typed; null where the level counts. */
  readonly ratings: readonly [number | null, number | null];
  /** On this device; `options.sides` says it for a table on a server. */
  readonly colour: Colour;
  readonly options: HostOptions;
}

export const DEFAULT_FORM: GameForm = {
  mode: 'friend',
  names: ['', ''],
  levels: [3, 5],
  ratings: [null, null],
  colour: 'black',
  options: DEFAULT_OPTIONS,
};

/** In an address: the form as it stands in this page, not as it was last used. */
export const DRAFT_MARK = 'draft';

export type UsualNames = readonly [string, string];

export const nameOr = (name: string, usual: string): string => tidyName(name) ?? usual;

/** The names of both players as the table will have them. */
export const namesIn = ({ names }: GameForm, usual: UsualNames): readonly [string, string] => [
  nameOr(names[0], usual[0]),
  nameOr(names[1], usual[1]),
];

/** The local table of a form without faults. */
export function setupOf(form: GameForm, usual: UsualNames): LocalSetup {
  const { mode, levels, ratings, colour, options } = form;
  const names = namesIn(form, usual);
  const computer = (which: 0 | 1) => ratedAs({ level: levels[which], rating: ratings[which] ?? undefined });
  const person = { level: null };
  const first = { name: names[0], ...(mode === 'computers' ? computer(0) : person) };
  const second = {
    name: mode === 'friend' ? names[1] : '',
    ...(mode === 'friend' ? person : computer(mode === 'computer' ? 0 : 1)),
  };
  const players = colour === 'white' ? { black: second, white: first } : { black: first, white: second };
  // Two computers are named by side, so there is nothing to draw; their table has a host all the same.
  if (mode === 'computers') {
    const host = { black: { ...first, name: names[0] }, white: { ...second, name: names[0] } };
    return { options, players: host };
  }
  return { options, players, drawSides: colour === 'random' };
}
