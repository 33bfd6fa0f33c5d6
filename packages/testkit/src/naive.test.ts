/** Tests of the naive generator: known counts, rule options one by one, colour symmetry and the perft file. */
import { describe, expect, test } from 'vitest';
import { FULL, mirrorText, perftRows } from './fixtures.ts';
import { NAIVE_OFFICIAL, type NaiveRules, naiveMirror, naiveMoves, naivePerft } from './naive.ts';

const START = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';
const PERFT_FROM_START = [7, 49, 302, 1469, 7361, 36768];

const POSITIONS = perftRows();
const KINDS = [
  'opening',
  'middle',
  'kings',
  'circular',
  'ambiguous',
  'promotion',
  'blocked',
  'endgame',
  'multi-jump',
];

/** The whole legal list as text, `22x15` or `22-17`, sorted so that the order of generation does not matter. */
function listed(fen: string, options: Partial<NaiveRules> = {}): string[] {
  return naiveMoves(fen, { ...NAIVE_OFFICIAL, ...options })
    .map(({ path, captured }) => path.join(captured.length > 0 ? 'x' : '-'))
    .sort();
}

function only(fen: string, options: Partial<NaiveRules> = {}) {
  const moves = naiveMoves(fen, { ...NAIVE_OFFICIAL, ...options });
  expect(moves).toHaveLength(1);
  return moves[0]!;
}

describe('counts', () => {
  test.each(
    PERFT_FROM_START.map((nodes, index) => ({ depth: index + 1, nodes })),
  )('[R1] [R2] perft from the start, depth $depth, is $nodes for either side', ({ depth, nodes }) => {
    expect(naivePerft(START, depth)).toBe(nodes);
    expect(naivePerft(naiveMirror(START), depth)).toBe(nodes);
  });

  test('[R6] a side without a move counts as no node, and depth 0 is the position itself', () => {
    expect(naivePerft('W:W5:B1', 1)).toBe(0);
    expect(naivePerft('W:W5:B1', 3)).toBe(0);
    expect(naivePerft('W:W5:B1', 0)).toBe(1);
  });
});

