/** The search against plain minimax, and what it must never do. */
import {
  applyMove,
  countBits,
  formatMove,
  jumperBits,
  legalMoves,
  MOVE_WORDS,
  MoveBuffer,
  mirror,
  mirrorMove,
  OFFICIAL,
  opposite,
  type Position,
  RULE_PRESETS,
  START,
} from '@crownhead/rules';
import { aPlacement, aPlayout, at, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Engine, type SearchResult } from './engine.ts';
import { openCore } from './node/open-core.ts';
import { openTables } from './node/open-tables.ts';
import { PROVED, WON } from './score.ts';
import { requestFor } from './search-request.ts';

const think = (position: Position, depth: number): SearchResult =>
  new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => 0 }).search(
    requestFor(position, { depth }),
  );
const scoreOf = (result: SearchResult): number => result.lines[0]!.score;

/** Plies to a forced end within so many, for the side to move: a win is positive, a loss negative; null for neither. */
function forcedEnd(position: Position, plies: number): number | null {
  const moves = legalMoves(position);
  if (moves.length === 0) return -0;
  if (plies === 0) return null;
  let latest = 0;
  let soonest = Number.POSITIVE_INFINITY;
  let escapes = false;
  for (const move of moves) {
    const end = forcedEnd(applyMove(position, move), plies - 1);
    if (end === null) escapes = true;
    else if (end > 0) latest = Math.max(latest, end);
    else soonest = Math.min(soonest, -end);
  }
  if (soonest < Number.POSITIVE_INFINITY) return soonest + 1;
  return escapes ? null : -(latest + 1);
}

describe('the search against plain minimax', () => {
  const PLIES = 5;
  const few = aPlacement({ least: 1, most: 3 });

  it('finds every forced win and loss that minimax finds', () => {
    let found = 0;
    fc.assert(
      fc.property(few, (position) => {
        const end = forcedEnd(position, PLIES);
        if (end === null || legalMoves(position).length === 0) return;
        found += 1;
        // Deeper than needed, since some moves are looked at less deeply than others.
        const score = scoreOf(think(position, PLIES * 4));
        if (end > 0) expect(score).toBeGreaterThan(PROVED);
        else expect(score).toBeLessThan(-PROVED);
      }),
      runs(200),
    );
    // A check that checked nothing would be green too.
    expect(found).toBeGreaterThan(5);
  });

  it.each(['W:W10,17,31:B9', 'B:W31:B12,14,24'])('sees soon what a sacrifice is for: %s', (fen) => {
    // Three plies from the sacrifice to what it wins, none of them a capture until the last.
    expect(scoreOf(think(at(fen), 8))).toBe(WON - 5);
  });

  it('claims no win or loss that minimax does not confirm', () => {
    fc.assert(
      fc.property(few, (position) => {
        if (legalMoves(position).length === 0) return;
        const score = scoreOf(think(position, PLIES));
        const plies = WON - Math.abs(score);
        if (plies > PLIES) return;
        const end = forcedEnd(position, PLIES);
        expect(end).not.toBeNull();
        expect(Math.sign(end!)).toBe(Math.sign(score));
        expect(Math.abs(end!)).toBeLessThanOrEqual(plies);
      }),
      runs(200),
    );
  });

  it.each([
    ['B:W18:B14', 1],
    ['W:W12,15,30,K32:B19', 3],
    ['W:WK1,8:B6,9', 5],
    ['B:WK26:BK3,15,K32', 5],
    ['B:W6,10,11,13:BK2', -2],
    ['W:W25:BK1,K9,K13', -4],
    ['B:WK1,K4,K20,22:B2', -6],
  ] as const)('counts the plies to the end of %s: %i', (fen, plies) => {
    expect(forcedEnd(at(fen), Math.abs(plies))).toBe(plies);
    expect(scoreOf(think(at(fen), 8))).toBe(plies > 0 ? WON - plies : -WON - plies);
  });
});

