/** A game by typed lines at a real keyboard: prompts, Ctrl-C, and the same kept game as on the screen. */
import { expect } from 'vitest';
import { showsMoves } from './test-play.ts';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, test } from './test-start.ts';

const says = (program: PtyProgram, words: string | RegExp): Promise<void> =>
  program.until(`“${words}”`, () =>
    typeof words === 'string' ? program.output.includes(words) : words.test(program.output),
  );

describeInTerminal('a game by lines at the keyboard', () => {
  test('[F1] [R10] Ctrl-C keeps it; lines and the screen go on with the same game', async ({ programs }) => {
    const flags = ['play', '--lines', '--black', 'Ann', '--white', 'Bob'];
    const first = programs.start({ args: flags });
    await says(first, 'Ann (Red)> ');
    first.press('11-15\r');
    await says(first, 'Bob (White)> ');
    first.press('draw\r');
    await says(first, 'Ann (Red), yes or no> ');
    first.press('no\r');
    await says(first, 'Ann (Red) declined the draw.');
    first.press(`22-1${KEYS.interrupt}`);
    expect((await first.ended()).exitCode).toBe(0);
    expect(first.output).toContain('The game is saved: the next start offers it.');

    const { home } = first;
    const second = programs.start({ args: ['play', '--lines'], home });
    await says(second, 'You have an unfinished game: Ann (Red) vs Bob (White), after 1 turn.');
    second.press('yes\r');
    await says(second, 'Bob (White)> ');
    second.press('22-18\r');
    await says(second, 'Bob (White) plays 22-18.');
    second.press('quit\r');
    expect((await second.ended()).exitCode).toBe(0);

    const third = await programs.atMenu({ home });
    third.press('c');
    await showsMoves(third, ['11-15', '22-18']);
  });

  test('[L3] nothing is prompted while the computer thinks, and a move out of turn is refused', async ({
    programs,
  }) => {
    const args = ['play', '--lines', '--computer', 'white', '--level', '10', '--clock', '5', '--name', 'Ann'];
    const program = programs.start({ args });
    await says(program, 'Ann (Red)> ');
    program.press('11-15\r9-13\r');
    await says(program, 'It is not your turn.');
    await says(program, /Computer \(level 10, White\) plays \d+-\d+\.[\s\S]*Ann \(Red\)> /);
  });
});