/** What each option changes; `moves` is the exact legal list. Every row is also tried with the colours swapped. */
const TABLE: { title: string; fen: string; options: Partial<NaiveRules>; moves: string[] }[] = [
  {
    title: '[R1] men step forward only',
    fen: 'W:W24,28,32:B1',
    options: {},
    moves: ['24-19', '24-20', '32-27'],
  },
  {
    title: '[R1] a king steps all ways',
    fen: 'W:WK24:B1',
    options: {},
    moves: ['24-19', '24-20', '24-27', '24-28'],
  },
  { title: '[R1] a man does not jump backward', fen: 'W:W15:B18', options: {}, moves: ['15-10', '15-11'] },
  {
    title: '[R1] no jump over an own piece',
    fen: 'W:W17,22:B1',
    options: {},
    moves: ['17-13', '17-14', '22-18'],
  },
  { title: '[R1] no jump over two pieces in a row', fen: 'W:W22:B15,18', options: {}, moves: ['22-17'] },
  { title: '[R1] no jump off the board', fen: 'W:W22:B13,17,18,15', options: {}, moves: [] },
  { title: '[R1] mandatory: jumps only', fen: 'W:W22,32:B18', options: {}, moves: ['22x15'] },
  {
    title: '[R1] optional: steps as well',
    fen: 'W:W22,32:B18',
    options: { capture: 'optional' },
    moves: ['22-17', '22x15', '32-27', '32-28'],
  },
  { title: '[R2] finish', fen: 'B:W6,15:B1', options: {}, moves: ['1x10x19'] },
  { title: '[R2] may stop', fen: 'B:W6,15:B1', options: { chain: 'may-stop' }, moves: ['1x10', '1x10x19'] },
  { title: '[R2] single', fen: 'B:W6,15:B1', options: { chain: 'single' }, moves: ['1x10'] },
  {
    title: '[R2] optional to begin, not to break off',
    fen: 'B:W6,15:B1',
    options: { capture: 'optional' },
    moves: ['1-5', '1x10x19'],
  },
  {
    title: '[R3] a short capture beside a longer one',
    fen: 'B:W6,8,14:B1,4',
    options: {},
    moves: ['1x10x17', '4x11'],
  },
  {
    title: '[R3] two routes between the same squares',
    fen: 'B:W7,8,15,16:B3',
    options: {},
    moves: ['3x10x19', '3x12x19'],
  },
  { title: '[R4] a step onto the king row', fen: 'W:W6:B32', options: {}, moves: ['6-1', '6-2'] },
  { title: '[R4] ends the turn', fen: 'W:W9:B6,7', options: {}, moves: ['9x2'] },
  { title: '[R4] goes on', fen: 'W:W9:B6,7', options: { crowning: 'goes-on' }, moves: ['9x2x11'] },
  {
    title: '[R4] goes on, may stop',
    fen: 'W:W9:B6,7',
    options: { crowning: 'goes-on', chain: 'may-stop' },
    moves: ['9x2', '9x2x11'],
  },
  {
    title: '[R4] goes on, but single',
    fen: 'W:W9:B6,7',
    options: { crowning: 'goes-on', chain: 'single' },
    moves: ['9x2'],
  },
  {
    title: '[R4] ends the turn even where it could stop or go on',
    fen: 'W:W9:B6,7',
    options: { chain: 'may-stop', removal: 'end-of-turn' },
    moves: ['9x2'],
  },
  { title: '[R5] at once: no second jump', fen: 'W:WK22:B18', options: {}, moves: ['22x15'] },
  {
    title: '[R5] end of turn: a second jump, never a third',
    fen: 'W:WK22:B18',
    options: { removal: 'end-of-turn' },
    moves: ['22x15x22'],
  },
  {
    title: '[R5] end of turn, may stop',
    fen: 'W:WK22:B18',
    options: { removal: 'end-of-turn', chain: 'may-stop' },
    moves: ['22x15', '22x15x22'],
  },
  {
    title: '[R5] end of turn, single',
    fen: 'W:WK22:B18',
    options: { removal: 'end-of-turn', chain: 'single' },
    moves: ['22x15'],
  },
  {
    title: '[R5] end of turn: a man',
    fen: 'B:W6,15:B1',
    options: { removal: 'end-of-turn' },
    moves: ['1x10x19'],
  },
  {
    title: '[R5] end of turn: a man just crowned jumps again as a king',
    fen: 'W:W9:B6,7',
    options: { crowning: 'goes-on', removal: 'end-of-turn' },
    moves: ['9x2x11x2x9', '9x2x9'],
  },
];

describe('options', () => {
  test.each(TABLE)('$title', ({ fen, options, moves }) => {
    expect(listed(fen, options)).toEqual([...moves].sort());
    expect(listed(naiveMirror(fen), options)).toEqual(moves.map(mirrorText).sort());
  });

  test('[R5] a piece jumped twice is listed once and gone afterwards', () => {
    const move = only('W:WK22:B18,32', { removal: 'end-of-turn' });
    expect(move).toEqual({ path: [22, 15, 22], captured: [18], crowned: false, after: 'B:WK22:B32' });
  });

  test('[R2] captured squares are in ascending order, whatever the order of the hops', () => {
    expect(only('W:WK22:B10,18').captured).toEqual([10, 18]);
  });

  test('[R4] a crowned man is a king afterwards', () => {
    expect(only('W:W9:B6,7')).toEqual({ path: [9, 2], captured: [6], crowned: true, after: 'B:WK2:B7' });
    expect(only('B:W1:B28,K32')).toMatchObject({ path: [32, 27], crowned: false });
  });

  test('[R2] stopping early leaves the pieces not yet jumped', () => {
    const moves = naiveMoves('B:W6,15:B1', { ...NAIVE_OFFICIAL, chain: 'may-stop' });
    expect(moves.map(({ after }) => after)).toEqual(['W:W15:B10', 'W:W:B19']);
  });
});