describe('the search', () => {
  it('[L3] sees mirrored positions alike', () => {
    fc.assert(
      fc.property(aPlayout(OFFICIAL), (position) => {
        if (legalMoves(position).length === 0) return;
        for (const depth of [1, 2, 5, 8]) {
          expect(scoreOf(think(mirror(position), depth))).toBe(scoreOf(think(position, depth)));
        }
      }),
      runs(20),
    );
  });

  it('answers lines of legal moves, the best first', () => {
    fc.assert(
      fc.property(aPlayout(OFFICIAL), (position) => {
        const engine = new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => 0 });
        const { lines } = engine.search({ ...requestFor(position, { depth: 4 }), lines: 3 });
        expect(lines).toHaveLength(Math.min(3, legalMoves(position).length));
        for (const { moves } of lines) {
          let now = position;
          for (const move of moves) {
            expect(legalMoves(now)).toContainEqual(move);
            now = applyMove(now, move);
          }
        }
        const scores = lines.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
      runs(30),
    );
  });

  it('knows a draw by repetition: ahead it avoids one', () => {
    // Three kings against one outside the double corner: won, but not by going back and forth.
    const position = at('B:WK25:BK14,K15,K18');
    const back = at('W:WK25:BK10,K15,K18');
    const request = { ...requestFor(position, { depth: 6 }), before: [position, back, position, back] };
    const engine = new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => 0 });
    expect(scoreOf(engine.search(request))).toBeGreaterThan(100);
  });

  it('[A28] a position that comes a second time is no draw yet: the won ending is not given away to avoid it', () => {
    const position = at('B:WK27:B20,K29');
    const before = ['B:WK27:B20,K30', 'W:WK27:B20,K25', 'B:WK32:B20,K25', 'W:WK32:B20,K29'].map(at);
    const engines = [null, openCore()].map(
      (core) => new Engine({ megabytes: 1, prober: openTables(), core, clock: () => 0 }),
    );
    for (const engine of engines) {
      const search = (boards: readonly Position[]) =>
        engine.search({ ...requestFor(position, { nodes: 20_000 }), before: boards }).lines[0]!;
      expect([formatMove(search(before).moves[0]!), search(before).verdict.kind]).toEqual(['29-25', 'win']);
      // A third time it would be one.
      engine.clear();
      expect(search([...before, ...before]).verdict.kind).not.toBe('win');
    }
  });

  it.each([
    'official',
    'lobby',
  ] as const)('[L3] plays on where no draw is called after forty moves: %s', (id) => {
    const { rules } = RULE_PRESETS[id];
    const position = at('B:WK22,K30:BK1,K10');
    const [there, back] = [at('W:WK22,K30:BK1,K7'), at('B:WK22,K25:BK1,K7')];
    const before = Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? there : back));
    const engine = new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => 0 });
    const ask = (boards: readonly Position[]) =>
      engine.search({ ...requestFor(position, { depth: 5 }, rules), before: boards, lines: 99 });
    const lines = ({ lines: all }: SearchResult) =>
      all.map(({ moves, score }) => [formatMove(moves[0]!), score]);
    engine.clear();
    const fresh = lines(ask([]));
    engine.clear();
    expect(lines(ask(before))).toEqual(fresh);
    expect(new Set(fresh.map(([, score]) => score)).size).toBeGreaterThan(1);
  });
});

const buffer = new MoveBuffer();
/** The balance of material, men 2 and kings 3, after the best play of so many plies and whatever captures follow them. */
function material(
  own: number,
  other: number,
  kings: number,
  down: boolean,
  plies: number,
  alpha: number,
  beta: number,
): number {
  const side = down ? 'black' : 'white';
  if (plies <= 0 && jumperBits(own, other, kings, side) === 0)
    return 2 * (countBits(own) - countBits(other)) + countBits(own & kings) - countBits(other & kings);
  const start = buffer.top;
  const count = buffer.generate(own, other, kings, side);
  let best = count === 0 ? -100 : alpha;
  for (let i = 0; i < count && best < beta; i++) {
    const at = start + i * MOVE_WORDS;
    const { words } = buffer;
    best = Math.max(
      best,
      -material(words[at + 1]!, words[at]!, words[at + 2]!, !down, plies - 1, -beta, -best),
    );
  }
  buffer.top = start;
  return best;
}

