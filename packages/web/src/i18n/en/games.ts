/** Words of the list of one's own games. */
import { plural } from '../plural.ts';
import type { Widen } from '../words.ts';

export const games = {
  title: 'My games',
  list: 'Finished games',
  running: 'In progress',
  finished: 'Finished',
  find: 'Search by opponent',
  count: (count: number) => plural('en', count, { one: '# game', other: '# games' }),
  none: 'No games against anyone by that name.',
  empty: 'Your finished games will be listed here.',
  play: 'Play a game',
  open: 'Open a file',
  puzzles: 'Puzzles from my games',
  saveAll: 'Save all as PDN',
  saved: (count: number) => plural('en', count, { one: '# game saved.', other: '# games saved.' }),
  onlyHere: 'The server cannot be reached: only games played on this device are shown.',
  columns: {
    result: 'Result',
    opponent: 'Opponent',
    date: 'Date',
    opening: 'Opening',
    moves: 'Moves',
    rules: 'Rules',
    place: 'Where',
    actions: 'Actions',
  },
  results: { won: 'Won', drawn: 'Drawn', lost: 'Lost', none: 'No result' },
  wins: (name: string) => `${name} won`,
  moves: (count: number) => plural('en', count, { one: '# move', other: '# moves' }),
  places: { here: 'This device', online: 'Online' },
  ownRules: 'Custom rules',
  delete: (opponent: string) => `Delete the game against ${opponent} from this device`,
  deleted: 'The game was deleted from this device.',
  undo: 'Undo',
} as const;

export type GamesWords = Widen<typeof games>;
