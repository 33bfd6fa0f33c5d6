/** The opening book as it comes with the engine, and what levels make of it. */
import { readFileSync } from 'node:fs';
import {
  applyMove,
  formatMove,
  legalMoves,
  mirrorMove,
  newGame,
  OFFICIAL,
  type Position,
  playMove,
  START,
} from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { growBook } from '../../tune/book/grow.ts';
import { Engine } from '../engine.ts';
import { evaluate } from '../evaluation.ts';
import { LEVELS } from '../level-list.ts';
import { moveAtLevel } from '../levels.ts';
import { ballotOpenings, openGame } from '../match/opening.ts';
import { openBook } from '../node/open-book.ts';
import { openCore } from '../node/open-core.ts';
import { requestFor, requestOf } from '../search-request.ts';
import { DamagedBook, readBook, writeBook } from './book-file.ts';
import { bookKey } from './key.ts';

const BYTES = new Uint8Array(readFileSync(new URL('../../book/openings.bin', import.meta.url)));
const SEEDS = 12;
const book = openBook();

/** The first four plies of a level that plays both sides. */
function opening(engine: Engine, level: number, seed: number, start = START): string {
  let game = newGame({ start });
  const moves: string[] = [];
  for (let ply = 0; ply < 4; ply++) {
    const move = moveAtLevel(engine, requestOf(game, { nodes: 100 }), LEVELS[level - 1]!, seed * 100 + ply)!;
    moves.push(formatMove(move));
    game = playMove(game, move);
  }
  return moves.join(' ');
}

describe('the opening book', () => {
  it('[S1] gives every level from 5 up at least eight openings over twelve seeds, not all with the same first move, and the same one for the same seed', () => {
    const engine = new Engine({ megabytes: 1, prober: null, core: openCore(), book, clock: () => 0 });
    for (const { level, book: use } of LEVELS.filter(({ level }) => level >= 5)) {
      expect(use).not.toBeNull();
      const all = Array.from({ length: SEEDS }, (_, seed) => opening(engine, level, seed));
      expect(new Set(all).size, `level ${level}: ${all.join(', ')}`).toBeGreaterThanOrEqual(8);
      expect(new Set(all.map((each) => each.split(' ')[0])).size, `level ${level}`).toBeGreaterThanOrEqual(2);
      expect(opening(engine, level, 3)).toBe(all[3]);
    }
  });

  it('[S1] [R8] does so where White begins, too: its moves are those of Black turned round', () => {
    const whiteFirst = { ...START, turn: 'white' } as const;
    const turned = book.moves(START, OFFICIAL).map(({ move, score }) => ({ move: mirrorMove(move), score }));
    expect(book.moves(whiteFirst, OFFICIAL)).toEqual(turned);
    const engine = new Engine({ megabytes: 1, prober: null, core: openCore(), book, clock: () => 0 });
    const all = Array.from({ length: SEEDS }, (_, seed) => opening(engine, 9, seed, whiteFirst));
    expect(new Set(all).size, all.join(', ')).toBeGreaterThanOrEqual(8);
  });

  it('[S1] without it the same level finds one opening of its own, whatever the seed', () => {
    const engine = new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => 0 });
    const all = [1, 2, 3].map((seed) => opening(engine, 7, seed));
    expect(new Set(all).size).toBe(1);
  });

  it('[S1] knows the start, every ballot and an answer to each; and only moves that are legal', () => {
    for (const position of [START, ...ballotOpenings('174').map((each) => openGame(each).position)])
      expect(book.moves(position, OFFICIAL).length, bookKey(position)).toBeGreaterThan(0);
    const first = book.moves(START, OFFICIAL);
    expect(first.map(({ score }) => score)).toEqual(
      first.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(first.length).toBe(legalMoves(START).length);
  });

  it('[S1] tells how far a line follows it, and the lines of a search say so', () => {
    const line = [];
    let at = START;
    for (let ply = 0; ply < 4; ply++) {
      const { move } = book.moves(at, OFFICIAL)[0]!;
      line.push(move);
      at = applyMove(at, move);
    }
    expect(book.length(START, OFFICIAL, line)).toBe(4);
    expect(book.length(START, OFFICIAL, line.toSpliced(2, 1, line[0]!))).toBe(2);
    expect(book.length(START, { ...OFFICIAL, capture: 'optional' }, line)).toBe(0);
    const engine = new Engine({ megabytes: 1, prober: null, core: openCore(), book, clock: () => 0 });
    const found = engine.search({ ...requestFor(START, { nodes: 5000 }), lines: 3, tellBook: true }).lines;
    expect(engine.search(requestFor(START, { nodes: 500 })).lines[0]!.book).toBe(0);
    expect(found.every((each) => each.book > 0 && each.book <= each.moves.length)).toBe(true);
    const without = new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => 0 });
    expect(without.search({ ...requestFor(START, { nodes: 500 }), tellBook: true }).lines[0]!.book).toBe(0);
  });

  it('[S1] is silent under rules with other moves', () => {
    expect(book.moves(START, { ...OFFICIAL, capture: 'optional' })).toEqual([]);
  });

  it('[S1] is of a size to be sent along', () => expect(BYTES.length).toBeLessThan(600_000));
});

describe('the file of a book', () => {
  it('read and written again is the same', () => {
    expect(writeBook(readBook(BYTES))).toEqual(BYTES);
  });

  it.each([
    ['cut short', BYTES.subarray(0, -1)],
    ['with something behind it', Buffer.concat([BYTES, Uint8Array.of(0)])],
    ['of another kind', BYTES.with(0, 0)],
    ['of another version', BYTES.with(4, 9)],
    ['with a move that is not legal', BYTES.with(6, 200)],
  ])('%s is refused', (_, bytes) => {
    expect(() => readBook(bytes)).toThrow(DamagedBook);
  });
});

describe('growing a book', () => {
  const staticScore = ({ black, white, kings, turn }: Position): number =>
    turn === 'black' ? evaluate(black, white, kings, true) : evaluate(white, black, kings, false);
  const settings = { size: 60, lines: [], plyCost: 8, batch: 4, keep: 60 };

  it('gives the same book again, goes deepest where the moves are best, and counts back what they lead to', async () => {
    const asked: number[] = [];
    const grow = () =>
      growBook(settings, async (positions) => {
        asked.push(positions.length);
        return positions.map(staticScore);
      });
    const [one, two] = [await grow(), await grow()];
    expect(writeBook(one)).toEqual(writeBook(two));
    expect(one.size).toBe(settings.size);
    const tree = readBook(writeBook(one));
    expect(Math.max(...[...one.keys()].map((key) => tree.get(key)?.ply ?? 0))).toBeGreaterThan(4);
    expect(asked.length).toBeGreaterThan(10);
  });

  it('follows the lines it is given, however bad', async () => {
    const line = openGame(ballotOpenings('174')[0]!).plies.map(({ before }) => before);
    const grown = await growBook({ ...settings, size: 5, lines: [line] }, async (positions) =>
      positions.map(() => 0),
    );
    for (const position of line) expect(grown.has(bookKey(position))).toBe(true);
  });
});
