/** The app as people start it: a real program in a pseudo-terminal. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Square } from '@crownhead/rules';
import { expect } from 'vitest';
import { showsMoves } from './test-play.ts';
import { describeInTerminal, GIVEN_BACK, KEYS, test } from './test-start.ts';

describeInTerminal('in a terminal', () => {
  test('[N2] [C2] [C3] the name is asked once; a game by arrows and Enter; quitting gives the screen back', async ({
    programs,
  }) => {
    const program = await programs.atMenu();
    expect(JSON.parse(readFileSync(join(program.home, 'crownhead/config.json'), 'utf8'))).toMatchObject({
      name: 'Ann',
    });
    const { up, right, enter, interrupt } = KEYS;
    program.press('2');
    await program.shows('Two players at this keyboard');
    program.press(`Bob${up}${up}${enter}`);
    await program.shows('Your move, Ann.');
    program.press(right + enter + enter);
    await showsMoves(program, ['10-14']);
    program.press('22-18\r');
    await showsMoves(program, ['10-14', '22-18']);
    program.press(interrupt);
    expect(await program.ended()).toMatchObject({ exitCode: 0 });
    expect(program.output).toContain('\x1b[?1049h');
    expect(program.output.endsWith(GIVEN_BACK)).toBe(true);

    const again = programs.start({ home: program.home });
    await again.shows('Continue');
    again.press('c');
    await showsMoves(again, ['10-14', '22-18']);
  });

  test.concurrent.for([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
    ['SIGINT', 130],
  ] as const)('%s gives the screen back, keeps the game and says so in the exit code', async ([
    signal,
    exitCode,
  ], { programs }) => {
    const program = await programs.atBoard();
    program.press('11-15\r');
    await showsMoves(program, ['11-15']);
    program.kill(signal);
    expect(await program.ended()).toMatchObject({ exitCode });
    expect(program.output).toContain(GIVEN_BACK);
    expect(existsSync(join(program.home, 'crownhead/table.json'))).toBe(true);
  });

  test('[M4] clicks choose, move and turn the board round, and find its squares then', async ({
    programs,
  }) => {
    const program = await programs.atBoard();
    program.clickPlaces(11 as Square);
    await program.shows('where to');
    program.clickPlaces(15 as Square);
    await showsMoves(program, ['11-15']);
    program.clickOn('flip');
    await program.shows('H     G     F');
    program.clickPlaces('C3', 'D4');
    await showsMoves(program, ['11-15', '22-18']);
  });

  test('a blink writes a few cells, all at once', async ({ programs }) => {
    const program = await programs.atBoard([], { columns: 150, rows: 50 });
    const from = program.output.length;
    await program.until('some blinks', () => program.output.slice(from).split('\x1b[?2026l').length > 3);
    for (const frame of program.output.slice(from).split('\x1b[?2026h').slice(1)) {
      expect(frame.length).toBeLessThan(1200);
    }
  });

  test('without a full screen it plays by lines', async ({ programs }) => {
    const program = programs.start({ args: ['play', '--lines'] });
    const dumb = programs.start({ env: { TERM: 'dumb' } });
    const words = 'Crownhead: checkers by typed moves.';
    for (const one of [program, dumb]) await one.until('lines', () => one.output.includes(words));
    expect(program.output).not.toContain('\x1b[?1049h');
  });

  test('what cannot be played is said before the screen is taken', async ({ programs }) => {
    const program = programs.start({ args: ['play', '--fen', 'nonsense'] });
    expect(await program.ended()).toMatchObject({ exitCode: 2 });
    expect(program.output).not.toContain('\x1b[?1049h');
    expect(program.output).toContain('A side is written B or W');
  });
});
