/** Won endings of up to five pieces are won in play, inside the 40-move rule. */
import {
  applyMove,
  asSet,
  formatFen,
  type Game,
  legalMoves,
  type Move,
  newGame,
  OFFICIAL,
  type Outcome,
  type Position,
  playMove,
  readMove,
  toPosition,
} from '@crownhead/rules';
import { at, FULL } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { Engine } from './engine.ts';
import { openCore } from './node/open-core.ts';
import { openTables } from './node/open-tables.ts';
import { Random } from './random.ts';
import { PROVED, type Verdict } from './score.ts';
import type { Prober } from './search.ts';
import { requestFor, requestOf } from './search-request.ts';

const SAMPLE = FULL ? 1000 : 12;
const NODES = 20_000;
/** For the large sample on a busy machine. */
const PATIENCE = 1_800_000;

const tables = openTables();
const random = new Random(5);

function anyPosition(pieces: number): Position | null {
  const squares = new Set<number>();
  while (squares.size < pieces) squares.add(Math.floor(random.next() * 32));
  const blacks = 1 + Math.floor(random.next() * (pieces - 1));
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

function wonPosition(accepts: (position: Position) => boolean): Position {
  for (;;) {
    const position = anyPosition(5);
    if (position && tables.verdict(position, OFFICIAL).verdict === 'win' && accepts(position))
      return position;
  }
}

const progressOf = ({ turn, black, white, kings }: Position): number =>
  turn === 'black' ? tables.progress(black, white, kings, true) : tables.progress(white, black, kings, false);

/** Moves until something is captured or a man moves, in a position that is won slowly. */
const SLOW = 15;

/** The answer that puts off progress for longest. */
function stubborn(position: Position): Move {
  const putOff = (move: Move): number => progressOf(applyMove(position, move));
  return legalMoves(position).toSorted((a, b) => putOff(b) - putOff(a))[0]!;
}

/** How a won position ends when the engine plays it against a defender. */
function playedOut(start: Position, defend: (game: Game) => Move): Outcome {
  const winner = engine();
  let game = newGame({ start, drawRule: 'auto' });
  while (game.outcome === null) {
    const move =
      game.position.turn === start.turn
        ? winner.search(requestOf(game, { nodes: NODES })).lines[0]!.moves[0]!
        : defend(game);
    game = playMove(game, move);
  }
  return game.outcome;
}

const engine = (megabytes = 16) =>
  new Engine({ megabytes, prober: tables, core: openCore(), clock: () => performance.now() });

describe('endings of five pieces', () => {
  test(
    `[S2] [L3] ${SAMPLE} won ones are won against the engine's own defence, inside the 40-move rule`,
    () => {
      for (let n = 0; n < SAMPLE; n++) {
        const start = wonPosition(() => true);
        const defender = engine();
        const end = playedOut(
          start,
          (game) => defender.search(requestOf(game, { nodes: NODES })).lines[0]!.moves[0]!,
        );
        expect(end.winner, formatFen(start)).toBe(start.turn);
      }
    },
    PATIENCE,
  );

  test(
    '[S2] [L3] those that take longest are won against the most stubborn defence',
    () => {
      for (let n = 0; n < SAMPLE / 4; n++) {
        const start = wonPosition((position) => progressOf(position) >= SLOW);
        const end = playedOut(start, ({ position }) => stubborn(position));
        expect(end.winner, formatFen(start)).toBe(start.turn);
      }
    },
    PATIENCE,
  );
});

describe('a won ending in which the winner has gone to and fro', () => {
  test('[R10] [L3] is not drawn by the same position a third time', () => {
    let game = newGame({ start: at('W:WK19,K31:BK7,K18,K22'), drawRule: 'auto' });
    for (const text of '19-16 7-10 16-19 10-7 19-16 7-10 16-19'.split(' ')) {
      const move = readMove(game.position, OFFICIAL, text);
      if (!move.ok) throw new Error(text);
      game = playMove(game, move.value);
    }
    // The quickest way would be 10-7 once more.
    for (const winner = engine(); game.outcome === null; ) {
      const isWinner = game.position.turn === 'black';
      const request = requestOf(game, { nodes: NODES });
      game = playMove(game, isWinner ? winner.search(request).lines[0]!.moves[0]! : stubborn(game.position));
    }
    expect(game.outcome.winner).toBe('black');
  });
});

describe('endings of two to four pieces', () => {
  test('[L3] the search with tables says what they say, ply for ply; without them it claims nothing else', () => {
    const [knowing, plain] = [
      engine(),
      new Engine({ megabytes: 16, prober: null, core: openCore(), clock: () => performance.now() }),
    ];
    for (let n = 0; n < 300; n++) {
      const position = anyPosition(2 + (n % 3));
      if (position === null || legalMoves(position).length === 0) continue;
      const { verdict, plies } = tables.verdict(position, OFFICIAL);
      const best = knowing.search(requestFor(position, { depth: 2 })).lines[0]!;
      const told = verdict === 'draw' ? { score: 0 } : { verdict: { kind: verdict, plies } };
      expect(best, formatFen(position)).toMatchObject(told);
      const guess = plain.search(requestFor(position, { depth: 6 })).lines[0]!.verdict;
      if (guess.kind === 'win' || guess.kind === 'loss')
        expect(guess.kind, formatFen(position)).toBe(verdict);
    }
  });
});

/** What the tables say of a position, as the one who moved there would say it. */
function verdictFor(after: Position): Verdict {
  const { verdict, plies } = tables.verdict(after, OFFICIAL);
  if (verdict === 'unknown') throw new Error(`${formatFen(after)} is not in the tables`);
  if (verdict === 'draw') return { kind: 'draw' };
  return { kind: verdict === 'win' ? 'loss' : 'win', plies: plies === null ? null : plies + 1 };
}

describe('the verdict on a line', () => {
  test('[L3] costs nothing where the tables are far away, however many jumps there are', () => {
    let asked = 0;
    const prober: Prober = {
      ...{ mostPieces: 5, exactPieces: 4, result: () => 0, distance: () => 0, progress: () => 0 },
      value: () => {
        asked += 1;
        return 0;
      },
    };
    const kings = at(
      'B:WK6,K7,K8,K13,K14,K15,K16,K21,K22,K23,K24,K29:BK1,K2,K3,K4,K9,K11,K17,K20,K25,K27,K28,K32',
    );
    new Engine({ megabytes: 1, prober, core: openCore(), clock: () => 0 }).search({
      ...requestFor(kings, { depth: 1 }),
      lines: 9,
    });
    expect(asked).toBe(0);
  });

  test('[L3] [R10] is what the tables say of it, also of jumps, of several lines, and where only the result is known', () => {
    const seen = new Set<string>();
    for (let n = 0; n < (FULL ? 400 : 120); n++) {
      const position = anyPosition(2 + (n % 4));
      if (position === null) continue;
      const request = { ...requestFor(position, { depth: 2 }), lines: 99 };
      const { lines } = engine(1).search(request);
      expect(lines).toHaveLength(legalMoves(position).length);
      for (const { moves, score, verdict } of lines) {
        const first = moves[0]!;
        const known = verdictFor(applyMove(position, first));
        // Where the tables do not count the plies, the search may have done so.
        if ('plies' in known && known.plies === null)
          expect(verdict.kind, formatFen(position)).toBe(known.kind);
        else expect(verdict, formatFen(position)).toEqual(known);
        seen.add(
          `${verdict.kind}${'plies' in verdict && verdict.plies === null ? '?' : ''} ${first.captured.length > 0}`,
        );
        // The score alone says the same.
        const proved = verdict.kind === 'draw' ? score === 0 : Math.abs(score) > PROVED;
        expect(proved, formatFen(position)).toBe(true);
      }
      const scores = lines.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
    const kinds = ['win', 'win?', 'loss', 'loss?', 'draw'];
    // Jumps of five pieces lead to four, where the plies are known.
    const all = [...kinds.map((kind) => `${kind} false`), 'win true', 'loss true', 'draw true'];
    expect([...seen].toSorted()).toEqual(all.toSorted());
  });
});
