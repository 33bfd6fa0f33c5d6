/** Reports written into games. */
import {
  allNodes,
  applyMove,
  type GameTree,
  legalMoves,
  mainLine,
  moveOf,
  readPdn,
  replayPdn,
  type TreeNode,
  writePdn,
} from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { annotateTree } from './annotate.ts';
import { gameReport } from './report.ts';
import { localEngine } from './test-games.ts';
import { CLAIM_WORDS, type ClaimWords } from './words.ts';

/** White lets the last king but one be taken: two kings against one, and it takes long. */
const LOST =
  '[FEN "W:WK32,K31:BK14,K10"]\n1... 31-26 2. 10-15 26-22 3. 15-11 22-18 4. 14x23 32-27 5. 23x32 1-0';
const treeOfText = (text: string): GameTree => replayPdn(readPdn(text)[0]!).tree;

describe('[A28] a report in a game', async () => {
  const { tree, game } = replayPdn(readPdn(LOST)[0]!);
  const report = await gameReport(game, { engines: [localEngine()], quality: 'quick' });
  const words: ClaimWords = { ...CLAIM_WORDS, 'table-loss': () => 'Verliert' };
  const written = annotateTree(tree, report, words);

  it('says why in the words that are given', () => {
    const comments = mainLine(written).flatMap(({ note }) => note.comments);
    expect(comments.some((comment) => /^Verliert: 14x23 /.test(comment))).toBe(true);
  });

  it('keeps a proved line to the end of the game', () => {
    const ends = allNodes(written).filter(({ children }) => children.length === 0);
    const isOver = (node: TreeNode): boolean =>
      legalMoves(applyMove(node.ply!.before, moveOf(node)!)).length === 0;
    expect(ends.some(isOver)).toBe(true);
  });

  it('leaves the game as long as it was, also where a line goes on after its end', async () => {
    const short = replayPdn(readPdn(LOST.replace(/ 32-27.*/, ' *'))[0]!);
    const about = await gameReport(short.game, { engines: [localEngine()], quality: 'quick' });
    expect(about.plies[4]!.claims[0]!.line.length).toBeGreaterThan(1);
    expect(mainLine(annotateTree(short.tree, about))).toHaveLength(6);
    expect(mainLine(written)).toHaveLength(8);
  });

  it('comes back from a file, and a second report adds nothing', () => {
    const again = treeOfText(writePdn({ tree: written }));
    expect(allNodes(again)).toHaveLength(allNodes(written).length);
    expect(writePdn({ tree: annotateTree(again, report, words) })).toBe(writePdn({ tree: written }));
  });
});
