/** Puzzles are proved by certificates that another move generator checks. */
import { openTables } from '@crownhead/engine/node';
import type { Referee } from '@crownhead/engine/proof';
import { OFFICIAL, positionOf, readPdn, replayPdn } from '@crownhead/rules';
import { naiveMoves } from '@crownhead/testkit';
import { type Puzzle, puzzleOf } from '@crownhead/training';
import { describe, expect, it } from 'vitest';
import { isPuzzleProved } from './check-proof.ts';
import { readPuzzleProofs, writePuzzleProofs } from './proof-file.ts';
import { type PuzzleProof, provePuzzle } from './prove.ts';

const tables = openTables();
const referee: Referee = {
  moves: (fen) => naiveMoves(fen).map(({ after }) => after),
  verdict: (fen) => tables.verdict(positionOf(fen), OFFICIAL).verdict,
};

function puzzle(pdn: string): Puzzle {
  const found = puzzleOf(replayPdn(readPdn(pdn)[0]!).tree);
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

const TAGS = '[PuzzleId "p"] [Tier "checked"] [Rating "900"]';
const HOLDS = puzzle(`${TAGS} [Puzzle "draw"] [FEN "W:W22,30:B13,14"]
1. 30-26 (1. 22-17? 13x22) (1. 22-18? 14x23) (1. 30-25? 14-18) *`);
/** Called wrong, though it holds as well. */
const LIES = puzzle(`${TAGS} [Puzzle "draw"] [FEN "W:W22,30:B13,14"]
1. 30-25 (1. 22-17? 13x22) (1. 22-18? 14x23) (1. 30-26? 14-18) *`);

describe('[B28] a puzzle of the tier “proved”', () => {
  const proof = provePuzzle(HOLDS, tables, 10_000) as PuzzleProof;

  it('has certificates for every move of it, which somebody else can check', () => {
    expect(isPuzzleProved(HOLDS, proof, referee)).toBe(true);
  });

  it('is proved neither by the certificates of another nor by damaged or exchanged ones', () => {
    expect(isPuzzleProved(LIES, proof, referee)).toBe(false);
    expect(isPuzzleProved(HOLDS, { right: proof.wrong, wrong: proof.right }, referee)).toBe(false);
    for (const part of ['right', 'wrong'] as const)
      for (let at = 0; at < proof[part].length; at += 1) {
        const flipped = proof[part].slice();
        flipped[at]! ^= 1 << (at % 8);
        expect(isPuzzleProved(HOLDS, { ...proof, [part]: flipped }, referee), `${part} ${at}`).toBe(false);
      }
  });

  it('is none where something of it is not so', () => {
    expect(provePuzzle(LIES, tables, 10_000)).toBeNull();
  });

  it('travels in a file with those of other puzzles', () => {
    const bytes = writePuzzleProofs(
      new Map([
        ['p', proof],
        ['q', proof],
      ]),
    );
    const read = readPuzzleProofs(bytes);
    expect(read.ok && [...read.value]).toEqual([
      ['p', proof],
      ['q', proof],
    ]);
    expect(readPuzzleProofs(bytes.subarray(0, -1))).toEqual({ ok: false, error: 'damaged' });
    expect(readPuzzleProofs(new Uint8Array([1, 2, 3]))).toEqual({ ok: false, error: 'not-proofs' });
  });
});
