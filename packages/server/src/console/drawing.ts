/** The board and its moves for people who play with nothing but a line of text. */
import { playing, SIDE_NAMES, type TableState } from '@crownhead/match';
import { boardText } from '@crownhead/rules';
import { moveTexts } from './turn.ts';

/** N6: everybody sees whose turn it is and the moves they have. */
export function drawing(state: TableState): string[] {
  const { round } = state;
  if (!round) return ['No game has begun yet.'];
  const { position } = round.game;
  const names = SIDE_NAMES[round.table.sideNames];
  const lines = boardText(position, { ascii: true, names }).split('\n');
  if (!playing(state)) return lines;
  const moves = moveTexts(round)?.join(', ') ?? 'too many to list';
  return [...lines, `${names[position.turn]} to move: ${moves}`];
}

export const HELP: readonly string[] = [
  'MOVE 11-15    a move; the word may be left out: 11-15, e3-d4, 11x18x25',
  'ACK           the last request has been seen',
  'YES, NO       the answer to a question (or ACCEPT, DECLINE)',
  'DRAW, CLAIM   offer a draw, claim one, where the rules have it',
  'RESIGN YES    give the game up, where the rules have it',
  'SIT           take a free seat',
  'BOARD         the board and the moves of the side to move',
  'RULES         the rules of this table, in one line for programs',
  'REPORT        tell those who run this server about the other player, or about W or B:',
  '              REPORT insults He calls me names (or name, cheating, stalling, other)',
  'QUIT          leave; in a game that loses it',
];
