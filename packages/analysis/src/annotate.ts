/** A report written into a game: marks, evaluations, best lines as variations and reasons as comments. */
import type { Verdict } from '@crownhead/engine';
import {
  annotate,
  type Evaluation,
  estimateOf,
  firstByRules,
  type GameTree,
  type Move,
  mainLine,
  type NodeId,
  type Note,
  nodeOf,
  parentOf,
  playAt,
  type Side,
  squaresOfMove,
} from '@crownhead/rules';
import type { Mark } from './marks.ts';
import type { GameReport, PlyReport } from './report-types.ts';
import { flipped, isProved } from './value.ts';
import { CLAIM_WORDS, type ClaimWords, claimText } from './words.ts';

/** NAGs of the marks; an only move has the one for that besides. */
const NAGS: Readonly<Record<Mark, readonly number[]>> = { '!': [1, 7], '?': [2], '??': [4], '?!': [6] };
const ALL_NAGS = Object.values(NAGS).flat();

/** As much of an estimated line as one wants to play through. A proved one is kept to its end. */
const ESTIMATED_PLIES = 12;

function evaluationOf(verdict: Verdict, mover: Side, first: Side): Evaluation {
  const seen = mover === first ? verdict : flipped(verdict);
  return seen.kind === 'estimate' ? estimateOf(seen.score) : seen;
}

const merged = (own: readonly string[], more: readonly string[]): string[] => [...new Set([...own, ...more])];

function noteOf(ply: PlyReport, note: Note, first: Side, words: ClaimWords): Partial<Note> {
  return {
    marks: ply.mark === null ? note.marks : [],
    nags: [
      ...note.nags.filter((nag) => !ALL_NAGS.includes(nag)),
      ...(ply.mark === null ? [] : NAGS[ply.mark]),
    ],
    comments: merged(
      note.comments,
      ply.claims.map((claim) => claimText(claim, words)),
    ),
    evaluation: evaluationOf(ply.played.verdict, ply.side, first),
  };
}

/**
 * The tree with a line played from a node; as far as it goes where the tree takes no more. After the last move of the game there is
 * nothing to stand beside: the line would become the game.
 */
function withLine(tree: GameTree, from: NodeId, line: readonly Move[], isSure: boolean): GameTree {
  const end = mainLine(tree).at(-1)?.id;
  let grown = tree;
  let id = from;
  for (const move of isSure ? line : line.slice(0, ESTIMATED_PLIES)) {
    if (id === end) break;
    const played = playAt(grown, id, squaresOfMove(move));
    if (!played.ok) break;
    ({ tree: grown, id } = played.value);
  }
  return grown;
}

/** Writes a report of the main line of a tree into it, in English unless other words are given. What stood there stays. */
export function annotateTree(tree: GameTree, report: GameReport, words: ClaimWords = CLAIM_WORDS): GameTree {
  const first = firstByRules(tree.rules);
  let written = tree;
  const nodes = mainLine(tree).map(({ id }) => id);
  for (const [i, ply] of report.plies.entries()) {
    const id = nodes[i];
    const node = id === undefined ? null : nodeOf(written, id);
    if (node === null) break;
    written = annotate(written, node.id, noteOf(ply, node.note, first, words));
    if (ply.mark === null || ply.mark === '!') continue;
    written = withLine(written, parentOf(written, node.id)!.id, ply.line, isProved(ply.best.verdict));
    const answer = ply.claims.find(({ starts, line }) => starts === 'answer' && line.length > 0);
    if (answer !== undefined) written = withLine(written, node.id, answer.line, answer.proof !== 'estimate');
  }
  return written;
}
