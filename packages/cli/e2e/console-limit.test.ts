/** The limit of a turn at a console server, on the screens of those who play there; the server's clock is moved by hand. */
import { DEFAULT_CONSOLE_OPTIONS } from '@crownhead/server/console';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, expect } from 'vitest';
import { TestConsole } from '../../server/test/console/test-console.ts';
import type { PtyProgram } from '../../terminal/src/pty/test-pty.ts';
import { describeInTerminal, KEYS, test } from '../../terminal/src/pty/test-start.ts';

const PATIENCE_MS = 120_000;
const LIMIT_MS = 30_000;
/** The limit begins with the game, not with the server. */
const A_MOMENT_MS = 500;

let server: TestConsole | null = null;
afterEach(() => server?.stop());

const firstLine = ({ text }: PtyProgram): string => text.split('\n')[0]!;

async function acknowledges(program: PtyProgram, box: string): Promise<void> {
  await program.until(`the box “${box}”`, () => program.box.startsWith(box));
  program.press(KEYS.enter);
}

describeInTerminal('the limit of a turn at a console server', () => {
  test('[T5] [L4] [M5] [N8] counts down on both screens, is announced before its end, and a player who lets it pass loses and leaves', {
    timeout: PATIENCE_MS,
  }, async ({ programs }) => {
    const clock = new FakeClock();
    const table = { ...DEFAULT_CONSOLE_OPTIONS.table, idle: LIMIT_MS };
    server = await TestConsole.start({ options: { table } }, { clock });
    const at = `127.0.0.1:${server.basePort}`;
    const join = (name: string) => programs.start({ args: ['join', '--console', at, '--name', name] });
    const ann = join('Ann');
    await ann.shows('A turn of more than 30 seconds loses the game.');
    const bob = join('Bob');
    await Promise.all([ann, bob].map((program) => program.shows('Game 1')));
    await Promise.all(
      [ann, bob].map((program) =>
        program.until('the limit', () => /Idle limit: 0:\d\d left/.test(program.text)),
      ),
    );

    await clock.advance(LIMIT_MS / 2 + A_MOMENT_MS);
    for (const program of [ann, bob])
      await program.until('the notice', () =>
        /Ann, please move: 0:(0\d|1[0-5]) left\./.test(firstLine(program)),
      );
    expect(ann.text).not.toContain('15 seconds left to move');

    // Help does not hide it.
    ann.press('?');
    await ann.until('the limit above the help', () => /Idle limit: 0:\d\d left/.test(firstLine(ann)));
    ann.press(KEYS.escape);
    await ann.shows('No moves yet.');

    await clock.advance(LIMIT_MS / 2);
    await acknowledges(ann, 'Player Red is the winner! White was away too long.');
    await acknowledges(ann, 'You were away too long.');
    expect(await ann.ended()).toMatchObject({ exitCode: 0 });
    await acknowledges(bob, 'Player White has disconnected');
    await acknowledges(bob, 'Player Red is the winner! White was away too long.');
    await bob.shows('y another game');
  });
});
