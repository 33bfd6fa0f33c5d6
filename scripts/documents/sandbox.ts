/** Document 000: a board to set up and to play on by dragging. */
import { type DocumentRow, EDITOR, FORM, GAME } from './row.ts';

export const SANDBOX: readonly DocumentRow[] = [
  ['table 1', 'Four tools place men and kings of both sides', EDITOR, ['E2']],
  ['table 1, error 1', 'A light or occupied square is refused', EDITOR, ['E4']],
  ['table 1, error 2', 'No more than 12 pieces a side, men and kings together', EDITOR, ['E4']],
  [
    'table 1, start',
    'With 12 and 12 on the board the game starts, or offers to: a setting',
    ['/settings', '/editor'],
    ['E6'],
  ],
  ['table 1, force start', 'The game starts from any position', EDITOR, ['E5', 'E6']],
  ['table 1, reset', 'The board is emptied', EDITOR, ['E1']],
  ['table 2', 'The tool in use looks different from the others', EDITOR, ['E2']],
  ['screen', 'A window with the board', ['/'], ['V2']],
  ['movement', 'A piece is dragged to a square', GAME, ['M4']],
  ['movement', 'Steps go to the next square along a diagonal', GAME, ['R19']],
  ['movement', 'Men move toward the other side only, kings both ways', GAME, ['R19', 'M1']],
  ['movement', 'A man on the far row becomes a king, after a jump too', GAME, ['R20', 'R4']],
  ['movement', 'A piece that is jumped leaves the board', GAME, ['R5']],
  ['movement', 'An occupied square cannot be moved to, and nothing changes', GAME, ['M1', 'M2']],
  ['error 1', 'Along a row or column: not diagonal', GAME, ['M1']],
  ['error 2', 'To a light square: refused as such', GAME, ['M1']],
  ['error 3', 'A leap over nothing is refused as such', GAME, ['M1']],
  ['error 4', 'A leap over a piece of one’s own is refused as such', GAME, ['M1']],
  ['table 4', 'One jump in a turn', ['/new/', 'crownhead play --rules sandbox'], ['R2']],
  ['table 4', 'The second side, Blue, begins', ['/new/', 'crownhead play --rules sandbox'], ['R8', 'R9']],
  ['table 4', 'A piece of the side that is not to move stays where it is', GAME, ['M1', 'M2']],
  ['table 4', 'Whoever takes the last piece of the other side wins', GAME, ['R7', 'L5']],
  ['last paragraph', 'Two people, or one of either colour against the computer', FORM, ['L1', 'L3']],
];
