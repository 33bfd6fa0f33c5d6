/**
 * A puzzle is a game tree that any PDN program can open: tags say what it asks, and at each turn of the solver every legal move is there,
 * the right ones first and the wrong ones marked `?` with their refutation behind them.
 */
import {
  err,
  type GameTree,
  legalMoves,
  movesAreOfficial,
  ok,
  oneOf,
  type Result,
  sameMove,
  setTag,
  type TreeNode,
} from '@crownhead/rules';

/** What has to be reached, or kept. */
export const GOALS = ['win', 'draw'] as const;
/** One of them. */
export type Goal = (typeof GOALS)[number];

/** How sure it is that right moves are right and wrong ones wrong: by proof, or by searches of three budgets. */
export const TIERS = ['proved', 'checked'] as const;
/** One of them. */
export type Tier = (typeof TIERS)[number];

/** What a puzzle is about. */
export const THEMES = [
  'shot',
  'two-for-one',
  'stroke',
  'exchange',
  'sacrifice',
  'several-jumps',
  'quiet',
  'crowning',
  'blockade',
  'only-move',
  'opening',
  'ending',
  'kings',
] as const;
/** One of them. */
export type Theme = (typeof THEMES)[number];

/** A position with a result to be reached or kept. */
export interface Puzzle {
  readonly id: string;
  readonly goal: Goal;
  readonly tier: Tier;
  readonly themes: readonly Theme[];
  readonly rating: number;
  /** What it was found in; empty where nobody says. */
  readonly source: string;
  readonly tree: GameTree;
}

/** Every reason why a game is no puzzle. */
export const PUZZLE_FAULTS = [
  'other-rules',
  'no-id',
  'bad-goal',
  'bad-tier',
  'bad-rating',
  'nothing-to-solve',
  'move-missing',
  'nothing-wrong',
] as const;
/** Why a game is no puzzle. */
export type PuzzleFault = (typeof PUZZLE_FAULTS)[number];

const tagOf = ({ tags }: GameTree, name: string): string =>
  tags.find((tag) => tag.name === name)?.value ?? '';

/** Is this move of the solver one that gives the result away? */
export const isWrong = ({ note }: TreeNode): boolean =>
  note.marks.some((mark) => mark === '?' || mark === '??') || note.nags.some((nag) => nag === 2 || nag === 4);

/** The moves that keep the result, the one to be shown first. */
export const rightMoves = (node: TreeNode): readonly TreeNode[] =>
  node.children.filter((child) => !isWrong(child));

/** Whose turn it is at the start is who solves; a node without a right move is the end. */
function faultIn(node: TreeNode): PuzzleFault | null {
  const right = rightMoves(node);
  if (right.length === 0) return null;
  const moves = legalMoves(node.position);
  const isThere = (move: (typeof moves)[number]): boolean =>
    node.children.some(({ ply }) => ply?.kind === 'move' && sameMove(ply.move, move));
  if (!moves.every(isThere)) return 'move-missing';
  // A forced move on the way asks nothing, and leads on.
  if (right.length === moves.length && (node.ply === null || moves.length > 1)) return 'nothing-wrong';
  for (const { children } of right)
    for (const reply of children) {
      const fault = faultIn(reply);
      if (fault !== null) return fault;
    }
  return null;
}

/** The puzzle that a tree is, read from its tags. */
export function puzzleOf(tree: GameTree): Result<Puzzle, PuzzleFault> {
  const id = tagOf(tree, 'PuzzleId');
  const goal = oneOf(GOALS, tagOf(tree, 'Puzzle'));
  const tier = oneOf(TIERS, tagOf(tree, 'Tier'));
  const rating = Number(tagOf(tree, 'Rating'));
  if (!movesAreOfficial(tree.rules)) return err('other-rules');
  if (id === '') return err('no-id');
  if (goal === null) return err('bad-goal');
  if (tier === null) return err('bad-tier');
  if (!Number.isInteger(rating) || rating < 1) return err('bad-rating');
  if (rightMoves(tree.root).length === 0) return err('nothing-to-solve');
  const fault = faultIn(tree.root);
  if (fault !== null) return err(fault);
  const themes = tagOf(tree, 'Themes')
    .split(' ')
    .flatMap((theme) => oneOf(THEMES, theme) ?? []);
  return ok({ id, goal, tier, themes, rating, source: tagOf(tree, 'Source'), tree });
}

/** The tree with the tags of its puzzle, as it is written to a file. */
export function puzzleTree({ tree, ...puzzle }: Puzzle): GameTree {
  const tags = {
    PuzzleId: puzzle.id,
    Puzzle: puzzle.goal,
    Tier: puzzle.tier,
    Themes: puzzle.themes.join(' '),
    Rating: String(puzzle.rating),
    Source: puzzle.source,
  };
  return Object.entries(tags).reduce((tagged, [name, value]) => setTag(tagged, name, value), tree);
}
