import { readFileSync } from 'node:fs';
import { START_PERFT } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { jsonLines, type ProgramResult, runInTurn, runProgram } from './run-program.ts';

const ONE_SENTENCE = /^crownhead: [^\n]+\n$/;
const CROWDED = 'W:WK10:B6,7,8,14,15,16,22,23,24';
const LATE_REMOVAL = 'official removal=end-of-turn chain=may-stop';

describe('perft', () => {
  it('[V1] counts the known lines of play from the start', async () => {
    const depths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const ran = await runInTurn(depths.map((depth) => ['perft', `${depth}`, '--json']));
    const nodes = ran.map(({ out }) => JSON.parse(out).nodes);
    expect(nodes).toEqual([1, 7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680]);
    expect(nodes.slice(1)).toEqual(START_PERFT.slice(0, 9));
    for (const { code, err, out } of ran) {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^\{"nodes":\d+,"ms":[\d.]+\}\n$/);
    }
  });

  it('[V1] divides by first move, and speaks to people', async () => {
    const [json, text, none, passing] = await runInTurn([
      ['perft', '3', '--divide', '--json'],
      ['perft', '3', '--divide'],
      ['perft', '0', '--divide', '--json'],
      ['perft', '2', '--divide', '--json', '--rules', 'lobby', '--fen', 'B:W9,14,K32:B5'],
    ]);
    expect(JSON.parse(json!.out)).toEqual({
      nodes: 302,
      ms: expect.any(Number),
      divide: { '9-13': 48, '9-14': 40, '10-14': 40, '10-15': 40, '11-15': 40, '11-16': 47, '12-16': 47 },
    });
    expect(text!.out).toMatch(/ {2}9-13 {3}48\n.*302 nodes in [\d.]+ ms/s);
    expect(JSON.parse(none!.out)).toMatchObject({ nodes: 1, divide: {} });
    // A blocked side that passes has lines of play but no first move.
    expect(JSON.parse(passing!.out)).toMatchObject({ nodes: 4, divide: {} });
  });

  it('[E8] answers a line for a line of standard input, whatever one of them is', async () => {
    const input = [
      '\uFEFFB:W21,22,23:B1,2,3',
      '',
      'B:W21,99:B1',
      '   \t ',
      'W:W21-32:B1-12.',
      `B:W${'x'.repeat(5000)}`,
      'w:wk10:b6',
    ].join('\r\n');
    const { code, out, err } = await runProgram(['perft', '2', '--fen', '-'], input);
    const ms = expect.any(Number);
    expect(jsonLines(out)).toEqual([
      { nodes: 30, ms },
      { error: 'bad-square', message: 'Squares are numbered 1 to 32. (column 7: “99”)' },
      { nodes: 49, ms },
      { error: 'line-too-long', message: 'A line has at most 4096 characters.' },
      { nodes: 0, ms },
    ]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });
});

