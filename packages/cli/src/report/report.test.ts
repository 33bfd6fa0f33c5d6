/** `crownhead report` as somebody runs it: on files, in pipes, for people and for programs. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  mainLine,
  PRESET_IDS,
  type PresetId,
  RULE_PRESETS,
  readPdn,
  replayPdn,
  treeOf,
  writePdn,
} from '@crownhead/rules';
import { FULL, presetGame } from '@crownhead/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, runProgram } from '../run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A king walks into a jump in a level ending; then three moves in which nothing happens. */
const LOST = '[Event "lost"]\n[Result "0-1"]\n[FEN "B:WK22:BK14"]\n\n1. 14-18 22x15 0-1\n\n';
const LEVEL = '[Event "level"]\n[Result "1/2-1/2"]\n[FEN "B:WK32:BK1"]\n\n1. 1-5 32-28 2. 5-1 1/2-1/2\n\n';
/** An opening of three moves as it may be drawn, an event with a long name, and a man left to be taken. */
const DRAWN =
  '[Event "The third open championship of the clubs of the valley"]\n\n1. 10-14 22-17 2. 9-13 17x10 3. 6x15 25-22 4. 15-18 *\n\n';
const ILLEGAL = '[Event "bad"]\n[FEN "B:WK29:BK4"]\n\n1. 4-8 29-20 *\n\n';

/** Those whose rules are not the official ones; the others are played by these. */
const PRESETS = FULL ? PRESET_IDS : (['sandbox', 'console', 'lobby'] as const);

const beginning = (preset: PresetId): string => writePdn({ tree: treeOf(presetGame(preset, FULL ? 6 : 3)) });

