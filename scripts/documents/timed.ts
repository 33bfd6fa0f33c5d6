/** Document 004: two people at one computer or at two, with timed moves. */
import { type DocumentRow, FORM, GAME, type Place, TABLE } from './row.ts';

const RULES: readonly Place[] = ['/new/', 'crownhead play --rules timed'];
const HOST: readonly Place[] = ['/online/new', 'crownhead host'];

export const TIMED: readonly DocumentRow[] = [
  ['1', 'Two people on one computer, or on two over a network', ['/', 'crownhead play'], ['L1', 'N1']],
  [
    '2.1',
    'Twelve men each; red on 1 to 12, white on 21 to 32, a dark square at the lower left',
    GAME,
    ['R18'],
  ],
  ['2.1', 'Chance gives red to one of them; red begins', RULES, ['R8']],
  ['2.1', 'The far row makes a king', GAME, ['R20']],
  ['2.2, fig. 2–3', 'Men one square forward, kings one square both ways', GAME, ['R19']],
  ['2.3', 'Whoever can jump must; every jump of a chain; which one is free', GAME, ['R1', 'R2', 'R3']],
  ['2.3', 'Men and kings can take each other; nobody jumps over a piece of their own', GAME, ['M1', 'R5']],
  ['2.3, fig. 4–8', 'Men jump forward only; 23 does not reach 15', GAME, ['M1', 'R2']],
  ['2.3', 'A man crowned by a jump ends its turn', GAME, ['R4']],
  ['2.3, fig. 9–10', 'Kings jump in any direction', GAME, ['R2']],
  ['2.4', 'A limit for each move, a warning with more time, then the game is lost', RULES, ['T3', 'R13']],
  [
    '2.4, 3.1',
    'Five minutes and one; any value from 10 seconds to 5 minutes',
    ['/new/', 'crownhead play --move-limit 60 --warning 30'],
    ['T1'],
  ],
  ['2.5', 'Ends: no pieces, no move, a draw agreed, resigned, out of time', GAME, ['L5', 'R10', 'R11']],
  ['3.1', 'Players choose the mode, time limits and names', FORM, ['L1', 'L2', 'T1']],
  ['3.2', 'Two people take turns at one screen', GAME, ['L1', 'L4']],
  ['3.3', 'Each has a screen of their own, and both are alike', TABLE, ['N1']],
  ['3.3', 'The host sets name, limits and who begins, then waits for a guest', HOST, ['N1', 'T1', 'R8']],
  [
    '3.3',
    'The guest gives an address, a port and a name',
    ['crownhead join 192.168.1.5:8080 --name Bob'],
    ['N1'],
  ],
  ['3.3', 'Play begins when the host has acknowledged the guest', TABLE, ['N1', 'N5']],
  [
    '3.3',
    'A lost connection is reported; under these rules the game ends without a result',
    RULES,
    ['R16', 'N9'],
  ],
  ['3.4', 'Both see the same game', TABLE, ['N10']],
  [
    '3.4',
    'Moves are validated; an invalid one is reported, and the player moves again',
    TABLE,
    ['M1', 'M2', 'N10'],
  ],
  ['3.4', 'The turn does not pass before a valid move', GAME, ['M2']],
  [
    '3.5',
    'The timer starts with the turn; limits are fixed when the game has started',
    GAME,
    ['T2', 'T3', 'T6'],
  ],
  ['3.6', 'A draw is offered in one’s own turn; declined, the same player moves', GAME, ['R10']],
  ['3.6', 'Resigning in one’s own turn is confirmed first', GAME, ['R11']],
  ['3.6', 'The winner is named, and the program ends', ['crownhead play --rules timed'], ['L5', 'R17']],
  ['4', 'Board, kings told from men, names at their sides', GAME, ['M6', 'L2']],
  ['4', 'Whose turn it is, the time left, messages', GAME, ['L4', 'M5']],
  [
    '4',
    'Pieces and squares are chosen by mouse; buttons for a draw and for resigning',
    GAME,
    ['M4', 'R10', 'R11'],
  ],
  ['5.2', 'Windows', ['docs/set-up.md#what-it-takes'], ['C4']],
];
