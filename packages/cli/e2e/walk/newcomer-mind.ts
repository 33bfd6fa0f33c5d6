/**
 * What goes on in a newcomer's head: one mistake early in the game, then better moves than a weak computer's, and the answers to
 * puzzles. Counted in nodes, so that a slow machine plays as well as a quick one.
 */
import { Engine, requestOf } from '@crownhead/engine';
import { openCore, openTables } from '@crownhead/engine/node';
import {
  formatFen,
  formatMove,
  type Game,
  type GameTree,
  gameAt,
  legalMoves,
  moveOf,
  newGame,
  OFFICIAL,
  type Position,
  playMove,
  readMove,
  type TreeNode,
} from '@crownhead/rules';
import { puzzleOfEntry, rightMoves } from '@crownhead/training';
import { openShippedPuzzles } from '@crownhead/training/node';

const NODES = 10_000;
/** A card is as right as a long look finds it. */
const CARD_NODES = 300_000;
/** Enough to see a man go. */
const MISTAKE_NODES = 10_000;
/** Half a man: so much is a mistake that anybody would call one, and so much more would be hard to make up for. */
const MISTAKE = { least: 110, most: 240 } as const;

const engine = new Engine({
  megabytes: 16,
  prober: openTables(),
  core: openCore(),
  clock: () => performance.now(),
});

const scoreOf = (game: Game, nodes: number): number =>
  engine.search(requestOf(game, { nodes })).lines[0]?.score ?? 0;

/** The game that the moves on the screen make. */
function gameOf(moves: readonly string[]): Game {
  return moves.reduce((game, text) => {
    const move = readMove(game.position, game.rules, text);
    if (!move.ok) throw new Error(`${text} cannot be played: ${move.error}`);
    return playMove(game, move.value);
  }, newGame());
}

/** A good move in a position of the official rules. */
export const goodMoveAt = (position: Position): string =>
  goodMove(newGame({ rules: OFFICIAL, start: position }), CARD_NODES);

function goodMove(game: Game, nodes: number): string {
  const [best] = engine.search(requestOf(game, { nodes })).lines;
  return formatMove(best!.moves[0]!);
}

/** The move that loses most, but not much more than a man; null where every move is good enough. */
function mistake(game: Game): string | null {
  const best = scoreOf(game, MISTAKE_NODES);
  const losses = legalMoves(game.position)
    .map((move) => ({ move, loss: best + scoreOf(playMove(game, move), MISTAKE_NODES) }))
    .filter(({ loss }) => loss >= MISTAKE.least && loss <= MISTAKE.most)
    .sort((a, b) => b.loss - a.loss);
  return losses[0] ? formatMove(losses[0].move) : null;
}

/** Somebody who plays one game: errs once, as soon as there is something to lose, and then no more. */
export class Newcomer {
  #hasErred = false;

  /** What is played after the moves that are on the screen. */
  answerTo(moves: readonly string[]): string {
    const game = gameOf(moves);
    const wrong = this.#hasErred || moves.length < 2 ? null : mistake(game);
    if (wrong !== null) this.#hasErred = true;
    return wrong ?? goodMove(game, NODES);
  }
}

/** Somebody who knows the answers of a shipped puzzle, wherever in it the board stands. */
export class Solver {
  readonly #tree: GameTree;

  private constructor(tree: GameTree) {
    this.#tree = tree;
  }

  /** Null where no shipped puzzle begins like this, as on a screen that is only half drawn yet. */
  static of(start: Position): Solver | null {
    const entry = openShippedPuzzles().puzzles.find(({ fen }) => fen === formatFen(start));
    return entry ? new Solver(puzzleOfEntry(entry)!.tree) : null;
  }

  /** Null where the puzzle does not come to this position. */
  moveAt(position: Position): string | null {
    const fen = formatFen(position);
    const open: TreeNode[] = [this.#tree.root];
    for (const node of open) {
      const [right] = rightMoves(node);
      if (right && formatFen(gameAt(this.#tree, node.id).position) === fen) return formatMove(moveOf(right)!);
      open.push(...node.children);
    }
    return null;
  }
}
