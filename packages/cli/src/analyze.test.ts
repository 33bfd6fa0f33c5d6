/** The command analyze as a user or a program starts it. */
import { listMoves, newGame, PRESET_IDS, parsePosition, RULE_PRESETS, readMove } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { jsonLines, runInTurn, runProgram } from './run-program.ts';

interface Analyzed {
  readonly fen: string;
  readonly depth: number;
  readonly nodes: number;
  readonly lines: readonly {
    readonly moves: readonly string[];
    readonly verdict: { readonly kind: string; readonly plies: number | null };
    readonly score: number;
    readonly book?: number;
  }[];
}

const ask = (...args: string[]) => runProgram(['analyze', ...args]);

describe('[A3] crownhead analyze', () => {
  it('answers in the agreed form, byte for byte', async () => {
    const ran = await Promise.all([
      ask('--json', '--fen', 'B:W6:B1'),
      ask('--json', '--fen', 'W:WK1:BK32', '--lines', '5', '--nodes', '50000'),
      ask('--json', '--fen', 'W:W:B1'),
    ]);
    expect(ran.map(({ out }) => out)).toEqual([
      '{"fen":"B:W6:B1","depth":1,"nodes":1,"lines":[{"moves":["1x10"],"verdict":{"kind":"win","plies":1},"score":29999}]}\n',
      '{"fen":"W:WK1:BK32","depth":99,"nodes":297,"lines":[{"moves":["1-6"],"verdict":{"kind":"draw","plies":null},"score":0},{"moves":["1-5"],"verdict":{"kind":"draw","plies":null},"score":0}]}\n',
      '{"fen":"W:W:B1","depth":0,"nodes":0,"lines":[]}\n',
    ]);
    for (const { code, err } of ran) expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('the best lines first, for the side to move, the same each time', async () => {
    const args = ['--json', '--lines', '3', '--nodes', '30000', '--fen', 'W:W18,23,27,32:B9,10,12,20'];
    const [first, second] = await Promise.all([ask(...args), ask(...args)]);
    expect(first!.out).toBe(second!.out);
    const { lines, nodes } = JSON.parse(first!.out) as Analyzed;
    expect(lines).toHaveLength(3);
    expect(lines.map(({ score }) => score)).toEqual(lines.map(({ score }) => score).sort((a, b) => b - a));
    expect(nodes).toBeLessThan(40_000);
    // White wins a piece at once, or Black does where it is to move.
    const lost = JSON.parse((await ask('--json', '--fen', 'W:WK32:BK1,K2,K3')).out) as Analyzed;
    expect([lost.lines[0]!.verdict.kind, lost.lines[0]!.score < 0]).toEqual(['loss', true]);
  });

  it('answers under the rules of other presets with legal moves', async () => {
    for (const preset of FULL ? PRESET_IDS : (['lobby'] as const)) {
      const fen = 'B:W6,15,18,22,25,29:B1,2,11,K14';
      const { rules } = RULE_PRESETS[preset];
      const { out, code } = await ask(
        '--json',
        '--rules',
        preset,
        '--lines',
        '2',
        '--nodes',
        '3000',
        '--fen',
        fen,
      );
      expect(code).toBe(0);
      const { lines } = JSON.parse(out) as Analyzed;
      const position = parsePosition(fen);
      if (!position.ok) throw new Error(position.error);
      const all = listMoves(position.value, rules);
      expect(lines).toHaveLength(Math.min(2, all.ok ? all.value.length : 2));
      for (const { moves } of lines) {
        const game = newGame({ rules, start: position.value });
        expect(readMove(game.position, rules, moves[0]!).ok).toBe(true);
      }
    }
  });

  it('[E8] answers a line for a line of standard input', async () => {
    const input = 'B:W6:B1\n\nB:W99:B1\n?:W6:B1\nB:W6:B1';
    const { code, out, err } = await runProgram(['analyze', '--fen', '-'], input);
    expect(jsonLines(out)).toMatchObject([
      { fen: 'B:W6:B1' },
      { error: 'bad-square', message: expect.any(String) },
      { error: 'no-side-to-move', message: expect.any(String) },
      { fen: 'B:W6:B1' },
    ]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  it('says it in words: a proof looks like no estimate', async () => {
    const [proved, open, over, blocked] = await Promise.all([
      ask('--fen', 'W:WK22,30:BK32'),
      ask('--lines', '2', '--nodes', '5000'),
      ask('--fen', 'W:W:B1'),
      ask('--fen', 'W:W13:B1,6,9', '--rules', 'lobby'),
    ]);
    // A proved line goes to the end of the game.
    expect(proved!.out).toMatch(/\n {2}1 {2}●W35 {2}22-26 (\S+ ){9}…\n/);
    expect(proved!.out).toContain('●W, ●D, ●L: proved');
    expect(open!.out).toMatch(/\n {2}1 {2,}[+−]?0\.\d\d {2}book {2}11-15 .*\n {2}2 .*\n\nEstimates in men/);
    expect(open!.out).not.toContain('●');
    expect(over!.out).toContain('Player Black is the winner!');
    expect(blocked!.out).toContain('White must pass.');
  });

  it('[S1] a line that begins in the opening book says so, and how far', async () => {
    const args = ['--lines', '7', '--nodes', '5000'];
    const [text, json, middle] = await Promise.all([
      ask(...args),
      ask(...args, '--json'),
      ask('--fen', 'W:W18,23,27,32:B9,10,12,20', '--nodes', '5000'),
    ]);
    const { lines } = JSON.parse(json!.out) as Analyzed;
    for (const { moves, book } of lines) {
      expect(book).toBeGreaterThan(0);
      expect(book).toBeLessThanOrEqual(moves.length);
    }
    expect(text!.out.match(/ book {2}\S/g)).toHaveLength(7);
    expect(text!.out).toContain('book: the first move is in the opening book.');
    expect(middle!.out).not.toContain('book');
  });

  it('bad questions get exit code 2', async () => {
    const bad = [
      ['--fen', 'nonsense'],
      ['--fen', '?:WK1:BK32'],
      ['--rules', 'chess'],
      ['--lines', '0'],
      ['--nodes', 'many'],
    ];
    const ran = await runInTurn(bad.map((args) => ['analyze', ...args]));
    for (const each of ran)
      expect(each).toEqual({ code: 2, out: '', err: expect.stringMatching(/^crownhead: [^\n]+\n$/) });
  });
});