describe('circular captures', () => {
  test('[R2] a king comes round to its own start square, both ways', () => {
    const moves = naiveMoves('W:WK22:B9,10,17,18');
    expect(listed('W:WK22:B9,10,17,18')).toEqual(['22x13x6x15x22', '22x15x6x13x22']);
    for (const move of moves) {
      expect(move.captured).toEqual([9, 10, 17, 18]);
      expect(move.after).toBe('B:WK22:B');
    }
  });

  test('[R2] a king passes its own start square and goes on', () => {
    expect(listed('W:WK22:B9,10,17,18,26')).toEqual(['22x13x6x15x22x31', '22x15x6x13x22x31', '22x31']);
  });
});

describe('colour symmetry', () => {
  test('[R9] mirroring turns the board round, swaps the sides and undoes itself', () => {
    expect(naiveMirror('B:W21,K22:B1,K5.')).toBe('W:WK28,32:BK11,12');
    expect(naiveMirror(START)).toBe(START.replace('B', 'W'));
    for (const { fen } of POSITIONS) expect(naiveMirror(naiveMirror(fen))).toBe(fen);
  });

  const optionSets: Partial<NaiveRules>[] = (['mandatory', 'optional'] as const).flatMap((capture) =>
    (['finish', 'may-stop', 'single'] as const).flatMap((chain) =>
      (['ends-turn', 'goes-on'] as const).map((crowning) => ({ capture, chain, crowning })),
    ),
  );
  test.each(optionSets)('[R9] both sides move alike: $capture, $chain, $crowning', (options) => {
    for (const { fen } of POSITIONS) {
      expect(listed(naiveMirror(fen), options)).toEqual(listed(fen, options).map(mirrorText).sort());
    }
  });

  // Few pieces only: with many, double jumps make the lists explode.
  test.each(optionSets)('[R5] the same at the end of the turn: $capture, $chain, $crowning', (options) => {
    const late = { ...options, removal: 'end-of-turn' } as const;
    for (const { fen } of POSITIONS.filter(({ kind }) => kind === 'endgame')) {
      expect(listed(naiveMirror(fen), late)).toEqual(listed(fen, late).map(mirrorText).sort());
    }
  });
});

describe('FEN', () => {
  test.each([
    '',
    'X:W1:B2',
    'B:W1',
    'B:W33:B1',
    'B:W0:B1',
    'B:Wx:B1',
    'B:Q1:B2',
  ])('[E8] %j is refused', (fen) => {
    expect(() => naiveMoves(fen)).toThrow('not a FEN');
  });

  test('[E8] lists come in either order and go out White first, ascending', () => {
    expect(naiveMoves('B:B12,K3:W32,21.').map(({ after }) => after)).toContain('W:W21,32:BK3,16');
  });
});

describe('the perft file', () => {
  test('[R1] holds at least 15 different positions of every kind and 240 in all', () => {
    expect(new Set(POSITIONS.map(({ fen }) => fen)).size).toBe(POSITIONS.length);
    expect(POSITIONS.length).toBeGreaterThanOrEqual(240);
    for (const wanted of KINDS) {
      expect(POSITIONS.filter(({ kind }) => kind === wanted).length).toBeGreaterThanOrEqual(15);
    }
  });

  // Depth 5 belongs to the fast generator; here a few plies are enough to notice a stale file.
  const DEPTH = FULL ? 4 : 3;
  test.each(
    KINDS,
  )(`[R2] %s: the counts are those of the naive generator to depth ${DEPTH}, mirrored too`, (wanted) => {
    for (const { fen, nodes } of POSITIONS.filter(({ kind }) => kind === wanted)) {
      const counts = [1, 2, 3, 4].slice(0, DEPTH).map((depth) => naivePerft(fen, depth));
      expect(counts, fen).toEqual(nodes.slice(0, DEPTH));
      expect(naivePerft(naiveMirror(fen), DEPTH), fen).toBe(nodes[DEPTH - 1]);
    }
  });
});
