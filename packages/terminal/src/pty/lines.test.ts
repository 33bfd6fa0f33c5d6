/** Joining by typed lines at a real keyboard: what is typed can be seen, but no password. */
import { expect } from 'vitest';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, test } from './test-start.ts';

/** Lines are written one after the other: there is no screen to look at. */
const says = (program: PtyProgram, words: string): Promise<void> =>
  program.until(`“${words}”`, () => program.output.includes(words));

describeInTerminal('by lines', () => {
  test('[N4] a password is neither shown nor brought back by the arrow keys', async ({ programs }) => {
    const flags = ['--lines', '--host', '127.0.0.1', '--port', '0', '--password', 'sesame', '--name', 'Ann'];
    const rules = ['--rules', 'lobby'];
    const ann = programs.start({ args: ['host', ...flags, ...rules] });
    await says(ann, 'Waiting for another player.');
    // Without the secret of the invitation, which would let in by itself.
    const [, address] = /crownhead join ([^\s?#]+)/.exec(ann.output)!;
    const bob = programs.start({ args: ['join', address!, '--lines', '--name', 'Bob'] });
    await says(bob, 'password>');
    bob.press('barley\r');
    await says(bob, 'That is not the password of this table.');
    bob.press('sesame\r');
    await says(bob, 'Type ready to start.');
    bob.press(`help me${KEYS.clearLine}11-15\r`);
    await says(bob, 'No game is in progress.');
    bob.press(`${KEYS.up}${KEYS.up}${KEYS.up}quit\r`);
    expect((await bob.ended()).exitCode).toBe(0);
    expect(bob.output).toContain('help me');
    expect(bob.output).not.toMatch(/sesame|barley/);
  });
});
