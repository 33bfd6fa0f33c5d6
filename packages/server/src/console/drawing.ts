/** The board and its moves for people who play with nothing but a line of text. */
import { playing, type TableState } from '@crownhead/match';
import {
  type BySide,
  FILES,
  formatMove,
  listMoves,
  type Position,
  pieceAt,
  RANKS,
  SIDE_NAMES,
  squareAt,
} from '@crownhead/rules';

const LINE = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const CELL = 4;
/** As many moves are listed; a king that may take pieces twice has thousands. */
const MOVES_SHOWN = 40;

function cell(position: Position, names: BySide<string>, row: number, column: number): string {
  const square = squareAt(row, column);
  if (square === null) return ' '.repeat(CELL);
  const piece = pieceAt(position, square);
  const letter = piece && names[piece.side].charAt(0);
  const sign = piece?.kind === 'king' ? letter : letter?.toLowerCase();
  return (sign ?? `${square}`).padStart(CELL);
}

/** Men are small letters, kings capitals; an empty square shows its number (M6). */
function board(position: Position, names: BySide<string>): string[] {
  const files = `  ${FILES.map((file) => file.padStart(CELL)).join('')}`;
  const rows = LINE.map((row) => {
    const rank = RANKS[7 - row]!;
    return `${rank} ${LINE.map((column) => cell(position, names, row, column)).join('')}   ${rank}`;
  });
  return [files, ...rows, files];
}

/** N6: everybody sees whose turn it is and the moves they have. */
export function drawing(state: TableState): string[] {
  const { round } = state;
  if (!round) return ['No game has begun yet.'];
  const { position } = round.game;
  const names = SIDE_NAMES[round.table.sideNames];
  const lines = board(position, names);
  if (!playing(state)) return lines;
  const moves = listMoves(position, round.rules, MOVES_SHOWN);
  const texts = moves.ok ? moves.value.map((move) => formatMove(move)).join(', ') : 'too many to list';
  return [...lines, `${names[position.turn]} to move: ${texts}`];
}

export const HELP: readonly string[] = [
  'MOVE 11-15    a move; the word may be left out: 11-15, e3-d4, 11x18x25',
  'ACK           the last request has been seen',
  'YES, NO       the answer to a question (or ACCEPT, DECLINE)',
  'DRAW, CLAIM   offer a draw, claim one, where the rules have it',
  'RESIGN YES    give the game up, where the rules have it',
  'SIT           take a free seat',
  'BOARD         the board and the moves of whoever is to move',
  'QUIT          leave; in a game that loses it',
];
