import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { formatFen, parsePosition } from './fen.ts';
import { legalMoves } from './list-moves.ts';
import { applyMove } from './move.ts';
import { type Position, START, withTurn } from './position.ts';
import { positionHash } from './position-hash.ts';

const PLIES = FULL ? 7 : 6;

const hex = (position: Position): string => positionHash(position).toString(16).padStart(16, '0');

const read = (fen: string): Position => {
  const position = parsePosition(fen);
  if (!position.ok) throw new Error(position.error);
  return position.value;
};

describe('[V1] the hash of a position', () => {
  // Stored hashes stay valid: these values must never change.
  it.each([
    ['the start', formatFen(START), '0e4364f9f09c201a'],
    ['the start, White to move', formatFen(withTurn(START, 'white')), '1431027097cf6bed'],
    ['kings of both sides', 'W:W21,K9:BK32,5', 'd7a0b9963f3d1042'],
    ['an empty board', 'B:W:B', '238275bc38fcbe91'],
  ])('of %s is the same for good', (_, fen, expected) => {
    expect(hex(read(fen))).toBe(expected);
  });

  it('differs for everything that differs in a position', () => {
    const fens = ['B:W32:B1', 'W:W32:B1', 'B:WK32:B1', 'B:W32:BK1', 'B:W31:B1', 'B:W1:B32', 'B:W:B1,32'];
    expect(new Set(fens.map((fen) => positionHash(read(fen)))).size).toBe(fens.length);
  });

  it(`has no collision among the positions of ${PLIES} plies`, () => {
    let positions = new Map([[formatFen(START), START]]);
    const hashes = new Set<bigint>();
    const fens = new Set<string>();
    for (let ply = 0; ply <= PLIES; ply += 1) {
      const next = new Map<string, Position>();
      for (const [fen, position] of positions) {
        hashes.add(positionHash(position));
        fens.add(fen);
        if (ply === PLIES) continue;
        for (const move of legalMoves(position)) {
          const after = applyMove(position, move);
          next.set(formatFen(after), after);
        }
      }
      positions = next;
    }
    expect(fens.size).toBeGreaterThan(FULL ? 20_000 : 5_000);
    expect(hashes.size).toBe(fens.size);
  });
});
