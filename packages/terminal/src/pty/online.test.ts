/** Two terminals and a server, all of them real programs: hosting, joining, playing, watching, losing each other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL } from '@crownhead/testkit';
import { afterAll, beforeAll, expect } from 'vitest';
import { PROGRAM, type PtyProgram } from './test-pty.ts';
import { describeInTerminal, isThere, KEYS, type Programs, test } from './test-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-online-'));
let server: ChildProcess;
let address = '';

async function serve(port: string): Promise<void> {
  const args = [PROGRAM, 'serve', '--port', port, '--db', join(folder, 'server.db'), '--log-level', 'silent'];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const chunk of server.stdout!) {
    said += chunk;
    const match = /http:\/\/(\S+)/.exec(said);
    if (match) {
      address = match[1]!;
      break;
    }
  }
  server.stdout!.resume();
}

async function stopServer(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

beforeAll(() => (isThere ? serve('0') : undefined));
afterAll(async () => {
  if (isThere) await stopServer();
  rmSync(folder, { recursive: true, force: true });
});

/** A player at the menu, with a name. */
async function player(programs: Programs, name: string, home?: string): Promise<PtyProgram> {
  const program = programs.start(home === undefined ? {} : { home });
  if (home === undefined) {
    await program.shows('Other players see this name.');
    program.press(`${name}\r`);
  }
  await program.shows(`Welcome, ${name}.`);
  return program;
}

async function host(programs: Programs, name: string): Promise<PtyProgram> {
  const program = await player(programs, name);
  program.press('h');
  await program.shows('Host a table');
  program.press(`${KEYS.right}\t\t${address}\x1b[6~\r`);
  await program.shows('Waiting for another player.');
  return program;
}

async function lobby(program: PtyProgram, host: string): Promise<void> {
  program.press('j');
  await program.shows('Join by address');
  program.press(`\x15${address}\r`);
  await program.shows('Open tables');
  await program.shows(host);
}

/** Goes down the list to the table of a host: others may have waited longer and stand above it. */
async function goTo(program: PtyProgram, host: string): Promise<void> {
  const isChosen = (): boolean => new RegExp(`[›>] +${host}`).test(program.text);
  for (let tries = 0; tries < 8 && !isChosen(); tries += 1) {
    const before = program.text;
    program.press('j');
    await program.until('the next row', () => program.text !== before || isChosen());
  }
}

describeInTerminal('online', () => {
  test.concurrent('[N1] [N3] [N4] [N6] [N9] [N17] [R12] [W7] a game over a server, watched, interrupted and gone on with', async ({
    programs,
  }) => {
    const ann = await host(programs, 'Ann');
    const bob = await player(programs, 'Bob');
    await lobby(bob, 'Ann');
    await goTo(bob, 'Ann');
    bob.press('\r');
    await Promise.all([ann.shows('Game 1'), bob.shows('Game 1')]);

    const eve = await player(programs, 'Eve');
    await lobby(eve, 'Ann');
    await goTo(eve, 'Ann');
    eve.press('w');
    await eve.shows('Game 1');
    await ann.shows('Watching: Eve');

    const [mover, other] = ann.text.includes('Your move, Ann.') ? [ann, bob] : [bob, ann];
    mover.press('11-15\r');
    await Promise.all([mover, other, eve].map((program) => program.shows('11-15')));
    eve.press('22-18\r');
    await eve.shows('Only a player can do that.');

    // One player vanishes; the other learns it immediately, and when they are back.
    const left = mover === ann ? 'Ann' : 'Bob';
    mover.kill('SIGKILL');
    await other.shows(`Player ${left} has`);
    other.press('\r');
    await other.shows('to reconnect.');
    const back = programs.start({ home: mover.home });
    await back.shows(`${left === 'Ann' ? 'Bob' : 'Ann'} is waiting for you.`);
    await back.until('a countdown', () => /\d:\d\d left to reconnect/.test(back.text));
    const [shown] = /\d:\d\d left/.exec(back.text)!;
    await back.until('the next second', () => !back.text.includes(shown));
    back.press('\r');
    await back.shows('11-15');
    await other.shows(`${left} is back.`);

    // The server vanishes; both are told, and go on when it is back.
    const port = address.split(':')[1]!;
    await stopServer();
    await Promise.all([back, other].map((program) => program.shows('The connection to the server is lost.')));
    await serve(port);
    await other.until(
      'the game again',
      () => other.text.includes('Your move,') || other.text.includes('is to move.'),
    );
    other.press('22-18\r');
    await back.shows('22-18');

    // Leaving is losing, and the table knows. What was lost and is back is not told any more.
    await back.until('nothing to acknowledge', () => back.box === '');
    back.press('m');
    await back.shows('You will lose it.');
    back.press('y');
    await back.shows('Open tables');
    await other.shows('left the game.');
  });

  // From the command line it is tried in every run.
  test
    .runIf(FULL)
    .concurrent(
      '[N11] a server that is not there: tried a set number of times, then said',
      async ({ programs }) => {
        const ann = await player(programs, 'Ann');
        ann.press('j');
        await ann.shows('Join by address');
        ann.press('\x15localhost:1\r');
        await ann.until('another attempt', () => /attempt [2-5] of 5|in 5 attempts/.test(ann.text));
        await ann.shows('could not be reached in 5 attempts');
        ann.press('\x1b');
        await ann.shows('Join by address');
      },
    );

  test.concurrent('[W4] [N3] two who press quick play meet at one table', async ({ programs }) => {
    const quick = async (name: string): Promise<PtyProgram> => {
      const program = await player(programs, name);
      program.press('g');
      await program.shows('Quick play');
      // Rules that nobody else plays here.
      program.press(`${address}${KEYS.down}timed${KEYS.pageDown}\r`);
      return program;
    };
    const [una, vic] = await Promise.all([quick('Una'), quick('Vic')]);
    await Promise.all([una.shows('Game 1'), vic.shows('Game 1')]);
    expect(una.text).toContain('Vic');
    expect(vic.text).toContain('Una');
  });

  // At an invitation it is asked in every run.
  test.runIf(FULL)('[N4] a private table asks for its password', async ({ programs }) => {
    const zoe = await player(programs, 'Zoe');
    zoe.press('h');
    await zoe.shows('Host a table');
    zoe.press(`${KEYS.right}\t\t${address}\t\t\t\t\tsesame\x1b[6~\r`);
    await zoe.shows('Private: password required');
    const bob = await player(programs, 'Max');
    await lobby(bob, 'Zoe');
    await goTo(bob, 'Zoe');
    bob.press('\r');
    await bob.until('the question', () => bob.text.includes('requires a password'));
    bob.press('wrong\r');
    await bob.shows('That is not the password of this table.');
    bob.press('\x15sesame\r');
    await bob.shows('Game 1');
    expect(bob.text).not.toContain('sesame');
  });
});
