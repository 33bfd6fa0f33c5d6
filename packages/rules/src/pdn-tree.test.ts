import { describe, expect, it } from 'vitest';
import { formatFen } from './fen.ts';
import { allNodes, type GameTree, lineFrom, mainLine, moveOf, type TreeNode } from './game-tree.ts';
import { formatMove } from './move-text.ts';
import { readPdn } from './pdn-reader.ts';
import { type PdnReplay, replayPdn } from './pdn-replay.ts';
import { MOST_VARIATIONS } from './pdn-tree.ts';
import { writePdn } from './pdn-writer.ts';
import { withoutPlaces } from './test-same-tree.ts';

const read = (text: string): PdnReplay => replayPdn(readPdn(text)[0]!);
const textOf = (node: TreeNode): string => {
  const move = moveOf(node);
  return move ? formatMove(move) : '--';
};
const lineOf = (node: TreeNode): string => [node, ...lineFrom(node)].map(textOf).join(' ');
const linesOf = (tree: GameTree): string[] =>
  [tree.root, ...allNodes(tree)].flatMap(({ children }) => children.slice(1)).map(lineOf);
const bodyOf = (text: string): string => text.split('\n\n')[1]!.replaceAll('\n', ' ').trim();

const ANNOTATED = `1. 11-15 (1. 11-16 {the Bristol} 24-20! 2. 16-19 (2. 8-11 22-18) 23x16)
  23-19 (1... 22-18 2. 15x22 25x18 1/2-1/2) 2. 8-11 22-17 *`;

describe('[A1] the variations of a PDN game', () => {
  it('are played from the position before the move they stand beside, one inside another', () => {
    const { tree, variationFailures, warnings } = read(ANNOTATED);
    expect([variationFailures, warnings]).toEqual([[], []]);
    expect(mainLine(tree).map(textOf)).toEqual(['11-15', '23-19', '8-11', '22-17']);
    expect([...new Set(linesOf(tree))].sort()).toEqual([
      '11-16 24-20 16-19 23x16',
      '22-18 15x22 25x18',
      '8-11 22-18',
    ]);
    const [, bristol] = tree.root.children;
    expect(bristol!.note.comments).toEqual(['the Bristol']);
    expect(bristol!.children[0]!.note.marks).toEqual(['!']);
    expect(lineFrom(mainLine(tree)[0]!.children[1]!).at(-1)!.result).toBe('1/2-1/2');
    expect(formatFen(bristol!.ply!.before)).toBe(formatFen(tree.start));
  });

  it('may replace the move that ended the game', () => {
    const { tree } = read('[FEN "B:W18,27:B15,23"]\n1. 15x22 (1. 23x32 18x11) 27x18 *');
    expect(linesOf(tree)[0]).toBe('23x32 18x11');
  });

  it('that are not legal give a warning with their line, and their text is kept', () => {
    const text =
      '1. 11-15 22-18 (1... 22-17 {a}\n2. 8-12! $2 {b} (2. 1-2 {c}) 3-3 0-1) 2. 15x22\n(2. 8-11 {must jump}) 25x18 *';
    const { tree, variationFailures, warnings, failure } = read(text);
    expect(failure).toBeNull();
    expect(variationFailures).toEqual([
      { game: 1, ply: 3, token: '8-12', reason: 'square-occupied', line: 2 },
      { game: 1, ply: 3, token: '8-11', reason: 'must-jump', line: 3 },
    ]);
    expect(warnings).toEqual([
      { code: 'illegal-variation', line: 2, token: '8-12' },
      { code: 'illegal-variation', line: 3, token: '8-11' },
    ]);
    expect(bodyOf(writePdn({ tree }))).toBe(
      '1. 11-15 22-18 (1... 22-17 {a} 2. 8-12! $2 {b} (2. 1-2 {c}) 2... 3-3 0-1) 2. 15x22 (2. 8-11 {must jump}) 2... 25x18 *',
    );
    expect(withoutPlaces(read(writePdn({ tree })).tree)).toEqual(withoutPlaces(tree));
  });

  it('a game that stops being legal keeps the rest of its text and its result', () => {
    const { tree, failure } = read('[Black "Ann"]\n1. 11-15 23-19 2. 5-8? {what} 25-22 (2... 9-) 0-1');
    expect(failure).toMatchObject({ ply: 3, token: '5-8' });
    const written = writePdn({ tree });
    expect(bodyOf(written)).toBe('1. 11-15 23-19 2. 5-8? {what} 2... 25-22 (2... 9- {}) 0-1');
    expect(written).toContain('[Result "0-1"]');
    expect(withoutPlaces(read(written).tree)).toEqual(withoutPlaces(tree));
  });

  it('[V4] of a hostile file take little time, and none is lost', () => {
    const nested = `${'(1. 11-16 '.repeat(60)}${')'.repeat(60)}`;
    const { tree, warnings } = read(`1. 11-15 ${nested.repeat(100)} *`);
    expect(tree.root.children).toHaveLength(MOST_VARIATIONS + 1);
    expect(warnings.filter(({ code }) => code === 'too-many-variations')).toHaveLength(1);
    expect(writePdn({ tree }).match(/11-16/g)).toHaveLength(6_000);
  });
});

