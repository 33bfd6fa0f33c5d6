import { aPlacement, aRuleSet, aSquare, FEW, FULL, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allNodes,
  type GameTree,
  gameAt,
  isOnMainLine,
  lineThrough,
  mainLine,
  moveOf,
  type NodeId,
  newTree,
  nodeOf,
  parentOf,
  pathTo,
  ROOT_ID,
  type TreeNode,
} from './game-tree.ts';
import { firstSide, listMoves, OFFICIAL, readPdn, replayPdn, standardStart, writePdn } from './index.ts';
import { squaresOfMove } from './move.ts';
import { formatMove, parseMoveText } from './move-text.ts';
import { type Note, SHAPE_COLORS, type Shape, toggleShape } from './note.ts';
import { isSquare, type Square } from './square.ts';
import { withoutPlaces } from './test-same-tree.ts';
import { passAt, playAt, promote, promoteToMain, removeAfter, removeNode } from './tree-edit.ts';
import { annotate, setTag } from './tree-notes.ts';

const play = (tree: GameTree, id: NodeId, ...texts: string[]): { tree: GameTree; id: NodeId } => {
  let at = { tree, id };
  for (const text of texts) {
    const attempt = parseMoveText(text);
    const played = attempt.ok ? playAt(at.tree, at.id, attempt.value) : attempt;
    if (!played.ok) throw new Error(`${text}: ${played.error}`);
    at = played.value;
  }
  return at;
};
const on = (...squares: number[]): Square[] => squares.filter(isSquare);
const textOf = (node: TreeNode): string => {
  const move = moveOf(node);
  return move ? formatMove(move) : '--';
};
const bodyOf = (tree: GameTree): string => writePdn({ tree }).split('\n\n')[1]!.replaceAll('\n', ' ').trim();
const readTree = (text: string): GameTree => replayPdn(readPdn(text)[0]!).tree;

