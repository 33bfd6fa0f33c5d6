/** Builds the tree of a PDN game: its main line and every variation, played through on the board as far as they are legal. */
import { type Game, gameBefore } from './game.ts';
import { type GameTree, leaf, ROOT_ID, type TreeNode } from './game-tree.ts';
import { failureAt, type PdnFailure } from './pdn-failure.ts';
import { type Followed, followMoves, type PlyTokens } from './pdn-follow.ts';
import type { PdnGame, PdnLine, PdnResult, PdnWarningCode } from './pdn-game.ts';
import { noteOf, noteOfStart } from './pdn-note.ts';
import { resultOf } from './pdn-outcome.ts';

export type Warn = (code: PdnWarningCode, line: number, token: string) => void;

/** Beyond so many the rest are kept unplayed: nobody annotates like that, and a hostile file is done with quickly. */
export const MOST_VARIATIONS = 5_000;

/** What a line adds to the node it starts from. */
interface Branch {
  readonly game: Game;
  readonly failure: PdnFailure | null;
  /** The first node of the line, and those of the variations beside its first ply. */
  readonly children: readonly TreeNode[];
  /** Lines of which not even the first ply could be played. */
  readonly unplayed: readonly PdnLine[];
}

export interface PlayedTree {
  /** Without tags and outcome, which the file has. */
  readonly tree: GameTree;
  /** The main line. */
  readonly game: Game;
  readonly failure: PdnFailure | null;
  readonly variationFailures: readonly PdnFailure[];
}

class TreeBuilder {
  readonly #source: PdnGame;
  readonly #warn: Warn;
  readonly variationFailures: PdnFailure[] = [];
  nextId = ROOT_ID + 1;
  #variations = 0;

  constructor(source: PdnGame, warn: Warn) {
    this.#source = source;
    this.#warn = warn;
  }

  main(start: Game): Branch {
    const { main } = this.#source;
    const followed = followMoves(start, main.moves);
    const tail = { comments: [], moves: followed.rest, result: resultOf(this.#source) ?? '*' };
    return this.#branch(followed, 0, { result: null, tail });
  }

  #variation(before: Game, line: PdnLine): Pick<Branch, 'children' | 'unplayed'> {
    this.#variations += 1;
    const first = line.moves[0];
    if (first === undefined) return { children: [], unplayed: [line] };
    if (this.#variations > MOST_VARIATIONS) {
      if (this.#variations === MOST_VARIATIONS + 1) this.#warn('too-many-variations', first.line, first.text);
      return { children: [], unplayed: [line] };
    }
    const followed = followMoves(before, line.moves, 0);
    const isPlayed = followed.game.plies.length > before.plies.length;
    const tail = isPlayed ? { comments: [], moves: followed.rest, result: line.result } : line;
    const { result } = line;
    const branch = this.#branch(followed, before.plies.length, { result, tail });
    if (branch.failure) {
      this.#warn('illegal-variation', branch.failure.line, branch.failure.token);
      this.variationFailures.push(branch.failure);
    }
    const [head, ...others] = branch.children;
    if (head === undefined) return branch;
    const begun = { ...head, note: { ...head.note, before: line.comments } };
    return { ...branch, children: [line.comments.length > 0 ? begun : head, ...others] };
  }

  /** `from` is the first ply of the line; what ends it is a result, or a tail that could not be played. */
  #branch(
    { game, last, fault, rest }: Followed,
    from: number,
    end: { readonly result: PdnResult | null; readonly tail: PdnLine },
  ): Branch {
    const stuck = fault === null ? undefined : rest[0];
    const failure =
      fault && stuck
        ? failureAt(game, this.#source, { token: stuck.text, reason: fault, line: stuck.line })
        : null;
    const { plies } = game;
    const tokens = tokensByPly(last);
    const firstId = this.nextId;
    this.nextId += plies.length - from;
    this.#warnOfOddities(last);

    // In the order of the text; then the nodes, from the last to the first.
    const besides = plies
      .slice(from)
      .map((_, i) =>
        (tokens.get(from + i) ?? []).flatMap(({ variations }) =>
          variations.map((line) => this.#variation(gameBefore(game, from + i), line)),
        ),
      );
    let children: readonly TreeNode[] = [];
    let unplayed: readonly PdnLine[] = failure ? [end.tail] : [];
    let result = failure ? null : end.result;
    for (let i = plies.length - 1; i >= from; i -= 1) {
      const note = noteOf(tokens.get(i) ?? []);
      const position = plies[i + 1]?.before ?? game.position;
      const node = { ...leaf(firstId + i - from, plies[i]!, position, note, children), unplayed, result };
      const beside = besides[i - from]!;
      children = [node, ...beside.flatMap((branch) => branch.children)];
      unplayed = beside.flatMap((branch) => branch.unplayed);
      result = null;
    }
    return { game, failure, children, unplayed };
  }

  #warnOfOddities(last: PlyTokens | null): void {
    const odd: PlyTokens[] = [];
    for (let link = last; link; link = link.before) if (link.oddity) odd.push(link);
    for (const { oddity, tokens } of odd.reverse())
      this.#warn(oddity!, tokens[0]!.line, tokens.map(({ text }) => text).join(' '));
  }
}

function tokensByPly(last: PlyTokens | null): ReadonlyMap<number, PlyTokens['tokens']> {
  const found = new Map<number, PlyTokens['tokens']>();
  for (let link = last; link; link = link.before) found.set(link.ply, link.tokens);
  return found;
}

/** Plays a game of a file from its start, with all its variations. */
export function playTree(start: Game, source: PdnGame, warn: Warn): PlayedTree {
  const builder = new TreeBuilder(source, warn);
  const { game, failure, children, unplayed } = builder.main(start);
  const note = noteOfStart(source.main.comments);
  const root: TreeNode = { ...leaf(ROOT_ID, null, game.start, note, children), unplayed };
  const { rules, drawRule } = game;
  const tree = { rules, drawRule, start: game.start, tags: [], root, outcome: null, nextId: builder.nextId };
  return { tree, game, failure, variationFailures: builder.variationFailures };
}