describe('crownhead report', () => {
  it('[A12] [A15] reports on games of every preset', async () => {
    const out = join(folder, 'presets.pdn');
    const args = ['report', '-', '--quality', 'quick', '--json', '--out', out];
    const { code, out: lines, err } = await runProgram(args, PRESETS.map(beginning).join('\n'));
    expect([code, err]).toEqual([0, '']);
    expect(jsonLines(lines)).toMatchObject(PRESETS.map((_, i) => ({ game: i + 1 })));
    for (const [i, game] of readPdn(readFileSync(out, 'utf8')).entries()) {
      const { tree, failure, warnings } = replayPdn(game);
      expect([failure, warnings]).toEqual([null, []]);
      expect(tree.rules).toEqual(RULE_PRESETS[PRESETS[i]!].rules);
      expect(mainLine(tree).every(({ note }) => note.evaluation !== null)).toBe(true);
    }
  });

  it('[A15] answers one line a game in the agreed form, from a pipe', async () => {
    const { code, out, err } = await runProgram(
      ['report', '-', '--quality', 'quick', '--json'],
      LOST + LEVEL,
    );
    expect([code, err]).toEqual([0, '']);
    const [lost, level, ...more] = jsonLines(out) as Record<string, unknown>[];
    expect(more).toEqual([]);
    expect(lost).toMatchObject({
      ...{ game: 1, start: 0.5, end: 0, turning: [1], losing: 1 },
      ...{ black: { loss: 0.5, kept: 0 }, white: { loss: 0, kept: 100 } },
    });
    const [first, second] = lost!.plies as Record<string, unknown>[];
    expect(first).toMatchObject({
      ...{ ply: 1, move: '14-18', loss: 0.5, mark: '??', verdict: { kind: 'loss', plies: 2 } },
      claims: [
        { kind: 'table-loss', text: 'Loses by the endgame tables in one ply: 22x15', line: ['22x15'] },
        {},
      ],
    });
    expect(second).toMatchObject({ ply: 2, move: '22x15', best: '22x15', loss: 0, mark: null, claims: [] });
    expect(Object.keys(lost!)).toEqual([
      ...['game', 'start', 'end', 'plies', 'black', 'white', 'turning', 'losing'],
    ]);
    expect(level).toMatchObject({ game: 2, start: 0.5, end: 0.5, turning: [], losing: null });
  });

  it('[A15] shows people a curve, the marks and the losing move, and writes the game with them', async () => {
    const out = join(folder, 'annotated.pdn');
    const args = ['report', '-', '--game', '1', '--quality', 'quick', '--out', out];
    const { code, out: text } = await runProgram(args, LOST + LEVEL);
    expect(code).toBe(0);
    expect(text).toContain('Game 1: lost, 0-1\n');
    expect(text).toMatch(/ White │█ +│\n/);
    expect(text).toContain('The losing move: 1. 14-18\n');
    expect(text).toContain(
      '1. 14-18 ??  blunder  −0.50\n    Loses by the endgame tables in one ply: 22x15\n',
    );
    expect(text).not.toContain('Game 2');
    const [written] = readPdn(readFileSync(out, 'utf8'));
    const { tree, failure, warnings } = replayPdn(written!);
    expect([failure, warnings]).toEqual([null, []]);
    const [first] = mainLine(tree);
    expect(first!.note).toMatchObject({ nags: [4], evaluation: { kind: 'loss', plies: 2 } });
    expect(first!.note.comments[0]).toBe('Loses by the endgame tables in one ply: 22x15');
    expect(tree.root.children).toHaveLength(2);
  });

  it('[A15] names the event in full, blames nobody for a drawn opening, gives one number a move, and numbers moves as the file does', async () => {
    const white = '[FEN "W:WK14:BK22"]\n\n1... 14-18 2. 22x15 *\n';
    const { out: text } = await runProgram(['report', '-', '--quality', 'quick'], DRAWN + white);
    expect(text).toMatch(/^Game 1: The third open championship of the clubs of the valley\n/);
    expect(text).not.toMatch(/^[12]\. /m);
    expect(text).not.toMatch(/−0\.\d+\n {4}Better by an estimated/);
    expect(text).toMatch(/^4\. 15-18 \?/m);
    expect(text).toMatch(/\n\nPoints: a win counts 1, a draw 0\.5\. .*\n$/);
    // Whoever begins.
    expect(text).toContain('The losing move: 1... 14-18\n');
  });

  it('[A15] says what it cannot read, and reports on a game as far as it is legal', async () => {
    const missing = await runProgram(['report', join(folder, 'missing.pdn')]);
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('there is no such file')]);
    const none = await runProgram(['report', '-', '--game', '3'], LOST);
    expect([none.code, none.err]).toEqual([1, 'crownhead: Standard input has no game 3.\n']);
    const bad = await runProgram(['report', '-', '--json', '--quality', 'quick'], ILLEGAL);
    expect(bad.code).toBe(1);
    expect(bad.err).toContain('Game 1, ply 2, “29-20”');
    expect(jsonLines(bad.out)).toMatchObject([{ game: 1, plies: [{ move: '4-8' }] }]);
    // Before any searching, so that nothing is printed.
    const nowhere = await runProgram(['report', '-', '--out', join(folder, 'missing', 'out.pdn')], LOST);
    expect([nowhere.code, nowhere.out]).toEqual([1, '']);
    expect(nowhere.err).toContain('cannot be written: there is no such file or folder');
    const onto = await runProgram(['report', '-', '--out', folder], LOST);
    expect([onto.code, onto.out, onto.err]).toEqual([
      1,
      '',
      `crownhead: ${folder} cannot be written: it is a folder.\n`,
    ]);
    const empty = await runProgram(['report', '-', '--quality', 'quick'], '[Result "*"]\n\n*\n');
    expect([empty.code, empty.out]).toEqual([0, expect.stringMatching(/^Game 1\nThe game has no moves\.\n/)]);
    const quality = await runProgram(['report', '-', '--quality', 'slow'], LOST);
    expect(quality.code).toBe(2);
  });
});