/** Is the balance at least this, for the side that has just moved, after so many plies? */
const holds = (position: Position, plies: number, least: number): boolean => {
  const { turn, kings } = position;
  const value = -material(
    position[turn],
    position[opposite(turn)],
    kings,
    turn === 'black',
    plies,
    -least,
    -least + 1,
  );
  return value >= least;
};

const balance = (position: Position): number => {
  const { turn, black, white, kings } = position;
  const sum = (set: number) => 2 * countBits(set) + countBits(set & kings);
  return turn === 'black' ? sum(black) - sum(white) : sum(white) - sum(black);
};

/** Positions where one move gives up a man and gets more back; every other move gains nothing. */
const SHOTS = [
  ['B:W16,19,21,22,27,28,29,32:B2,3,4,5,6,7,13,14', '14-17'],
  ['W:W10,20,21,23,25,27,31,32:B1,3,4,6,7,12,14', '25-22'],
  ['B:W19,20,21,22,23,24,25,26,27,29,32:B2,5,6,7,8,10,11,12,13,14,16', '13-17'],
  ['W:W20,25,26,27,28,29,30,31,32:B3,4,5,8,10,11,12,19', '20-16'],
  ['W:W17,20,22,23,24,25,26,27,29,30,31,32:B1,2,3,5,6,7,8,9,11,12,15,16', '24-19'],
  ['W:W13,19,21,25,27,28,32:B2,6,7,9,11,12,20', '19-15'],
  ['B:W18,20,21,22,25,26,28,29,31,32:B1,2,3,4,5,6,7,9,11,19', '19-24'],
  ['B:W18,19,20,23,26,27,29:B4,5,8,10,12,13', '10-15'],
  ['W:W5,18,26,29,30,32:B1,4,9,10,12,17,28', '18-14'],
  ['B:W14,21,22,24,26,27,28,30,31,32:B1,2,3,4,5,6,7,8,12,16', '16-19'],
  ['W:W17,19,20,21,22,25,29:B2,6,9,10,11,13,14', '20-16'],
  ['B:W13,18,23,24,25,26,27,28,30,31,32:B1,2,3,4,6,7,8,9,10,12,17', '17-22'],
] as const;

describe('shots', () => {
  const PLIES = 8;

  it.each(SHOTS)('%s: %s', (fen, text) => {
    const position = at(fen);
    const gain = balance(position) + 2;
    for (const move of legalMoves(position)) {
      const isShot = formatMove(move) === text;
      expect(holds(applyMove(position, move), PLIES, gain), formatMove(move)).toBe(isShot);
      // It gives something first: looking no further than the captures it seems to lose.
      if (isShot) expect(holds(applyMove(position, move), 0, balance(position))).toBe(false);
    }
    for (const [seen, expected] of [
      [position, text],
      [mirror(position), null],
    ] as const) {
      const best = think(seen, PLIES + 1).lines[0]!.moves[0]!;
      expect(formatMove(expected === null ? mirrorMove(best) : best)).toBe(text);
    }
  });
});

describe.each([
  ['WebAssembly', openCore()],
  ['TypeScript', null],
] as const)('a search that nothing limits, by %s', (_, core) => {
  /** Asks before the search is told to stop. */
  const ASKS = 20;

  it('asks every thousand nodes or so whether it is to stop, and does so immediately', () => {
    const engine = new Engine({ megabytes: 4, prober: null, core, clock: () => 0 });
    const asked: number[] = [];
    const { nodes } = engine.search(requestFor(START, {}), undefined, (count) => asked.push(count) >= ASKS);
    const between = asked.map((count, i) => count - (asked[i - 1] ?? 0));
    // Some 20 ms even on a slow machine; a move is answered sooner than anybody notices.
    expect(Math.max(...between)).toBeLessThan(4000);
    expect(asked).toHaveLength(ASKS);
    expect(nodes - asked.at(-1)!).toBeLessThan(1000);
  });

  it('looks at the clock as often, and keeps to its time', () => {
    let now = 0;
    const engine = new Engine({ megabytes: 4, prober: null, core, clock: () => now });
    const { ms } = engine.search(requestFor(START, { ms: 100 }), undefined, () => {
      now += 1;
      return false;
    });
    // What the answer takes on its way is left to it.
    expect(ms).toBeGreaterThanOrEqual(90);
    expect(ms).toBeLessThan(95);
  });
});
