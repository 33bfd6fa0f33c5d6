/** The committed tables as they are asked: known counts, exact plies, captures, mirror images, other rules. */
import { existsSync, readFileSync } from 'node:fs';
import {
  applyMove,
  formatFen,
  jumperBits,
  KING_ROW,
  legalMoves,
  makePosition,
  mirror,
  OFFICIAL,
  type Position,
  RULE_PRESETS,
  SIDES,
  START,
} from '@crownhead/rules';
import { aPlacement, aPosition, at, FULL, rulesWith, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine.ts';
import { openTables } from '../node/open-tables.ts';
import { OWN_TABLES, readTablesFolder } from '../node/tables-folder.ts';
import { requestFor } from '../search-request.ts';
import { loadTables, TABLE_FILES } from './load-tables.ts';
import { type Material, materialKey, materialsOf } from './material.ts';
import { nearMaterials } from './near-materials.ts';
import { bitsOf, subsetsOf } from './ranking.ts';
import { sliceOf } from './slice.ts';
import { SliceWalk } from './slice-walk.ts';
import { type Counts, readTableFile } from './table-file.ts';
import { EndgameTables, type EndgameVerdict } from './tables.ts';

const TABLES = openTables(OWN_TABLES);
const FILES = readTablesFolder(OWN_TABLES).map(({ name, bytes }) => ({
  name,
  bytes,
  table: readTableFile(bytes),
}));

/** For what is larger when all is asked for. */
const SLOW = 600_000;

const ask = (position: Position): EndgameVerdict => TABLES.verdict(position, OFFICIAL);

describe('[B66] tables that have only some of the slices of a number of pieces', () => {
  const small = () =>
    new EndgameTables(FILES.filter(({ table }) => table.pieces < 4).map(({ bytes }) => bytes));

  it('know these and nothing else, and more with every slice', () => {
    const tables = small();
    expect([tables.pieces, tables.mostPieces]).toEqual([3, 3]);
    const slices = TABLES.resultSlices(4);
    expect(slices).toHaveLength(materialsOf(4).length);
    const two = slices.filter(({ material }) => material === '2k0m-2k0m' || material === '1k1m-2k0m');
    for (const { bytes, file } of two) expect(file()).toHaveLength(bytes);
    tables.add(two.map(({ file }) => file()));
    expect([tables.pieces, tables.mostPieces, tables.exactPieces]).toEqual([3, 4, 3]);
    fc.assert(
      fc.property(aPlacement({ most: 2, least: 2 }), (position) => {
        const { turn, kings, black, white } = position;
        const [own, other] = turn === 'black' ? [black, white] : [white, black];
        fc.pre(jumperBits(own, other, kings, turn) === 0);
        const held = nearMaterials(position)[0]!;
        const asked = tables.result(own, other, kings, turn === 'black');
        const isHeld = two.some(({ material }) => material === held);
        expect(asked).toBe(isHeld ? TABLES.result(own, other, kings, turn === 'black') : 0);
      }),
      runs(300),
    );
    tables.add(slices.map(({ file }) => file()));
    expect([tables.pieces, tables.mostPieces]).toEqual([4, 4]);
  });

  it('are asked for by what a position and its next moves need', () => {
    expect(nearMaterials(at('B:W32,K30:BK1,2'))).toEqual([...['1k1m-1k1m', '2k0m-1k1m', '1k1m-2k0m']]);
    expect(nearMaterials(at('W:WK32,K30,K31:BK1,K2,K3'))).toEqual(['3k0m-3k0m']);
  });

  it('let a search prove what it could only estimate', () => {
    const start = at('W:WK30,K31:BK1,K2');
    const verdictWith = (tables: EndgameTables) => {
      const engine = new Engine({ megabytes: 1, prober: tables, core: null, clock: () => 0 });
      return engine.search(requestFor(start, { depth: 3 })).lines[0]!.verdict.kind;
    };
    const tables = small();
    expect(verdictWith(tables)).toBe('estimate');
    const near = nearMaterials(start);
    tables.add(
      TABLES.resultSlices(4).flatMap(({ material, file }) => (near.includes(material) ? [file()] : [])),
    );
    expect(verdictWith(tables)).toBe('draw');
  });
});

describe('what is in the tables', () => {
  const STATS = new URL('../../../../../shared/data/endgame-stats-2-3-pieces.json', import.meta.url);
  const isAbsent = !existsSync(STATS);
  if (isAbsent)
    console.warn(
      'SKIPPED: the endgame statistics are not beside the checkout, so no counts are compared with them',
    );

  const countsOf = (kind: string, material: Material): Counts | undefined =>
    FILES.filter(({ table }) => table.kind === kind)
      .flatMap(({ table }) => table.slices)
      .find((slice) => materialKey(slice.material) === materialKey(material))?.counts;

  it.skipIf(isAbsent)('[R10] two and three pieces are won, drawn and lost as often as is known', () => {
    const rows = JSON.parse(readFileSync(STATS, 'utf8'));
    expect(rows).toHaveLength(32);
    for (const row of rows) {
      const [own, other] = row.to_move === 'B' ? ['black', 'white'] : ['white', 'black'];
      const material: Material = {
        ownMen: row[`${own}_men`],
        ownKings: row[`${own}_kings`],
        otherMen: row[`${other}_men`],
        otherKings: row[`${other}_kings`],
      };
      const { win, draw, loss, longest_win_plies: longest } = row;
      expect(countsOf('distances', material)).toEqual({ win, draw, loss, longest });
      expect(countsOf('results', material)).toEqual({ win, draw, loss, longest: 0 });
    }
  });

  it('[R10] king against king: 230 won, 654 drawn, 108 lost, at most 11 plies', () => {
    const kings: Material = { ownMen: 0, ownKings: 1, otherMen: 0, otherKings: 1 };
    expect(countsOf('distances', kings)).toEqual({ win: 230, draw: 654, loss: 108, longest: 11 });
  });

  it('[R10] results of up to five pieces, distances of up to four, progress in the slowest wins, in at most 6 MB', () => {
    expect([TABLES.pieces, TABLES.exactPieces]).toEqual([5, 4]);
    expect(FILES.map(({ name }) => name)).toEqual(TABLE_FILES);
    expect(FILES.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(6e6);
  });

  it('[V2] a page loads the same files by their names', async () => {
    const tables = await loadTables(async (name) => FILES.find((file) => file.name === name)!.bytes);
    const position = at('B:WK18,K22:BK1');
    expect(tables.verdict(position, OFFICIAL)).toEqual(ask(position));
  });

  it('[R10] without some file, only what is complete is known', () => {
    const few = new EndgameTables(
      FILES.filter(({ name }) => name !== 'results-4.bin').map(({ bytes }) => bytes),
    );
    expect([few.pieces, few.exactPieces]).toEqual([3, 3]);
    expect(few.verdict(at('B:WK32,K31,K30:BK1'), OFFICIAL)).toEqual({ verdict: 'unknown', plies: null });
    const none = new EndgameTables([]);
    expect(none.verdict(at('B:WK32:BK1'), OFFICIAL)).toEqual({ verdict: 'unknown', plies: null });
    expect(none.verdict(at('B:W32:B'), OFFICIAL)).toEqual({ verdict: 'loss', plies: 0 });
  });
});

describe('verdicts', () => {
  it.each([
    ['no piece left', 'B:WK1:B', { verdict: 'loss', plies: 0 }],
    ['nobody left to play against', 'B:W:B1', { verdict: 'win', plies: 1 }],
    ['blocked', 'B:W9,14:B5', { verdict: 'loss', plies: 0 }],
    ['the last piece taken', 'B:W6:B1', { verdict: 'win', plies: 1 }],
    ['a king in the double corner', 'W:WK1:BK32', { verdict: 'draw', plies: null }],
    ['too many pieces', 'B:W21,22,30:B1,2,3', { verdict: 'unknown', plies: null }],
    ['too many pieces, but captures lead to few', 'B:W6,15,24,32:B1,2', { verdict: 'win', plies: 9 }],
    ['five pieces', 'B:W21,22,23,24:B9', { verdict: 'loss', plies: null }],
  ])('[R10] %s', (_, fen, verdict) => {
    const position = at(fen);
    expect(ask(position)).toEqual(verdict);
    expect(ask(mirror(position))).toEqual(verdict);
  });

  it('[R10] the start of a game is not known', () => {
    expect(ask(START)).toEqual({ verdict: 'unknown', plies: null });
  });

  it('[R10] under rules with other moves nothing is known; which side moves first does not matter', () => {
    const position = at('B:WK18,K22:BK1');
    for (const { rules } of Object.values(RULE_PRESETS)) {
      const isOfficial = rules.capture === 'mandatory';
      expect(TABLES.verdict(position, rules).verdict).toBe(isOfficial ? 'loss' : 'unknown');
    }
    for (const other of [
      rulesWith({ capture: 'optional' }),
      rulesWith({ chain: 'single' }),
      rulesWith({ crowning: 'goes-on' }),
      rulesWith({ removal: 'end-of-turn' }),
      rulesWith({ blocked: 'passes' }),
    ])
      expect(TABLES.verdict(position, other)).toEqual({ verdict: 'unknown', plies: null });
    expect(TABLES.verdict(at('B:WK1:B'), rulesWith({ chain: 'single' })).verdict).toBe('unknown');
  });

  it('[R10] mirrored positions agree', () => {
    const position = fc.oneof(aPlacement({ most: 3 }), aPlacement({ most: 2 }), aPosition(OFFICIAL));
    fc.assert(
      fc.property(position, (position) => {
        expect(ask(mirror(position))).toEqual(ask(position));
      }),
      runs(1000),
    );
  });
});

describe('plies', () => {
  const aSmall = aPlacement({ most: 2, least: 1 });

  /** What the moves of a position lead to, by the general move generator. */
  const answers = (position: Position): EndgameVerdict[] =>
    legalMoves(position).map((move) => ask(applyMove(position, move)));

  const expectConsistent = (position: Position): void => {
    const { verdict, plies } = ask(position);
    const after = answers(position);
    if (verdict === 'win') {
      const losses = after.filter((answer) => answer.verdict === 'loss').map((answer) => answer.plies!);
      expect(Math.min(...losses)).toBe(plies! - 1);
    } else if (verdict === 'loss') {
      expect(after.every((answer) => answer.verdict === 'win')).toBe(true);
      if (after.length > 0) expect(Math.max(...after.map((answer) => answer.plies!))).toBe(plies! - 1);
      else expect(plies).toBe(0);
    } else {
      expect(verdict).toBe('draw');
      expect(after.some((answer) => answer.verdict === 'draw')).toBe(true);
      expect(after.every((answer) => answer.verdict !== 'loss')).toBe(true);
    }
  };

  it('[R10] of up to four pieces are exact: one less after the best move, never less', () => {
    fc.assert(fc.property(aSmall, expectConsistent), runs(5000));
  });

  /** Plays to the end: the winner a best move each time, the loser whatever `defend` picks. Returns the plies it took. */
  const playOut = (start: Position, defend: (moves: readonly EndgameVerdict[]) => number): number => {
    let position = start;
    for (let ply = 0; ; ply++) {
      const { verdict, plies } = ask(position);
      const after = legalMoves(position).map((move) => applyMove(position, move));
      if (plies === 0) {
        expect(after).toEqual([]);
        return ply;
      }
      const told = after.map(ask);
      const best = told.findIndex((answer) => answer.verdict === 'loss' && answer.plies === plies! - 1);
      position = after[verdict === 'win' ? best : defend(told)]!;
    }
  };

  it('[R10] a decided position ends in just that many with the best defence, and no later with any other', () => {
    const decided = aSmall.filter((position) => ask(position).plies !== null);
    fc.assert(
      fc.property(decided, fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (position, choices) => {
        const { plies } = ask(position);
        const longest = (moves: readonly EndgameVerdict[]): number =>
          moves.findIndex((move) => move.plies === Math.max(...moves.map((each) => each.plies!)));
        expect(playOut(position, longest)).toBe(plies);
        let turn = 0;
        const anyhow = playOut(position, (moves) => choices[turn++ % choices.length]! % moves.length);
        expect(anyhow).toBeLessThanOrEqual(plies!);
      }),
      runs(300),
    );
  });

  it('[R10] the longest win of four pieces takes 109', () => {
    const [row] = FILES.filter(({ name }) => name === 'distances-4.bin')
      .flatMap(({ table }) => table.slices)
      .toSorted((a, b) => b.counts.longest - a.counts.longest);
    expect(row?.counts.longest).toBe(109);
    const slice = sliceOf(row!.material);
    const walk = new SliceWalk(slice);
    for (let men = 0; men < slice.menSets; men++) {
      if (!walk.goTo(men)) continue;
      for (let place = 0; place < slice.kingSets; place++) {
        const [ownKings, otherKings] = [walk.places.own[place]!, walk.places.other[place]!];
        const position = makePosition(
          walk.ownMen | ownKings,
          walk.otherMen | otherKings,
          ownKings | otherKings,
          'black',
        );
        if (TABLES.distance(position.black, position.white, position.kings, true) !== 109) continue;
        expectConsistent(position);
        return;
      }
    }
    expect.unreachable('the longest win is in no position');
  });

  it('[R10] through a capture from five pieces are exact too', () => {
    const withCapture = aPlacement({ most: 3, least: 2 }).filter(
      (position) => legalMoves(position)[0]?.captured.length !== 0 && ask(position).plies !== null,
    );
    fc.assert(fc.property(withCapture, expectConsistent), runs(200));
  });

  interface Slow {
    readonly position: Position;
    /** Keys of what the moves lead to. */
    readonly after: readonly string[];
    /** Plies to the end, odd for a win, even for a loss; null while not known, and forever in a draw. */
    plies: number | null;
  }

  const keyOf = ({ black, white, kings, turn }: Position): string => `${black} ${white} ${kings} ${turn}`;

  /** Every position in which Black has `black` pieces and White `white`, either side to move. */
  function* placements(black: number, white: number): Generator<Position> {
    const bits = bitsOf(-1);
    for (const blacks of subsetsOf(bits, black)) {
      for (const whites of subsetsOf(bits, white)) {
        if ((blacks & whites) !== 0) continue;
        const pieces = bitsOf(blacks | whites);
        const crowned = (blacks & KING_ROW.black) | (whites & KING_ROW.white);
        for (let some = 0; some < 1 << pieces.length; some++) {
          const kings = pieces.reduce((set, bit, i) => ((some >> i) & 1 ? set | bit : set), 0);
          if ((crowned & ~kings) !== 0) continue;
          for (const turn of SIDES) yield makePosition(blacks, whites, kings, turn);
        }
      }
    }
  }

  /** By the general move generator and nothing else: all that is won or lost in 0 plies, in 1, in 2 and so on. */
  function solveSlowly(pieces: number): Slow[] {
    const all = new Map<string, Slow>();
    for (let total = 1; total <= pieces; total++) {
      for (let black = 0; black <= total; black++) {
        for (const position of placements(black, total - black)) {
          const after = legalMoves(position).map((move) => keyOf(applyMove(position, move)));
          all.set(keyOf(position), { position, after, plies: null });
        }
      }
    }
    let open = [...all.values()];
    for (let plies = 0, quiet = 0; quiet < 2; plies++) {
      const isDecided = ({ after }: Slow): boolean => {
        const known = after.map((key) => all.get(key)!.plies);
        return plies % 2 === 1
          ? known.includes(plies - 1)
          : known.every((n) => n !== null && n % 2 === 1) &&
              Math.max(-1, ...(known as number[])) === plies - 1;
      };
      const decided = open.filter(isDecided);
      for (const slow of decided) slow.plies = plies;
      open = open.filter((slow) => slow.plies === null);
      quiet = decided.length === 0 ? quiet + 1 : 0;
    }
    return [...all.values()].filter(({ position }) => position.black !== 0 && position.white !== 0);
  }

  it.each(
    FULL ? [2, 3] : [2],
  )('[R10] %i pieces agree with a slow solver that shares nothing with the builder', {
    timeout: SLOW,
  }, (pieces) => {
    const slow = solveSlowly(pieces);
    expect(slow.length).toBeGreaterThan(6_000);
    for (const { position, plies } of slow) {
      const verdict = plies === null ? 'draw' : plies % 2 === 1 ? 'win' : 'loss';
      if (ask(position).verdict !== verdict || ask(position).plies !== plies)
        expect.unreachable(`${formatFen(position)} is a ${verdict} in ${plies}`);
    }
  });
});
