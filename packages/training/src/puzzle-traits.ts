/** What a puzzle is about and how hard it is, computed from its tree alone, so that old puzzles are rated like new ones. */
import {
  applyMove,
  boardOutcome,
  type GameTree,
  isJump,
  legalMoves,
  type Move,
  moveOf,
  OFFICIAL,
  type Position,
  sameMove,
  size,
  type TreeNode,
} from '@crownhead/rules';
import { capturesFrom, countedValue } from './exchanges.ts';
import { type Goal, isWrong, rightMoves, type Theme } from './puzzle.ts';

/** Everything computed from the tree of a puzzle. */
export interface PuzzleTraits {
  readonly themes: readonly Theme[];
  readonly rating: number;
  /** Nothing has to be found: a piece in danger walks away, or there is hardly a choice. */
  readonly isTrivial: boolean;
}

const OPENING_PIECES = 20;
const ENDING_PIECES = 8;
/** Fewer moves than this are no choice. */
const FEWEST_MOVES = 4;
/** What so few pieces ask is in every manual. */
const FEWEST_PIECES = 4;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const piecesOn = ({ black, white }: Position): number => size(black) + size(white);

/** The solution, and the turns of the solver at which there is a choice. */
interface Solution {
  readonly line: readonly Move[];
  readonly choices: readonly TreeNode[];
}

function solutionOf({ root, start }: GameTree): Solution {
  const line: Move[] = [];
  const choices: TreeNode[] = [];
  let node: TreeNode | undefined = root;
  let end = start;
  while (node) {
    const right: TreeNode | undefined = rightMoves(node)[0];
    if (!right) break;
    if (node.children.length > 1) choices.push(node);
    const reply: TreeNode | undefined = right.children[0];
    line.push(moveOf(right)!);
    if (reply) line.push(moveOf(reply)!);
    end = (reply ?? right).position;
    node = reply;
  }
  return { line: [...line, ...capturesFrom(end)], choices };
}

/** Pieces that the solver takes and gives. */
const exchanged = (line: readonly Move[]): { readonly taken: number; readonly given: number } => {
  const captured = (parity: number): number =>
    sum(line.filter((_, i) => i % 2 === parity).map((move) => move.captured.length));
  return { taken: captured(0), given: captured(1) };
};

/** Is the other side without a move, but not without pieces? */
function isBlocked(position: Position, solver: Position['turn']): boolean {
  const outcome = boardOutcome(position, OFFICIAL);
  return outcome?.winner === solver && position[position.turn] !== 0;
}

function themesOf({ start, root }: GameTree, goal: Goal, { line }: Solution): readonly Theme[] {
  const { taken, given } = exchanged(line);
  const givesFirst = line[1] !== undefined && isJump(line[1]);
  const own = line.filter((_, i) => i % 2 === 0);
  const pieces = piecesOn(start);
  const { kings } = start;
  const men = (start.black | start.white) & ~kings;
  const is: Readonly<Record<Theme, boolean>> = {
    shot: givesFirst && taken > given && !(given >= 2 && taken >= 3),
    'two-for-one': givesFirst && given === 1 && taken === 2,
    stroke: givesFirst && given >= 2 && taken >= 3 && taken > given,
    exchange: givesFirst && taken === given,
    sacrifice: givesFirst && given > taken,
    'several-jumps': own.some(({ captured }) => captured.length > 1),
    quiet: !line.slice(0, 3).some(isJump),
    crowning: own.some(({ crowned }) => crowned),
    blockade: isBlocked(line.reduce(applyMove, start), start.turn),
    'only-move': goal === 'draw' && rightMoves(root).length === 1,
    opening: pieces >= OPENING_PIECES,
    ending: pieces <= ENDING_PIECES,
    kings: men === 0,
  };
  return (Object.keys(is) as Theme[]).filter((theme) => is[theme]);
}

/** How many plies ahead a right move is seen to be the best by counting pieces; null where counting does not tell. */
const LOOKS = [1, 3, 5] as const;
type Look = (typeof LOOKS)[number];

function pliesToSee({ position, children }: TreeNode): Look | null {
  const moves = legalMoves(position);
  const right = children.filter((child) => !isWrong(child)).map((child) => moveOf(child)!);
  const isRight = (move: Move): boolean => right.some((one) => sameMove(one, move));
  for (const plies of LOOKS) {
    const values = moves.map((move) => countedValue(position, move, plies));
    const best = Math.max(...values);
    if (moves.every((move, i) => values[i] !== best || isRight(move))) return plies;
  }
  return null;
}

/** Wrong moves that lose nothing at first sight: what one may fall for. */
function temptations({ position, children }: TreeNode): number {
  const right = Math.max(
    ...rightMoves({ children } as TreeNode).map((node) => countedValue(position, moveOf(node)!, 1)),
  );
  return children.filter((child) => isWrong(child) && countedValue(position, moveOf(child)!, 1) >= right)
    .length;
}

/** A first guess, before anybody has tried it. */
function ratingOf(choices: readonly TreeNode[], givesFirst: boolean): number {
  const looks = choices.map(pliesToSee);
  const hard = { 1: 0, 3: 160, 5: 320, none: 420 } as const;
  const difficulty = looks.map((plies) => hard[plies ?? 'none']);
  const [first] = choices as [TreeNode];
  return Math.round(
    1000 +
      Math.max(...difficulty) +
      90 * Math.min(choices.length - 1, 5) +
      30 * Math.min(temptations(first), 8) +
      10 * (first.children.length - 6) -
      60 * (rightMoves(first).length - 1) +
      (givesFirst ? 60 : 0),
  );
}

/** What follows from the tree of a puzzle, whatever its tags say. */
export function traitsOf(tree: GameTree, goal: Goal): PuzzleTraits {
  const solution = solutionOf(tree);
  const { line, choices } = solution;
  const givesFirst = line[1] !== undefined && isJump(line[1]);
  const isSeen = choices.length === 1 && !givesFirst && pliesToSee(tree.root) === 1;
  const isSmall = tree.root.children.length < FEWEST_MOVES || piecesOn(tree.start) < FEWEST_PIECES;
  return {
    themes: themesOf(tree, goal, solution),
    rating: ratingOf(choices, givesFirst),
    isTrivial: isSeen || isSmall,
  };
}
