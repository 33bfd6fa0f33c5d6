/** FEN: a position as one line of text, `B:W21,22,K23:B1,K2`, read leniently and written one way only. */
import { type Board, type Position, type Setup, type SetupFault, toPosition } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Side } from './side.ts';
import { isSquare } from './square.ts';
import { asSet, bitOf, has, squaresOf } from './square-set.ts';

/** What can be wrong with a FEN; `describeFenError` has the sentences. */
export const FEN_FAULTS = ['unreadable', 'bad-side', 'bad-square', 'square-twice', 'side-twice'] as const;
/** What is wrong with a FEN, and where. */
export interface FenError {
  readonly code: (typeof FEN_FAULTS)[number];
  /** Counted from 1. */
  readonly column: number;
  readonly token: string;
}

const SIDE_OF: Readonly<Record<string, Side>> = { B: 'black', W: 'white' };
/** One square or a range of them; a range of kings may repeat its K. */
const ENTRY = /^(K?)(\d+)(?:-\1?(\d+))?$/i;

interface Pieces {
  black: number;
  white: number;
  kings: number;
}

function addEntry(pieces: Pieces, side: Side, token: string): FenError['code'] | null {
  const match = ENTRY.exec(token);
  if (!match) return 'unreadable';
  const first = Number(match[2]);
  const last = match[3] === undefined ? first : Number(match[3]);
  if (!isSquare(first) || !isSquare(last) || last < first) return 'bad-square';
  for (let square = first; square <= last; square = (square + 1) as typeof first) {
    const bit = bitOf(square);
    if (((pieces.black | pieces.white) & bit) !== 0) return 'square-twice';
    pieces[side] |= bit;
    if (match[1] !== '') pieces.kings |= bit;
  }
  return null;
}

/** Reads ranges, empty sides, unsorted squares, a final dot, an open side to move (`?`) and stray spaces. */
export function parseFen(text: string): Result<Setup, FenError> {
  const fault = (code: FenError['code'], at: number, token: string) => err({ code, column: at + 1, token });
  const end = text.trimEnd().replace(/\.$/, '').length;
  const sections: { at: number; text: string }[] = [];
  for (let at = 0; at <= end; ) {
    const colon = text.indexOf(':', at);
    const stop = colon < 0 || colon > end ? end : colon;
    sections.push({ at, text: text.slice(at, stop) });
    at = stop + 1;
  }
  const [{ text: first }, ...lists] = sections as [(typeof sections)[0], ...typeof sections];
  const head = first.trim();
  if (!/^[BW?]$/i.test(head)) return fault('bad-side', first.indexOf(head), head);
  if (lists.length === 0) return fault('unreadable', end, '');

  const pieces: Pieces = { black: 0, white: 0, kings: 0 };
  const seen = new Set<Side>();
  for (const section of lists) {
    const body = section.text.trim();
    if (body === '') continue;
    const bodyAt = section.at + section.text.indexOf(body);
    const side = SIDE_OF[body[0]!.toUpperCase()];
    if (!side) return fault('bad-side', bodyAt, body[0]!);
    if (seen.has(side)) return fault('side-twice', bodyAt, body[0]!);
    seen.add(side);
    let at = bodyAt + 1;
    for (const part of body.slice(1).split(',')) {
      const token = part.trim();
      const code = token === '' ? null : addEntry(pieces, side, token);
      if (code) return fault(code, at + part.indexOf(token), token);
      at += part.length + 1;
    }
  }
  return ok({
    black: asSet(pieces.black),
    white: asSet(pieces.white),
    kings: asSet(pieces.kings),
    turn: SIDE_OF[head.toUpperCase()] ?? null,
  });
}

/** A FEN as a checked position; `first` is to move where the text leaves that open. */
export function parsePosition(
  text: string,
  first: Side | null = null,
): Result<Position, FenError['code'] | SetupFault> {
  const setup = parseFen(text);
  if (!setup.ok) return err(setup.error.code);
  return toPosition({ ...setup.value, turn: setup.value.turn ?? first });
}

/** The position of a text that is known to have one, such as one of our own; throws where it has none. */
export function positionOf(fen: string, first: Side | null = null): Position {
  const position = parsePosition(fen, first);
  if (!position.ok) throw new Error(`not a position (${position.error}): ${fen}`);
  return position.value;
}

const formatSide = (board: Board, side: Side): string =>
  squaresOf(board[side])
    .map((square) => (has(board.kings, square) ? `K${square}` : `${square}`))
    .join(',');

/** Ascending, no ranges, no final dot. */
export function formatFen(board: Board & { readonly turn: Side | null }): string {
  const turn = board.turn === null ? '?' : board.turn === 'black' ? 'B' : 'W';
  return `${turn}:W${formatSide(board, 'white')}:B${formatSide(board, 'black')}`;
}
