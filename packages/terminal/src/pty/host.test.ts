/** `crownhead host` in one terminal and `crownhead join` in another, with nothing else between them. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FULL } from '@crownhead/testkit';
import { expect } from 'vitest';
import type { PtyProgram } from './test-pty.ts';
import { colourKinds } from './test-sgr.ts';
import { describeInTerminal, GIVEN_BACK, type Programs, test } from './test-start.ts';

const hosting = (programs: Programs, ...more: readonly string[]): PtyProgram =>
  programs.start({ args: ['host', '--port', '0', '--host', '127.0.0.1', '--name', 'Ann', ...more] });

const joining = (programs: Programs, address: string, name: string, ...more: readonly string[]): PtyProgram =>
  programs.start({ args: ['join', address, '--name', name, ...more] });

const INVITATION = /127\.0\.0\.1:\d+\/t\/[a-z0-9]+/;

async function invitationOf(host: PtyProgram): Promise<string> {
  await host.until('an invitation', () => INVITATION.test(host.text));
  return INVITATION.exec(host.text)![0];
}

describeInTerminal('from terminal to terminal', () => {
  test.concurrent('[N1] [N5] [C2] [W10] one hosts, the other types what the first one reads out, and they play', async ({
    programs,
  }) => {
    const ann = hosting(programs, '--rules', 'lobby', '--clock', '5+3');
    const address = await invitationOf(ann);
    expect(ann.text).toContain('Others join with');
    expect(ann.text).toContain('crownhead join');
    expect(ann.text).toContain('5 min + 3 s');
    const bob = joining(programs, address, 'Bob');
    await bob.shows('Press y when you are ready.');
    expect(bob.text).toContain('Host: Ann');
    ann.press('y');
    bob.press('y');
    await Promise.all([ann.shows('Game 1'), bob.shows('Game 1')]);

    ann.press('\x03');
    await ann.until('the truth about leaving', () =>
      ann.box.includes('quitting ends the game for Bob, too.'),
    );
    ann.press('y');
    expect(await ann.ended()).toMatchObject({ exitCode: 0 });
    expect(ann.output).toContain(GIVEN_BACK);
    expect(ann.output).toContain(`crownhead join ${address.split('/')[0]}`);
    await bob.shows('The host has ended the game.');
    expect(bob.text).not.toContain('attempt');
  });

  for (const signal of FULL ? (['SIGTERM', 'SIGHUP'] as const) : (['SIGHUP'] as const)) {
    test.concurrent(`[W10] a host whose program is ended by ${signal} has ended the game, and the guest reads so`, async ({
      programs,
    }) => {
      const ann = hosting(programs);
      const bob = joining(programs, await invitationOf(ann), 'Bob');
      await bob.shows('Game 1');
      ann.kill(signal);
      await bob.shows('The host has ended the game.');
      expect(bob.text).not.toContain('attempt');
      await ann.ended();
    });
  }

  test.concurrent('[N1] [N4] [C3] a table with a password asks for it; the address alone leads to the lobby; the look is chosen as for play', async ({
    programs,
  }) => {
    const plain = ['--ascii', '--color', 'none'];
    const ann = hosting(programs, '--password', 'sesame', '--spectators', 'no', ...plain);
    const address = await invitationOf(ann);
    const bob = joining(programs, address, 'Bob', '--color', '16', '--ground', 'light');
    const eve = joining(programs, address.split('/')[0]!, 'Eve');
    await eve.shows('Open tables');
    await bob.shows('requires a password');
    bob.press('sesame\r');
    await Promise.all([ann.shows('Game 1'), bob.shows('Game 1')]);
    expect([...colourKinds(ann.output)]).toEqual([]);
    expect(ann.text).not.toMatch(/[^\x20-\x7e\n]/);
    expect([...colourKinds(bob.output)]).toEqual(['16']);
  });

  test.concurrent('[N11] one that cannot connect retries, closes and says why', async ({ programs }) => {
    const bob = joining(programs, '127.0.0.1:1', 'Bob');
    // A busy machine may miss one of them, or all.
    await bob.until('another attempt', () => /attempt [2-5] of 5/.test(bob.text) || bob.exit !== null);
    expect(await bob.ended()).toMatchObject({ exitCode: 1 });
    const [, after] = bob.output.split(GIVEN_BACK);
    expect(after).toBe('crownhead: The server at http://127.0.0.1:1 could not be reached in 5 attempts.\r\n');
  });

  test.concurrent('[N12] what a server says at the end is printed without what a terminal would obey', async ({
    programs,
  }) => {
    const server = createServer((_, response) => {
      response.statusCode = 400;
      response.end(JSON.stringify({ error: 'banned', message: 'No\x1b]52;c;bHM=\x07\x9b2J\u202e entry.' }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const bob = joining(programs, `127.0.0.1:${(server.address() as AddressInfo).port}`, 'Bob');
    expect(await bob.ended()).toMatchObject({ exitCode: 1 });
    const [, after] = bob.output.split(GIVEN_BACK);
    expect(after).toBe('crownhead: No ]52;c;bHM=  2J  entry.\r\n');
    server.close();
  });
});