describe('[A1] notes', () => {
  it('circles, arrows, evaluations and clocks are understood, in every line', () => {
    const { tree } = read(
      `{[%csl R12,G23] start} 1. 11-15 {[%cal B11-15,y24-19] [%clk 0:05:00]} ({try} 1. 9-14 {[%eval W23]})
       23-19 {[%eval -0.35]} (1... 22-18 {[%eval D]} 2. 15x22 {[%eval L]}) *`,
    );
    const start = tree.root.note;
    expect(start.comments).toEqual(['start']);
    expect(start.shapes).toEqual([
      { kind: 'circle', color: 'red', square: 12 },
      { kind: 'circle', color: 'green', square: 23 },
    ]);
    const [first, second] = mainLine(tree);
    expect(first!.note).toMatchObject({
      clock: 300_000,
      shapes: [
        { kind: 'arrow', color: 'blue', from: 11, to: 15 },
        { kind: 'arrow', color: 'yellow', from: 24, to: 19 },
      ],
    });
    expect(tree.root.children[1]!.note).toMatchObject({
      before: ['try'],
      evaluation: { kind: 'win', plies: 23 },
    });
    expect(second!.note.evaluation).toEqual({ kind: 'estimate', men: -0.35 });
    const variation = first!.children[1]!;
    expect(variation.note.evaluation).toEqual({ kind: 'draw' });
    expect(variation.children[0]!.note.evaluation).toEqual({ kind: 'loss', plies: null });
    expect(bodyOf(writePdn({ tree }))).toBe(
      '{[%csl R12,G23]} {start} 1. 11-15 {[%clk 0:05:00] [%cal B11-15,Y24-19]} ({try} 1. 9-14 {[%eval W23]}) ' +
        '1... 23-19 {[%eval -0.35]} (1... 22-18 {[%eval D]} 2. 15x22 {[%eval L]}) *',
    );
  });

  it('commands of other programs, and those that make no sense, are kept as they are', () => {
    const odd = '[%emt 0:01] [%csl X1] [%cal R12-12] [%eval #3] [%csl R33] [%eval 1] [%eval 2]';
    const { tree } = read(`1. 11-15 {${odd} text [% not closed} *`);
    const [first] = mainLine(tree);
    expect(first!.note).toMatchObject({
      comments: ['text [% not closed'],
      evaluation: { kind: 'estimate', men: 1 },
      shapes: [],
      commands: ['[%emt 0:01]', '[%csl X1]', '[%cal R12-12]', '[%eval #3]', '[%csl R33]', '[%eval 2]'],
    });
    expect(withoutPlaces(read(writePdn({ tree })).tree)).toEqual(withoutPlaces(tree));
  });

  it('[V4] commands nested without end take little time', () => {
    const { tree } = read(`1. 11-15 {${'[%a '.repeat(60_000)}${']'.repeat(60_000)}} *`);
    expect(mainLine(tree)[0]!.note.commands.length).toBeGreaterThan(1);
  });

  it('of a file without a word about them, nothing is added', () => {
    const { tree } = read('[White "Bob"]\n[Termination "normal"]\n[ECO "12"]\n1. 11-15 1-0');
    expect(tree.tags.map(({ name }) => name)).toEqual(['White', 'Termination', 'ECO']);
    const written = read(writePdn({ tree })).tree;
    expect(withoutPlaces(written)).toMatchObject({ outcome: { winner: 'black', reason: 'adjudicated' } });
    expect(written.tags).toEqual(tree.tags);
  });
});
