/** Searching the finished games of a server. */
import { plural } from '../plural.ts';

export const archive = {
  search: 'Search finished games',
  player: 'Player',
  opening: 'Opening',
  result: 'Result',
  anyResult: 'Any result',
  results: { black: 'Red or Black won', white: 'White won', drawn: 'Draw', none: 'No result' },
  rules: 'Rules',
  anyRules: 'Any rules',
  ownRules: 'Custom rules',
  position: 'Games with this position',
  positionBoard: 'The position that is searched for',
  dropPosition: 'Remove the position',
  none: 'No games found.',
  noneHint: 'Names are matched by whole words: “Ann” finds Ann Lee, but not Anna.',
  clear: 'Show all games',
  further: 'Search older games',
  onServer: 'Games on this server',
  found: (count: number) => plural('en', count, { one: '# game found', other: '# games found' }),
};