describe('[A1] a tree', () => {
  it('grows by moves; one that is there already is only selected', () => {
    const main = play(newTree(), ROOT_ID, '11-15', '23-19', '8-11');
    const other = play(main.tree, 1, '22-18', '15x22');
    const { tree } = play(other.tree, ROOT_ID, '9-14');
    expect(bodyOf(tree)).toBe('1. 11-15 (1. 9-14) 1... 23-19 (1... 22-18 2. 15x22) 2. 8-11 *');
    expect(play(tree, 1, '22-18')).toEqual({ tree, id: 4 });
    expect(pathTo(tree, other.id).map(textOf)).toEqual(['--', '11-15', '22-18', '15x22']);
    expect(gameAt(tree, other.id).plies).toHaveLength(3);
    expect([isOnMainLine(tree, main.id), isOnMainLine(tree, other.id)]).toEqual([true, false]);
  });

  it('shares what an edit leaves alone', () => {
    const { tree } = play(play(newTree(), ROOT_ID, '11-15', '23-19').tree, ROOT_ID, '9-14', '22-18');
    const edited = annotate(tree, 2, { comments: ['new'] });
    expect(nodeOf(edited, 2)!.note.comments).toEqual(['new']);
    expect(nodeOf(tree, 2)!.note.comments).toEqual([]);
    expect(nodeOf(edited, 3)).toBe(nodeOf(tree, 3));
  });

  it('refuses what is not legal, and says why', () => {
    const { tree } = play(newTree(), ROOT_ID, '11-15', '22-18');
    expect(playAt(tree, 2, on(8, 11))).toEqual({ ok: false, error: 'must-jump' });
    expect(playAt(tree, 99, on(8, 11))).toEqual({ ok: false, error: 'no-such-node' });
    const over = readTree('[FEN "B:W6:B1"]\n1. 1x10 *');
    expect(playAt(over, 1, on(10, 14))).toEqual({ ok: false, error: 'game-over' });
    expect(passAt(over, 1)).toEqual({ ok: false, error: 'game-over' });
  });

  it('a jump of several hops is one move; half of one is refused', () => {
    const tree = newTree({ rules: OFFICIAL, start: readTree('[FEN "B:W6,15,32:B1"] *').start });
    expect(playAt(tree, ROOT_ID, on(1, 10))).toEqual({ ok: false, error: 'must-finish' });
    expect(textOf(play(tree, ROOT_ID, '1x10x19').tree.root.children[0]!)).toBe('1x10x19');
    const loose = newTree({ rules: { ...OFFICIAL, chain: 'may-stop' }, start: tree.start });
    expect(textOf(play(loose, ROOT_ID, '1x10').tree.root.children[0]!)).toBe('1x10');
  });

  it('a blocked side passes by itself where the rules say so, and the pass stays', () => {
    const start = readTree('[FEN "B:W13:B1,6,9"] *').start;
    const rules = { ...OFFICIAL, blocked: 'passes' } as const;
    const { tree, id } = play(newTree({ rules, start }), ROOT_ID, '1-5');
    expect(nodeOf(tree, id)!.ply).toMatchObject({ kind: 'pass', reason: 'blocked' });
    // From the move itself as well as from the pass after it.
    for (const from of [1, 2]) expect(bodyOf(play(tree, from, '6-10').tree)).toBe('1. 1-5 -- 2. 6-10 *');
    const longer = play(tree, id, '6-10').tree;
    expect(bodyOf(removeNode(longer, 2).tree)).toBe('1. 1-5 -- *');
    expect(bodyOf(removeAfter(longer, 1))).toBe('1. 1-5 -- *');
    expect(bodyOf(removeNode(longer, 1).tree)).toBe('*');
  });

  it('a turn can be passed, and either side can start', () => {
    const tree = readTree('[FEN "W:W32:B1"] *');
    const passed = passAt(tree, ROOT_ID);
    expect(passed.ok && bodyOf(passed.value.tree)).toBe('1... -- *');
    expect(passed.ok && passAt(passed.value.tree, ROOT_ID)).toEqual(passed);
    expect(bodyOf(play(tree, ROOT_ID, '32-28', '1-6').tree)).toBe('1... 32-28 2. 1-6 *');
  });

  it('loses a node with all after it, and the next variation becomes the line', () => {
    const tree = readTree('1. 11-15 ({or} 1. 9-14 22-18 {x}) (1. 10-14) 23-19 *');
    const { tree: rest, id } = removeNode(tree, mainLine(tree)[0]!.id);
    expect(id).toBe(ROOT_ID);
    expect(bodyOf(rest)).toBe('1. 9-14 {or} (1. 10-14) 1... 22-18 {x} *');
    expect(nodeOf(rest, 1)).toBeNull();
    expect(bodyOf(removeNode(rest, ROOT_ID).tree)).toBe('*');
  });

  it('a variation is promoted by one place, or to the main line', () => {
    const tree = readTree('1. 11-15 (1. 9-14 22-18 (1... 22-17)) (1. 10-14) 23-19 *');
    const deep = tree.root.children[1]!.children[1]!.id;
    const once = promote(tree, deep);
    expect(bodyOf(once)).toBe('1. 11-15 (1. 9-14 22-17 (1... 22-18)) (1. 10-14) 1... 23-19 *');
    expect(bodyOf(promote(once, deep))).toBe('1. 9-14 (1. 11-15 23-19) (1. 10-14) 1... 22-17 (1... 22-18) *');
    expect(bodyOf(promoteToMain(tree, deep))).toBe(bodyOf(promote(once, deep)));
    expect(promote(tree, 1)).toBe(tree);
    expect(promoteToMain(tree, 2)).toBe(tree);
  });

  it('an outcome of the board goes with the line that has it, another one stays with the game', () => {
    const board = readTree('[RuleSet "official capture=optional"]\n[FEN "B:W6:B1,9"]\n1. 1x10 (1. 9-14) *');
    expect(board.outcome).toEqual({ winner: 'black', reason: 'no-pieces' });
    const promoted = promote(board, 2);
    expect(promoted.outcome).toBeNull();
    expect(promote(promoted, 1).outcome).toEqual(board.outcome);
    const resigned = readTree('[Termination "resigned"]\n1. 11-15 (1. 9-14 22-18) 0-1');
    expect(promote(resigned, 2).outcome).toEqual({ winner: 'white', reason: 'resigned' });
  });

  it('a line becomes a game of its own', () => {
    const tree = readTree('[Event "x"]\n1. 11-15 {a} 23-19 ({b} 1... 22-18 {c} 2. 15x22 (2. 8-11) 25x18) *');
    const line = lineThrough(tree, mainLine(tree)[0]!.children[1]!.id);
    expect(bodyOf(line)).toBe('1. 11-15 {a} 1... 22-18 {b} {c} 2. 15x22 25x18 *');
    expect(line.tags).toEqual(tree.tags);
  });

  it('notes are kept as a file gives them back', () => {
    const { tree } = play(newTree(), ROOT_ID, '11-15');
    const noted = annotate(tree, 1, {
      comments: [' two\nlines {braces} [%eval 0.5] '],
      before: ['intro'],
      marks: ['!', 'nonsense'],
      nags: [1, -1],
    });
    expect(nodeOf(noted, 1)!.note).toMatchObject({
      comments: ['intro', 'two lines (braces)'],
      before: [],
      marks: ['!'],
      nags: [1],
      evaluation: { kind: 'estimate', men: 0.5 },
    });
    expect(nodeOf(annotate(noted, 1, { evaluation: null }), 1)!.note.evaluation).toBeNull();
    const twice = readTree('1. 11-15 {[%eval 1] [%eval 2]} *');
    expect(nodeOf(annotate(twice, 1, { evaluation: null }), 1)!.note).toMatchObject({
      evaluation: null,
      commands: [],
    });
    expect(setTag(setTag(tree, 'Event', 'Club\nnight'), 'FEN', 'x').tags).toEqual([
      { name: 'Event', value: 'Club night' },
    ]);
    expect(setTag(setTag(tree, 'Event', 'x'), 'event', '').tags).toEqual([]);
  });

  it('a shape drawn twice is gone, in another colour it changes', () => {
    const [from, to] = on(12, 16) as [Square, Square];
    const circle: Shape = { kind: 'circle', color: 'red', square: from };
    const arrow: Shape = { kind: 'arrow', color: 'red', from, to };
    const both = toggleShape(toggleShape([], circle), arrow);
    expect(both).toEqual([circle, arrow]);
    expect(toggleShape(both, circle)).toEqual([arrow]);
    expect(toggleShape(both, { ...arrow, color: 'blue' })).toEqual([circle, { ...arrow, color: 'blue' }]);
  });
});

