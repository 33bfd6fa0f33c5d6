/** Ways to play on a real screen: hjkl, dragging, starting again, and a hint that leaves with the move. */
import type { Square } from '@crownhead/rules';
import { expect } from 'vitest';
import { play, showsMoves } from './test-play.ts';
import { describeInTerminal, KEYS, test } from './test-start.ts';

describeInTerminal('ways to play', () => {
  test.concurrent('[M4] [C3] h, j, k and l are arrows, and h6-g5 is still a move', async ({ programs }) => {
    const program = await programs.atBoard();
    expect(program.text).toContain('hl piece');
    program.press('llh\rl\r');
    await showsMoves(program, ['10-15']);
    program.press('21-17\r');
    await showsMoves(program, ['10-15', '21-17']);
    program.press('h6-g5\r');
    await showsMoves(program, ['10-15', '21-17', '12-16']);
  });

  test.concurrent('[M4] [M3] pieces are dragged: a step, a jump of two hops at once, and clicked as before', async ({
    programs,
  }) => {
    const program = await programs.atBoard();
    expect(program.hasMode('1002')).toBe(true);
    program.dragPlaces(11 as Square, 16 as Square, 15 as Square);
    await showsMoves(program, ['11-15']);
    program.dragPlaces(22 as Square, 26 as Square);
    await program.shows('Men move forward only');
    program.clickPlaces(18 as Square);
    await showsMoves(program, ['11-15', '22-18']);
    const chain = await programs.atBoard(['--fen', 'B:W18,26,32:B15,1']);
    chain.dragPlaces(15 as Square, 22 as Square, 31 as Square);
    await showsMoves(chain, ['15x22x31']);
  });

  test.concurrent('[L1] the same game starts again, after a question', async ({ programs }) => {
    const program = await programs.atBoard(['--clock', '30+0']);
    await play(program, ['11-15', '22-18'], () => 'typed');
    program.press('R');
    await program.until('the question', () => program.box.startsWith('Start again?'));
    program.press('n');
    await program.until('the board', () => program.box === '');
    await showsMoves(program, ['11-15', '22-18']);
    program.press('R');
    await program.until('the question', () => program.box !== '');
    program.press('y');
    await program.shows('No moves yet.');
    expect(program.text).toContain('Ann Red');
    expect(program.text).toContain('Bob White');
    expect(program.text).toContain('30 min');
    await play(program, ['9-13'], () => 'keys');
  });

  test.concurrent('[L3] a hint leaves with the move, also when it is another one', async ({ programs }) => {
    const program = await programs.atBoard();
    program.press('i');
    await program.shows('Hint: ');
    const [, hint] = /Hint: (\S+)\./.exec(program.text)!;
    const other = hint === '9-13' ? '9-14' : '9-13';
    program.press(`${other}\r`);
    await showsMoves(program, [other]);
    expect(program.text).not.toContain('Hint: ');
    // Asked for and not waited for: it is for nobody.
    program.press(`i22-18\r${KEYS.enter}`);
    await program.until('the move', () => program.text.includes('22-18'));
    expect(program.text).not.toContain('Hint: ');
  });
});
