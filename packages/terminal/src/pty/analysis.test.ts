/** Analysing in a real terminal, with the real engine: from a file, from a finished game, from a position; the report; saving. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { describeInTerminal, KEYS, LOOKS, test } from './test-start.ts';

const PDN = `[Black "Ann"]
[White "Bob"]
[FEN "B:WK22,30:BK32,12"]

1. 12-16 {a try} (1. 32-28 22-18) 22-18 {[%csl R18]} 2. 16-20 18-23 3. 32-28 *
`;

describeInTerminal('analysis', () => {
  test.for([
    'truecolor',
    'ASCII',
  ] as const)('[A4] [A2] a file: variations are walked, a move is added, and it is saved as PDN: %s', async (look, {
    programs,
  }) => {
    const program = await programs.atMenu({ env: LOOKS[look] });
    writeFileSync(join(program.home, 'g.pdn'), PDN);
    const isPlain = look === 'ASCII';
    program.press('a');
    await program.shows('with all its comments and variations');
    program.press('g.pdn\r');
    await program.shows('Ann');
    await program.shows('a try');
    // Five pieces or fewer: the engine knows, and says so with its dot.
    await program.until('a proved result', () => (isPlain ? /\*[WDL]\d* / : /●[WDL]\d* /).test(program.text));
    program.press(`${KEYS.right}${KEYS.down}${KEYS.right}`);
    program.press('28-24\r');
    await program.until('the new move', () => /\(1\. 32-28 22-18\s+2\. 28-24\)/.test(program.board.panel));
    program.press('c');
    await program.shows('Comment:');
    program.press('well\r');
    await program.until('the comment', () => /28-24\s+well\)/.test(program.board.panel));
    program.press('s');
    await program.shows('Save game');
    program.press(`${KEYS.clearLine}out.pdn\r`);
    await program.shows('Saved as out.pdn.');
    const saved = readFileSync(join(program.home, 'out.pdn'), 'utf8');
    expect(saved).toContain('1. 12-16 {a try} (1. 32-28 22-18 2. 28-24 {well}) 1... 22-18 {[%csl R18]}');
    program.press('uu');
    await program.until('undone', () => /\(1\. 32-28 22-18\)/.test(program.board.panel));
  });

  test('[A4] a finished game: a opens its analysis, r its report, and it is tried from there', async ({
    programs,
  }) => {
    const program = await programs.atMenu();
    program.press('s');
    await program.shows('Eraser');
    program.press('t');
    await program.shows('Pieces or FEN:');
    program.press('B:W6,32:B1,28\r');
    // From the editor too.
    program.press('a');
    await program.shows('No moves yet.');
    program.press('m');
    await program.shows('Eraser');
    program.press('s');
    await program.shows('Who plays this position?');
    program.press(`${KEYS.pageDown}\r`);
    await program.shows('You must perform a jump');
    program.press('1x10\r');
    await program.shows('10');
    program.press('32-27\r');
    await program.until('both moves', () => /1x10\s+32-27/.test(program.text));
    program.press('r');
    await program.shows('resign');
    program.press('y');
    await program.shows('is the winner!');
    program.press(KEYS.enter);
    await program.shows('a analyze');
    program.press('a');
    await program.until('the moves', () => /1\. 1x10 32-27/.test(program.board.panel));
    program.press('r');
    await program.until('the report', () => /Quick report/.test(program.board.panel));
    expect(program.board.panel).toMatch(/White gave \d\.\d\d, kept \d+ %/);
    program.press(KEYS.enter);
    await program.until('the moves again', () => /1\. 1x10/.test(program.board.panel));
    program.press('m');
    await program.shows('a analyze');
  });
});