const aColor = fc.constantFrom(...SHAPE_COLORS);
const aShape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({ kind: fc.constant('circle' as const), color: aColor, square: aSquare }),
  fc
    .record({ kind: fc.constant('arrow' as const), color: aColor, from: aSquare, to: aSquare })
    .filter(({ from, to }) => from !== to),
);
const aWord = fc.constantFrom(
  'good',
  '[%clk 0:01:05]',
  '[%eval W23]',
  '[%emt 3]',
  '{',
  '}',
  '[Event "x"]',
  '%',
  ';',
  '1-0',
  '(',
);
const aNote: fc.Arbitrary<Partial<Note>> = fc.oneof(
  fc.record({
    comments: fc.array(
      fc.array(aWord, { maxLength: 9 }).map((words) => words.join(' ')),
      { maxLength: 2 },
    ),
  }),
  fc.record({ before: fc.constantFrom([], ['before'], ['a [%csl R1]', 'b']) }),
  fc.record({
    marks: fc.constantFrom([], ['!'], ['?!', '*']),
    nags: fc.array(fc.nat({ max: 200 }), { maxLength: 3 }),
  }),
  fc.record({ shapes: fc.array(aShape, { maxLength: 4 }) }),
  fc.record({ clock: fc.option(fc.nat({ max: 1e8 })) }),
  fc.record({
    evaluation: fc.oneof(
      fc.constant(null),
      fc.double({ min: -30, max: 30, noNaN: true }).map((men) => ({ kind: 'estimate' as const, men })),
      fc.record({
        kind: fc.constantFrom('win' as const, 'loss' as const),
        plies: fc.option(fc.nat({ max: 200 })),
      }),
      fc.constant({ kind: 'draw' as const }),
    ),
  }),
);
/** What somebody does at an analysis board: `at` chooses the node, `choice` what to do there. */
const anEdit = fc.record({ at: fc.nat(), choice: fc.nat(), kind: fc.nat({ max: 19 }), note: aNote });
const aStart = fc.record({
  rules: fc.oneof(fc.constant(OFFICIAL), aRuleSet),
  start: fc.option(aPlacement(FEW)),
});

function edited(
  tree: GameTree,
  { at, choice, kind, note }: { at: number; choice: number; kind: number; note: Partial<Note> },
): GameTree {
  const nodes = allNodes(tree);
  // The last node more often than others, so that lines grow.
  const { id } = nodes[choice % 3 === 0 ? at % nodes.length : nodes.length - 1]!;
  if (kind === 0) return removeNode(tree, id).tree;
  if (kind === 1) return promote(tree, id);
  if (kind === 2) return promoteToMain(tree, id);
  if (kind === 3) return at % 5 === 0 ? removeAfter(tree, id) : tree;
  if (kind < 8) return annotate(tree, id, note);
  if (kind === 8) {
    const passed = passAt(tree, id);
    return passed.ok ? passed.value.tree : tree;
  }
  const { position, rules, outcome } = gameAt(tree, id);
  const moves = listMoves(position, rules, 500);
  const move = moves.ok && !outcome ? moves.value[choice % moves.value.length] : undefined;
  const played = move && playAt(tree, id, squaresOfMove(move));
  return played?.ok ? played.value.tree : tree;
}

describe('[A1] whatever is edited', () => {
  it('comes back from a file, nothing lost and nothing added, under all rules', () => {
    fc.assert(
      fc.property(
        aStart,
        fc.array(anEdit, { maxLength: FULL ? 120 : 60, size: 'max' }),
        ({ rules, start }, edits) => {
          const from = start ?? standardStart(firstSide(rules, 'black'));
          let tree = newTree({ rules, start: from });
          for (const edit of edits) tree = edited(tree, edit);
          const text = writePdn({ tree });
          const games = readPdn(text);
          expect(games).toHaveLength(1);
          const again = replayPdn(games[0]!);
          expect([again.failure, again.warnings]).toEqual([null, []]);
          expect(withoutPlaces(again.tree)).toEqual(withoutPlaces(tree));
          expect(writePdn(again)).toBe(text);
          // Every node has its parent, and a position that follows from it.
          for (const node of allNodes(tree)) {
            const parent = parentOf(tree, node.id);
            if (parent) expect(node.ply!.before).toEqual(parent.position);
          }
        },
      ),
      runs(150),
    );
  }, 600_000);
});
