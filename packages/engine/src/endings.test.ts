/** Won endings of five pieces are won in play, though the tables know no distances there. */
import { asSet, formatFen, newGame, OFFICIAL, type Position, playMove, toPosition } from '@crownhead/rules';
import { describe, expect, test } from 'vitest';
import { openTables } from './node/open-tables.ts';
import { questionOf } from './question.ts';
import { Random } from './random.ts';
import { Thinker } from './thinker.ts';

const FULL = process.env.CROWNHEAD_FULL === '1';
const SAMPLE = FULL ? 150 : 10;
const NODES = 300_000;
const PIECES = 5;

const tables = openTables();
const random = new Random(5);

function anyPosition(): Position | null {
  const squares = new Set<number>();
  while (squares.size < PIECES) squares.add(Math.floor(random.next() * 32));
  const blacks = 2 + Math.floor(random.next() * 2);
  let [black, white, kings] = [0, 0, 0];
  for (const [i, square] of [...squares].entries()) {
    if (i < blacks) black |= 1 << square;
    else white |= 1 << square;
    if (random.next() < 0.6) kings |= 1 << square;
  }
  const turn = random.next() < 0.5 ? 'black' : 'white';
  const position = toPosition({ black: asSet(black), white: asSet(white), kings: asSet(kings), turn });
  return position.ok ? position.value : null;
}

function wonPosition(): Position {
  for (;;) {
    const position = anyPosition();
    if (position && tables.verdict(position, OFFICIAL).verdict === 'win') return position;
  }
}

const thinker = () => new Thinker({ megabytes: 16, prober: tables, clock: () => performance.now() });

describe('endings of five pieces', () => {
  test(`[L3] [R10] ${SAMPLE} won ones are won against the engine's own defence, inside the 40-move rule`, () => {
    for (let n = 0; n < SAMPLE; n++) {
      const start = wonPosition();
      const players = { black: thinker(), white: thinker() };
      let game = newGame({ start, drawRule: 'auto' });
      while (game.outcome === null) {
        const thought = players[game.position.turn].think(questionOf(game, { nodes: NODES }));
        game = playMove(game, thought.lines[0]!.moves[0]!);
      }
      expect(game.outcome.winner, formatFen(start)).toBe(start.turn);
    }
  });
});
