import { PRESETS } from '@crownhead/match';
import { formatFen, mainGame, moveOf, parseMoveText, ROOT_ID, type TreeNode } from '@crownhead/rules';
import { formatMove } from '@crownhead/rules/notation';
import { ANN, TableDriver } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import {
  type Analysis,
  type AnalysisAction,
  entriesOf,
  type MoveLine,
  moveList,
  openAnalysis,
  pdnOf,
  selectedNode,
  stepAnalysis,
  titleOf,
  treeOfFen,
  treeOfPdn,
  treeOfRound,
} from './index.ts';

const attempt = (text: string) => {
  const read = parseMoveText(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
function after(analysis: Analysis, ...actions: readonly (AnalysisAction | string)[]): Analysis {
  let at = analysis;
  for (const action of actions) {
    const step = stepAnalysis(
      at,
      typeof action === 'string' ? { type: 'play', attempt: attempt(action) } : action,
    );
    if (!step.ok) throw new Error(step.error);
    at = step.value;
  }
  return at;
}
const opened = (pdn: string): Analysis => {
  const replay = treeOfPdn(pdn);
  if (!replay.ok) throw new Error(replay.error);
  return openAnalysis(replay.value.tree);
};
const nameOf = (node: TreeNode): string => {
  const move = moveOf(node);
  return move ? formatMove(move) : '--';
};
const at = (analysis: Analysis): string => nameOf(selectedNode(analysis));
const body = ({ tree }: Analysis): string => pdnOf(tree).split('\n\n')[1]!.replaceAll('\n', ' ').trim();

/** The list as one text: variations in parentheses, folded ones as a number, the selected move in brackets. */
function listText(line: MoveLine): string {
  const words = line.moves.flatMap((entry) => [
    `${entry.label}${entry.isSelected ? `[${entry.text}]` : entry.text}${entry.symbols.join('')}`,
    ...entry.comments.map((comment) => `{${comment}}`),
    ...(entry.foldedCount > 0 ? [`(+${entry.foldedCount})`] : []),
    ...entry.variations.map((variation) => `(${listText(variation)})`),
    ...entry.unplayed.map((text) => `<${text}>`),
  ]);
  return [...line.comments.map((comment) => `{${comment}}`), ...words, line.result ?? ''].join(' ').trim();
}

const GAME =
  '[Black "Ann"]\n[White "Bob"]\n1. 11-15 (1. 9-14 22-18) 23-19 (1... 22-18) (1... 22-17) 2. 8-11 *';

describe('[A2] an analysis board', () => {
  it('is walked by moves, back and forth, and among variations', () => {
    let board = after(opened(GAME), { type: 'next' }, { type: 'next' });
    expect(at(board)).toBe('23-19');
    board = after(board, { type: 'sibling', step: 1 }, { type: 'sibling', step: 1 });
    expect(at(board)).toBe('22-17');
    expect(at(after(board, { type: 'sibling', step: 1 }))).toBe('22-17');
    // Forward again is where one came from.
    expect(at(after(board, { type: 'back' }, { type: 'next' }))).toBe('22-17');
    expect(at(after(board, { type: 'first' }, { type: 'last' }))).toBe('22-17');
    expect(at(after(opened(GAME), { type: 'last' }))).toBe('8-11');
    expect(after(opened(GAME), { type: 'back' }).selected).toBe(ROOT_ID);
  });

  it('takes moves, refuses what is not legal, and keeps what it has', () => {
    const board = after(opened(GAME), '11-15', '22-18', '15x22');
    expect(body(board)).toContain('(1... 22-18 2. 15x22)');
    expect(stepAnalysis(board, { type: 'play', attempt: attempt('1-5') })).toEqual({
      ok: false,
      error: 'not-your-piece',
    });
    const line = after(opened(GAME), {
      type: 'play-line',
      attempts: ['10-14', '22-18', '6-10'].map(attempt),
    });
    expect([at(line), line.past.length]).toEqual(['6-10', 1]);
    expect(stepAnalysis(line, { type: 'play-line', attempts: ['25-22', '1-1'].map(attempt) }).ok).toBe(false);
  });

  it('undoes and does again every edit', () => {
    const start = after(opened(GAME), { type: 'next' }, { type: 'next' });
    const edits: readonly (AnalysisAction | string)[] = [
      { type: 'comment', text: 'natural' },
      { type: 'nag', nag: 1 },
      { type: 'shapes', shapes: [{ kind: 'circle', color: 'red', square: 12 as never }] },
      { type: 'evaluation', evaluation: { kind: 'win', plies: 23 } },
      { type: 'clear-shapes' },
      '9-14',
      { type: 'promote' },
      { type: 'promote-to-main' },
      { type: 'pass' },
      { type: 'delete' },
      { type: 'tag', name: 'Event', value: 'Club' },
      { type: 'only-this-line' },
      { type: 'delete-after' },
      { type: 'back' },
      { type: 'delete-after' },
      { type: 'replace', tree: opened('1. 9-13 *').tree },
    ];
    const boards: Analysis[] = [start];
    for (const edit of edits) boards.push(after(boards.at(-1)!, edit));
    const steps = boards.filter((board, i) => i === 0 || board.tree !== boards[i - 1]!.tree);
    let board = boards.at(-1)!;
    for (const expected of steps.slice(0, -1).reverse()) {
      board = after(board, { type: 'undo' });
      expect(board.tree).toBe(expected.tree);
    }
    expect(after(board, { type: 'undo' })).toBe(board);
    for (const expected of steps.slice(1)) {
      board = after(board, { type: 'redo' });
      expect(board.tree).toBe(expected.tree);
    }
    expect(after(board, { type: 'redo' })).toBe(board);
    // A new edit ends what could be done again.
    const other = after(board, { type: 'undo' }, { type: 'comment', text: 'else' });
    expect(other.future).toEqual([]);
  });

  it('what changes nothing is no edit', () => {
    const board = after(opened(GAME), { type: 'next' });
    for (const action of [
      { type: 'comment', text: '' },
      { type: 'clear-shapes' },
      { type: 'promote' },
      { type: 'evaluation', evaluation: null },
    ] as const)
      expect(after(board, action)).toBe(board);
  });

  it('a move has one mark of each kind; the same one again takes it away', () => {
    const board = after(opened('1. 11-15! *'), { type: 'next' }, { type: 'nag', nag: 4 });
    expect(body(board)).toBe('1. 11-15 $4 *');
    const both = after(board, { type: 'nag', nag: 18 }, { type: 'nag', nag: 10 });
    expect(body(both)).toBe('1. 11-15 $4 $10 *');
    expect(body(after(both, { type: 'nag', nag: 4 }))).toBe('1. 11-15 $10 *');
    expect(body(after(opened('1. 11-15! *'), { type: 'next' }, { type: 'nag', nag: 1 }))).toBe('1. 11-15 *');
  });

  it('deleting selects the move before, and undo brings both back', () => {
    const board = after(opened(GAME), { type: 'next' }, { type: 'next' }, { type: 'delete' });
    expect([at(board), body(board)]).toEqual(['11-15', '1. 11-15 (1. 9-14 22-18) 1... 22-18 (1... 22-17) *']);
    expect(at(after(board, { type: 'undo' }))).toBe('23-19');
  });
});

describe('[A2] the list of moves', () => {
  it('numbers every line, and folds variations', () => {
    const board = after(
      opened(
        '{Intro} 1. 11-15! (1. 9-14 {or} 22-18 1-0) 23-19 {best} (1... 22-18) (1... 1-1x9) 2. 8-11 22-17 3. 99-1 *',
      ),
      { type: 'next' },
    );
    expect(listText(moveList(board))).toBe(
      '{Intro} 1.[11-15]! (1.9-14 {or} 1…22-18 1-0) 1…23-19 {best} (1…22-18) <1-1x9> 2.8-11 22-17 <99-1 *>',
    );
    const [, second] = entriesOf(moveList(board)).filter(({ variations }) => variations.length > 0);
    const folded = after(board, { type: 'fold', id: second!.id });
    expect(listText(moveList(folded))).toContain('1…23-19 {best} (+2) 2.8-11');
    expect(moveList(after(folded, { type: 'fold', id: second!.id }))).toEqual(moveList(board));
    expect(entriesOf(moveList(board)).filter(({ isOnPath }) => isOnPath)).toHaveLength(1);
  });

  it('a game that the other side starts begins in the middle of a move', () => {
    const tree = treeOfFen('W:W32:B1');
    if (!tree.ok) throw new Error(tree.error);
    const board = after(openAnalysis(tree.value), '32-28', '1-6');
    expect(listText(moveList(board))).toBe('1…32-28 2.[1-6]');
    expect(listText(moveList(board, 'algebraic'))).toMatch(/^1…[A-H]\d-[A-H]\d 2/);
  });
});

describe('[A2] where an analysis comes from', () => {
  it('a game of a file, by its number', () => {
    const text = `${GAME}\n\n[White "Cid"]\n1. 9-13 *`;
    const second = treeOfPdn(text, 2);
    expect(second.ok && titleOf(second.value.tree)).toBe('? – Cid');
    expect(titleOf(opened(GAME).tree)).toBe('Ann – Bob');
    expect(treeOfPdn(text, 3)).toEqual({ ok: false, error: 'no-game' });
    expect(treeOfPdn('hello')).toEqual({ ok: false, error: 'no-game' });
    expect(treeOfPdn('[GameType "20"]\n1. 32-28 *')).toEqual({ ok: false, error: 'other-game' });
  });

  it('a table, with its players and how it ended', () => {
    for (const preset of PRESETS.map(({ id }) => id)) {
      const table = TableDriver.playing({ preset, rules: { first: 'black' }, table: { resign: 'any-time' } });
      table.move('11-15', '23-19');
      table.ok({ by: ANN, type: 'resign', confirmed: true });
      const { game } = table.lastRound;
      const tree = treeOfRound(table.lastRound, 0);
      expect(mainGame(tree)).toEqual(game);
      expect(titleOf(tree)).toBe('Ann – Bob');
    }
  });

  it('a position; one that cannot be read is refused', () => {
    const tree = treeOfFen('W:W32:B1');
    expect(tree.ok && formatFen(tree.value.start)).toBe('W:W32:B1');
    expect(treeOfFen('W:W99:B1').ok).toBe(false);
  });
});