describe('moves', () => {
  it('[V1] lists path, captures and crowning in the agreed form, byte for byte', async () => {
    const [start, jump, over, pass, twice] = await runInTurn([
      ['moves', '--json'],
      ['moves', '--json', '--fen', 'B:W18,25,26:B14,22'],
      ['moves', '--json', '--fen', 'W:W:B1'],
      ['moves', '--json', '--fen', 'B:W9,14,K32:B5', '--rules', '003'],
      ['moves', '--json', '--fen', 'W:WK22:B18', '--rules', LATE_REMOVAL],
    ]);
    const step = (from: number, to: number) =>
      `{"text":"${from}-${to}","from":${from},"path":[${to}],"captured":[],"crowned":false}`;
    const steps = [
      step(9, 13),
      step(9, 14),
      step(10, 14),
      step(10, 15),
      step(11, 15),
      step(11, 16),
      step(12, 16),
    ];
    expect(start!.out).toBe(`{"moves":[${steps.join()}],"result":null}\n`);
    expect(jump!.out).toBe(
      '{"moves":[{"text":"14x23x30","from":14,"path":[23,30],"captured":[18,26],"crowned":true},' +
        '{"text":"22x29","from":22,"path":[29],"captured":[25],"crowned":true},' +
        '{"text":"22x31","from":22,"path":[31],"captured":[26],"crowned":true}],"result":null}\n',
    );
    expect(over!.out).toBe('{"moves":[],"result":{"winner":"black","reason":"no-pieces"}}\n');
    expect(pass!.out).toBe('{"moves":[],"result":null}\n');
    expect(JSON.parse(twice!.out).moves.at(-1)).toMatchObject({ text: '22x15x22', captured: [18] });
    expect([start, jump, over, pass, twice].map((ran) => ran!.code)).toEqual([0, 0, 0, 0, 0]);
  });

  it('[R5] a list over the cap is its own answer', async () => {
    const rules = ['--rules', LATE_REMOVAL];
    const [json, text] = await runInTurn([
      ['moves', '--json', '--fen', CROWDED, ...rules],
      ['moves', '--fen', CROWDED, ...rules],
    ]);
    expect(JSON.parse(json!.out)).toEqual({ error: 'too-many-moves', message: expect.any(String) });
    expect(json!.code).toBe(1);
    expect(text).toEqual({ code: 1, out: '', err: expect.stringMatching(ONE_SENTENCE) });
    const lines = await runProgram(['moves', '--fen', '-', ...rules], `${CROWDED}\nW:WK22:B18`);
    expect(jsonLines(lines.out)).toEqual([
      expect.objectContaining({ error: 'too-many-moves' }),
      expect.objectContaining({ result: null }),
    ]);
    expect(lines.code).toBe(1);
  });

  it('[E7] [R8] an open turn is the first mover, and a man on its king row is a king', async () => {
    const fen = '?:W1,2:B31';
    const texts = (ran: ProgramResult) =>
      JSON.parse(ran.out).moves.map((move: { text: string }) => move.text);
    const [official, console_] = await runInTurn([
      ['moves', '--json', '--fen', fen],
      ['moves', '--json', '--fen', fen, '--rules', 'console'],
    ]);
    expect(texts(official!)).toEqual(['31-26', '31-27']);
    expect(texts(console_!)).toEqual(['1-5', '1-6', '2-6', '2-7']);
  });

  it('names rules as they were asked for, not by every option of theirs', async () => {
    const asked = ['official', 'lobby', '002', 'official capture=optional'];
    const ran = await runInTurn(asked.map((rules) => ['moves', '--fen', 'B:W18:B14', '--rules', rules]));
    expect(ran.map(({ out }) => out.split('\n')[0])).toEqual([
      'Black to move, official rules',
      'Black to move, lobby rules',
      'Black to move, console rules',
      'Black to move, official capture=optional rules',
    ]);
  });

  it('[M3] shows people the board and what each move does', async () => {
    const [jump, over] = await runInTurn([
      ['moves', '--fen', 'B:W18,25,26:B14,22'],
      ['moves', '--fen', 'B:W9,14:B5'],
    ]);
    expect(jump!.out).toMatchInlineSnapshot(`
      "Black to move, official rules

            A   B   C   D   E   F   G   H
         ┌────────────────────────────────┐
       8 │      1       2       3       4 │ 8
       7 │  5       6       7       8     │ 7
       6 │      9      10      11      12 │ 6
       5 │ 13       b      15      16     │ 5
       4 │     17       w      19      20 │ 4
       3 │ 21       b      23      24     │ 3
       2 │      w       w      27      28 │ 2
       1 │ 29      30      31      32     │ 1
         └────────────────────────────────┘
            A   B   C   D   E   F   G   H

      Black has 3 legal moves:

        14x23x30  takes 18, 26  crowned
        22x29     takes 25      crowned
        22x31     takes 26      crowned
      "
    `);
    expect(over!.out).toContain('Player White is the winner! Black cannot move.');
  });

  it('[V4] reads and answers a large input in one process', async () => {
    const lines = 20_000;
    const { code, out } = await runProgram(['moves', '--fen', '-', '--json'], 'B:W21:B1\n'.repeat(lines));
    expect(code).toBe(0);
    const [first] = out.split('\n');
    expect(out).toBe(`${first}\n`.repeat(lines));
  });

  it('ends quietly when nobody reads on', async () => {
    const ran = await runProgram(['moves', '--fen', '-'], 'B:W21:B1\n'.repeat(20_000), { readOnce: true });
    expect(ran).toEqual({ code: 0, out: expect.stringMatching(/^\{"moves"/), err: '' });
  });
});

describe('check-move', () => {
  it('[M1] judges one move, with the reason and a sentence', async () => {
    const fen = 'B:W18,23:B11,15';
    const [legal, illegal, text, refused] = await runInTurn([
      ['check-move', '--fen', fen, '--move', 'e5xc3', '--json'],
      ['check-move', '--fen', fen, '--move', '11-16', '--json'],
      ['check-move', '--fen', fen, '--move', '15x22'],
      ['check-move', '--fen', fen, '--move', '11-16'],
    ]);
    expect(illegal!.out).toBe(
      '{"legal":false,"reason":"must-jump","message":"You must jump: a jump is available."}\n',
    );
    expect(illegal!.code).toBe(1);
    expect(legal).toEqual({ code: 0, out: '{"legal":true,"fen":"W:W23:B11,22"}\n', err: '' });
    expect(text).toEqual({ code: 0, out: '15x22 is legal. After it: W:W23:B11,22\n', err: '' });
    expect(refused!.code).toBe(1);
    expect(refused!.out).toBe('11-16 is not legal. You must jump: a jump is available.\n');
  });

  it('[V1] judges a line at a time; a move that is not legal is an answer', async () => {
    const input =
      'B:W18,23:B11,15\t15x22\r\n\nB:W18,23:B11,15\t11-16\nB:W1:B40\t1-5\nB:W18:B11\nW:W:B1\t1-5\nB:W21:B1\t a7-b6';
    const { code, out, err } = await runProgram(['check-move', '--fen', '-', '--json'], input);
    expect(out.split('\n')).toMatchInlineSnapshot(`
      [
        "{"legal":true,"fen":"W:W23:B11,22"}",
        "{"legal":false,"reason":"must-jump","message":"You must jump: a jump is available."}",
        "{"error":"bad-square","message":"Squares are numbered 1 to 32. (column 7: “40”)"}",
        "{"error":"no-move","message":"A line is a position, a tab and a move."}",
        "{"legal":false,"reason":"game-over","message":"The game is over."}",
        "{"legal":false,"reason":"no-piece","message":"There is no piece on that square."}",
        "",
      ]
    `);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const fine = await runProgram(['check-move', '--fen', '-'], 'B:W21:B1\t1-5\n\n');
    expect(fine).toEqual({ code: 0, out: '{"legal":true,"fen":"W:W21:B5"}\n', err: '' });
  });

  it('[M1] says when a short move could be two', async () => {
    const ask = ['check-move', '--fen', 'W:W22:B9,10,17,18', '--json'];
    const [short, full] = await runInTurn([
      [...ask, '--move', '22x6'],
      [...ask, '--move', '22x13x6'],
    ]);
    expect(JSON.parse(short!.out)).toMatchObject({ legal: false, reason: 'ambiguous' });
    expect(JSON.parse(full!.out)).toEqual({ legal: true, fen: 'B:W6:B10,18' });
  });
});

describe('usage', () => {
  it('[V1] every bad question gets exit code 2 and one sentence', async () => {
    const fen = ['--fen', 'B:W21:B1'];
    const ran = await runInTurn([
      ['nonsense'],
      ['prft', '3'],
      ['perft'],
      ['perft', 'x'],
      ['perft', '-1'],
      ['perft', '2.5'],
      ['perft', '100'],
      ['perft', '3', '4'],
      ['perft', '3', '--deep'],
      ['perft', '3', '--rules', 'chess'],
      ['perft', '3', '--fen', '-', '--rules', 'chess'],
      ['moves', '--fen'],
      ['moves', '--fen', 'X:W1:B2'],
      ['moves', '--fen', 'B:W1,2,3,4,5,6,7,8,9,10,11,12,13:B32'],
      ['moves', '--rules', 'official capture=maybe'],
      ['check-move', '--move', '1-5'],
      ['check-move', ...fen],
      ['check-move', '--fen', '-', '--move', '1-5'],
      ['pdn', 'check'],
      ['pdn', 'chek', 'x'],
      ['pdn', 'check', 'x', '--jsn'],
      ['bench', 'nothing'],
      ['bench', '--rounds', '0'],
      ['play', '--rules', 'chess'],
      ['play', '--open', 'x.pdn', '--rules', 'lobby'],
    ]);
    for (const each of ran) {
      expect(each).toEqual({ code: 2, out: '', err: expect.stringMatching(ONE_SENTENCE) });
    }
    expect(await runProgram(['nonsense'])).toEqual(ran[0]);
    expect(ran[1]!.err).toBe("crownhead: unknown command 'prft' (Did you mean perft?)\n");
    expect(ran[9]!.err).toContain('no rules called “chess”');
  });

  it('[V8] help reads well, for the program and for each command', async () => {
    const commands = ['moves', 'check-move', 'perft', 'pdn', 'pdn check', 'rules', 'bench'];
    const bare = await runProgram([]);
    const [top, version, rules, json, ...each] = await runInTurn([
      ['--help'],
      ['--version'],
      ['rules'],
      ['rules', '--json'],
      ...commands.map((command) => [...command.split(' '), '--help']),
    ]);
    expect(top!.code).toBe(0);
    for (const word of ['moves', 'check-move', 'perft', 'pdn', 'rules', 'bench', 'Examples:', 'Exit codes:'])
      expect(top!.out).toContain(word);
    expect(bare).toEqual({ code: 2, out: '', err: top!.out });
    const { version: packaged } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    expect(version).toEqual({ code: 0, out: `${packaged}\n`, err: '' });
    for (const word of ['official', 'lobby (or 003)', 'capture', 'mandatory | optional'])
      expect(rules!.out).toContain(word);
    expect(JSON.parse(json!.out).presets).toHaveLength(6);
    for (const [i, { code, out }] of each.entries()) {
      expect(code).toBe(0);
      expect(out).toMatch(
        new RegExp(`^Usage: crownhead ${commands[i]}.*Examples:\\n {2}\\$ crownhead `, 's'),
      );
    }
  });

  it('[V8] every help fits 80 columns; only commands are left as they are typed', async () => {
    const parents = ['', 'pdn', 'endgames', 'library', 'puzzles', 'admin'];
    const help = (command: string): string[] => [...command.split(' ').filter(Boolean), '--help'];
    const listed = await runInTurn(parents.map(help));
    const commands = listed.flatMap(({ out }, i) =>
      [...out.matchAll(/^ {2}([a-z][a-z-]+)(?= {2}| [[<])/gm)].map(([, name]) => `${parents[i]} ${name}`),
    );
    expect(commands.length).toBeGreaterThan(50);
    const each = [...listed, ...(await runInTurn(commands.map(help)))];
    const tooLong = each.flatMap(({ out }) =>
      out.split('\n').filter((line) => line.length > 80 && !line.startsWith('  $ crownhead ')),
    );
    expect(tooLong).toEqual([]);
  });
});
