import {
  formatMove,
  type GameTree,
  legalMoves,
  moveOf,
  readPdn,
  replayPdn,
  writePdn,
} from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { type Puzzle, puzzleOf, puzzleTree } from './puzzle.ts';
import { type Solving, showAnswer, solvingNode, startSolving, takeHint, tryMove } from './solving.ts';

const HEAD =
  '[PuzzleId "t1"]\n[Puzzle "win"]\n[Tier "proved"]\n[Themes "shot ending nonsense"]\n[Rating "1400"]\n';
/** Not a real puzzle: two right moves, one of which has to be followed up. */
const MOVES =
  '1. 22-18 (1. 32-28 1-6) (1. 22-17? 1-5 2. 17-14) (1. 32-27??) 1... 1-5 2. 18-15 (2. 18-14?) (2. 32-27?) (2. 32-28 $2) 5-9';
const START = '[FEN "W:W22,32:B1"]\n';

const treeOf = (pdn: string): GameTree => replayPdn(readPdn(pdn)[0]!).tree;
function puzzle(): Puzzle {
  const found = puzzleOf(treeOf(`${HEAD}${START}${MOVES} *`));
  if (!found.ok) throw new Error(found.error);
  return found.value;
}

function play(solving: Solving, text: string) {
  const move = legalMoves(solvingNode(solving).position).find((one) => formatMove(one) === text)!;
  const tried = tryMove(solving, move)!;
  const { answer } = tried;
  const line =
    answer.kind === 'wrong' ? answer.refutation : answer.kind === 'right' ? [answer.reply] : answer.others;
  return { ...tried, kind: answer.kind, line: line.map((node) => formatMove(moveOf(node)!)) };
}

describe('[B25] a puzzle', () => {
  it('is a game of a PDN file, and is written back as it was read', () => {
    const { goal, tier, themes, rating, id, tree } = puzzle();
    expect({ goal, tier, themes, rating, id }).toEqual({
      goal: 'win',
      tier: 'proved',
      themes: ['shot', 'ending'],
      rating: 1400,
      id: 't1',
    });
    const again = puzzleOf(treeOf(writePdn({ tree: puzzleTree(puzzle()) })));
    expect(again.ok && writePdn({ tree: again.value.tree })).toBe(writePdn({ tree: puzzleTree(puzzle()) }));
    expect(tree.root.children).toHaveLength(4);
  });

  it.each([
    ['no-id', HEAD.replace('t1', '') + START + MOVES],
    ['bad-goal', HEAD.replace('win', 'loss') + START + MOVES],
    ['bad-tier', HEAD.replace('proved', 'sure') + START + MOVES],
    ['bad-rating', HEAD.replace('1400', 'high') + START + MOVES],
    ['nothing-to-solve', HEAD + START],
    ['move-missing', `${HEAD}${START}1. 22-18 (1. 22-17?)`],
    ['nothing-wrong', `${HEAD}[FEN "W:W22:B1"]\n1. 22-18 (1. 22-17)`],
    ['move-missing', `${HEAD}${START}${MOVES.replace('(2. 18-14?)', '')}`],
    ['other-rules', `${HEAD}[RuleSet "sandbox"]\n${START}${MOVES}`],
  ])('that asks nothing, or not everything, is none: %s', (fault, pdn) => {
    expect(puzzleOf(treeOf(`${pdn} *`))).toEqual({ ok: false, error: fault });
  });
});

describe('[B26] somebody at a puzzle', () => {
  it('plays every move that keeps the result, and is told what others would have done', () => {
    const other = play(startSolving(puzzle()), '32-28');
    expect([other.kind, other.line, other.solving.isSolved]).toEqual(['solved', ['22-18'], true]);
    const first = play(startSolving(puzzle()), '22-18');
    expect([first.kind, first.line, first.solving.isSolved]).toEqual(['right', ['1-5'], false]);
    const second = play(first.solving, '18-15');
    expect([second.kind, second.line, second.solving.isSolved]).toEqual(['solved', [], true]);
    expect(second.solving.wrongMoves).toBe(0);
  });

  it('is shown what a wrong move runs into, and tries again from the same position', () => {
    const wrong = play(startSolving(puzzle()), '22-17');
    expect([wrong.kind, wrong.line]).toEqual(['wrong', ['1-5', '17-14']]);
    expect(wrong.solving).toMatchObject({ at: 0, wrongMoves: 1, isSolved: false });
    expect(play(wrong.solving, '22-18').kind).toBe('right');
  });

  it('may ask for the piece to move, or for the answer', () => {
    const hint = takeHint(startSolving(puzzle()))!;
    expect([hint.from, hint.solving.hints]).toEqual([22, 1]);
    const { solving, line } = showAnswer(hint.solving);
    expect(line.map((node) => formatMove(moveOf(node)!))).toEqual(['22-18', '1-5', '18-15', '5-9']);
    expect(solving).toMatchObject({ isSolved: true, wasShown: true, hints: 1 });
    expect(takeHint(solving)).toBeNull();
    expect(showAnswer(solving).line).toEqual([]);
  });
});
