/** Lines of results that the endgame tables know. */
import { applyMove, legalMoves, makePosition, type Position } from '@crownhead/rules';
import { at, FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { inPlies, LOSS, NO_DISTANCE, WIN } from './endgame/result.ts';
import { Engine } from './engine.ts';
import { openCore, openTables } from './node/index.ts';
import { Random } from './random.ts';
import { DRAWN, verdictOf } from './score.ts';
import { requestFor } from './search-request.ts';

const POSITIONS = FULL ? 2_000 : 100;
/** Lines are cut here; those of up to four pieces are shorter. */
const MOST_PLIES = 60;

function fewPieces(random: Random, pieces: number): Position {
  const squares = Array.from({ length: 32 }, (_, i) => i);
  const take = (): number => 1 << squares.splice(Math.floor(random.next() * squares.length), 1)[0]!;
  const all = Array.from({ length: pieces }, take);
  const any = (bits: readonly number[]): number => bits.reduce((sum, bit) => sum | bit, 0);
  const blacks = 1 + Math.floor(random.next() * (pieces - 1));
  return makePosition(any(all.slice(0, blacks)), any(all.slice(blacks)), any(all), 'black');
}

describe('[A28] a result that the tables know', () => {
  const clock = () => performance.now();
  const engine = new Engine({ megabytes: 1, prober: openTables(), core: openCore(), clock });
  const search = (position: Position) => engine.search(requestFor(position, { nodes: 2_000 })).lines[0];

  it('shows how: the line goes to the end, and is as long as it says', () => {
    const random = new Random(28);
    let shown = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const position = fewPieces(random, 3 + (i % 2));
      const line = search(position);
      if (line === undefined || line.verdict.kind === 'draw' || line.verdict.kind === 'estimate') continue;
      const end = line.moves.reduce(applyMove, position);
      expect(legalMoves(end)).toEqual([]);
      expect(line.moves).toHaveLength(line.verdict.plies!);
      shown += 1;
    }
    expect(shown).toBeGreaterThan(POSITIONS / 4);
  });

  it('stays what it is along the line where only the result is known', () => {
    const random = new Random(5);
    for (let i = 0; i < POSITIONS / 5; i++) {
      const position = fewPieces(random, 5);
      const line = search(position);
      if (line?.verdict.kind !== 'win') continue;
      const end = line.moves.reduce(applyMove, position);
      if (line.moves.length < MOST_PLIES) expect(legalMoves(end)).toEqual([]);
      else expect(search(end)?.verdict.kind).toBe(end.turn === position.turn ? 'win' : 'loss');
    }
  });

  it('is the same for White, seen from the other side', () => {
    const line = search(at('W:WK22,30:BK32'))!;
    expect(line.verdict).toEqual({ kind: 'win', plies: 35 });
    expect(line.moves).toHaveLength(35);
  });
});

describe('[A28] where a long search sees nothing but repetitions', () => {
  it.each([
    [WIN, 'win'],
    [LOSS, 'loss'],
  ] as const)('what the tables know of a position without a history is told: %s', (result, kind) => {
    const told = (isFresh: boolean) => verdictOf(DRAWN, inPlies(result, NO_DISTANCE), isFresh).verdict;
    expect(told(true)).toEqual({ kind, plies: null });
    // In a game it may have slipped away by repetition or the number of moves.
    expect(told(false)).toEqual({ kind: 'estimate', score: DRAWN });
  });

  // Twenty million nodes each: what showed it first.
  it.runIf(FULL).each(['W:WK1,21,K32:BK18,K31', 'W:WK1,21,K28:BK10,K26'])('%s is won', (fen) => {
    const clock = () => performance.now();
    const engine = new Engine({ megabytes: 16, prober: openTables(), core: openCore(), clock });
    const { lines } = engine.search(requestFor(at(fen), { nodes: 20_000_000 }));
    expect(lines[0]!.verdict.kind).toBe('win');
  });
});
