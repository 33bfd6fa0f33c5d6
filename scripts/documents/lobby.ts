/** Document 003: lobbies, and rules in which nothing is forced. */
import { type DocumentRow, GAME, LOBBY, type Place, TABLE } from './row.ts';

const RULES: readonly Place[] = ['/new/', 'crownhead play --rules lobby'];

export const LOBBY_GAME: readonly DocumentRow[] = [
  ['4.1', 'Man, king, player, opponent, move, turn and pile are defined', ['docs/glossary.md'], ['V8']],
  ['R4.2.1', 'A new player is asked for a name', LOBBY, ['N2', 'W16']],
  ['R4.2.2', 'The name is remembered', ['/settings', 'crownhead play'], ['N2', 'W16']],
  ['R4.2.3', 'Then comes a menu', ['/', 'crownhead play'], ['L1', 'N3']],
  ['R4.2.4', 'The menu opens a lobby or joins one', LOBBY, ['N3']],
  ['R4.2.5', 'The menu ends the program', ['crownhead play'], ['N3']],
  ['R4.2.6', 'A lobby has its host’s name', LOBBY, ['N4']],
  [
    'R4.2.7',
    'A lobby is public, or private with a password',
    ['/online/new', 'crownhead host --password'],
    ['N4'],
  ],
  ['R4.2.8', 'Both players say that they are ready', TABLE, ['N5']],
  ['R4.2.9', 'After the match both are in the lobby again', TABLE, ['N5', 'R17']],
  ['R4.3.1–4', 'The board, and 12 men a side', GAME, ['R18']],
  ['R4.3.5–6', 'Two players, one dark and one light', TABLE, ['N6', 'R9']],
  ['R4.4.1–2', 'Men on the first three rows of their side, two rows empty', GAME, ['R18']],
  ['R4.4.3', 'Chance decides who begins', RULES, ['R8']],
  ['R4.5.1', 'Turns alternate', GAME, ['M1', 'L4']],
  ['R4.5.2', 'Nobody passes who can move', GAME, ['R15']],
  ['R4.5.3', 'Whoever takes too long misses a turn', RULES, ['R13', 'T3']],
  ['R4.5.4', 'Whoever is blocked misses a turn', RULES, ['R6']],
  ['R4.5.5–7', 'Men forward, kings both ways, one square, or a capture', GAME, ['R19']],
  [
    'R4.5.8',
    'After a capture the piece may capture again, until the player ends the turn',
    RULES,
    ['R2', 'M8'],
  ],
  ['R4.5.9', 'A capture is a jump over the next square into an empty one', GAME, ['R1', 'M1']],
  ['R4.5.10', 'Directions may change in the middle', GAME, ['R2']],
  ['R4.5.11', 'Only the piece that captured may go on', GAME, ['M1']],
  ['R4.5.12', 'Captured pieces leave at the end of the turn and go to the pile', RULES, ['R5', 'R14']],
  ['R4.5.13', 'A king may jump the same piece twice; it counts once', RULES, ['R5']],
  ['R4.5.14–15', 'On the far row a man is a king in the same turn, and goes on', RULES, ['R4', 'R20']],
  ['R4.6.1–3', 'Whoever has no pieces left has lost, the other has won', GAME, ['R7', 'L5']],
  ['R4.6.4', 'Leaving is possible at any time, and loses', TABLE, ['R12']],
];
