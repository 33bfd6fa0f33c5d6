/** Hosting from the menu: the server starts in the program, others come by the address on the screen, and leaving ends it. */
import { createServer } from 'node:net';
import { FULL } from '@crownhead/testkit';
import { expect } from 'vitest';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, type Programs, test } from './test-start.ts';

const INVITATION = /127\.0\.0\.1:\d+\/t\/[a-z0-9]+/;

/** Down the form: this machine only, on any free port, with more keys for the fields after it. */
const HERE = `${KEYS.down}${KEYS.down}${KEYS.right}${KEYS.down}${KEYS.clearLine}0`;

async function hosting(programs: Programs, more = ''): Promise<PtyProgram> {
  const ann = await programs.atMenu();
  ann.press('h');
  await ann.shows('Host a table');
  await ann.shows('on this computer');
  ann.press(`${HERE}${more}${KEYS.pageDown}\r`);
  return ann;
}

async function invitationOf(host: PtyProgram): Promise<string> {
  await host.until('an invitation', () => INVITATION.test(host.text));
  return INVITATION.exec(host.text)![0];
}

describeInTerminal('hosting from the menu', () => {
  // From the command line they do it in every run.
  test
    .runIf(FULL)
    .concurrent(
      '[N1] [N3] [W10] the address is shown, the guest comes, they play, and leaving tells the truth',
      async ({ programs }) => {
        const ann = await hosting(programs);
        const address = await invitationOf(ann);
        expect(ann.text).toContain('Others join with');
        expect(ann.text).toContain('Only this computer can reach it.');
        const bob = programs.start({ args: ['join', address, '--name', 'Bob'] });
        await Promise.all([ann.shows('Game 1'), bob.shows('Game 1')]);
        const [mover, other] = ann.text.includes('Your move, Ann.') ? [ann, bob] : [bob, ann];
        mover.press('11-15\r');
        await other.shows('11-15');

        ann.press(KEYS.interrupt);
        await ann.until('the truth about leaving', () =>
          ann.box.includes('quitting ends the game for Bob, too.'),
        );
        ann.press('y');
        expect(await ann.ended()).toMatchObject({ exitCode: 0 });
        await bob.shows('The host has ended the game.');
      },
    );

  test.concurrent('[N1] [N4] with rules, a clock and a password; back in the menu the server is gone, and can be opened again', async ({
    programs,
  }) => {
    // Sides, rules, clock, warning, password.
    const more = `${KEYS.down}${KEYS.down}lobby${KEYS.down}5+3${KEYS.down}${KEYS.down}sesame`;
    const ann = await hosting(programs, more);
    const address = await invitationOf(ann);
    expect(ann.text).toContain('5 min + 3 s');
    expect(ann.text).toContain('Private: password required');
    const [server] = address.split('/');
    ann.press('m');
    // Until her table is gone she may be counted as a guest there, and would be asked.
    await ann.shows('No open tables yet');
    expect(ann.text).toContain('end your server');
    ann.press(KEYS.escape);
    await ann.shows('Welcome, Ann.');

    const bob = programs.start({ args: ['join', server!, '--name', 'Bob'] });
    await bob.until('another attempt', () => /attempt [2-5] of 5|in 5 attempts/.test(bob.text));
    ann.press('h');
    await ann.shows('Host a table');
    ann.press(`${HERE}${KEYS.pageDown}\r`);
    expect(await invitationOf(ann)).not.toBe(address);
  });

  test.concurrent('[N1] a port that is taken, or is none, is said on the form, and another one can be typed', async ({
    programs,
  }) => {
    const taken = createServer().listen(0, '127.0.0.1');
    try {
      await new Promise((resolve) => taken.once('listening', resolve));
      const { port } = taken.address() as { port: number };
      const ann = await hosting(programs, `${KEYS.clearLine}99999`);
      await ann.shows('A port is a number from 0 to 65535.');
      ann.press(`${KEYS.clearLine}${port}${KEYS.pageDown}\r`);
      await ann.shows(`Port ${port} is taken by another program`);
      ann.press(`${KEYS.down}${KEYS.down}${KEYS.down}${KEYS.down}${KEYS.clearLine}0${KEYS.pageDown}\r`);
      await invitationOf(ann);
    } finally {
      taken.close();
    }
  });
});
