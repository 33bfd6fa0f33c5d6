/** Limits on a real screen: each that runs is seen to run without a key being pressed, under every set of rules. */
import { PRESETS } from '@crownhead/match';
import { FULL } from '@crownhead/testkit';
import { expect } from 'vitest';
import type { PtyProgram } from './test-pty.ts';
import { describeInTerminal, KEYS, type Programs, test } from './test-start.ts';

/** What stands there now as seconds, by a pattern of minutes and seconds. */
const secondsOf = ({ text, box }: PtyProgram, pattern: RegExp): number => {
  const [, minutes, seconds] = pattern.exec(`${text}\n${box}`) ?? [];
  return seconds === undefined ? Number.NaN : Number(minutes) * 60 + Number(seconds);
};

/** It is there, and two seconds later it shows less. */
async function counts(program: PtyProgram, pattern: RegExp): Promise<void> {
  await program.until(`${pattern}`, () => !Number.isNaN(secondsOf(program, pattern)));
  const from = secondsOf(program, pattern);
  await program.until(`${pattern} to count down`, () => secondsOf(program, pattern) <= from - 2);
}

/** The first with a limit for whoever does nothing, and the first without. */
const SOME = [true, false].map(
  (hasIdle) => PRESETS.find(({ table: own }) => (own.idle !== null) === hasIdle)!,
);

/** Of the side to move. */
const AT_NAME = /› .* (\d+):(\d\d)$/m;
const IDLE = /Idle limit: (\d+):(\d\d) left/;

async function table(
  programs: Programs,
  ...more: readonly string[]
): Promise<readonly [PtyProgram, PtyProgram]> {
  const args = ['host', '--port', '0', '--host', '127.0.0.1', '--name', 'Ann', ...more];
  const ann = programs.start({ args });
  const invitation = /127\.0\.0\.1:\d+\/t\/[a-z0-9]+/;
  await ann.until('an invitation', () => invitation.test(ann.text));
  const bob = programs.start({ args: ['join', invitation.exec(ann.text)![0], '--name', 'Bob'] });
  await Promise.all([ann.shows('Game 1'), bob.shows('Game 1')]);
  return [ann, bob];
}

describeInTerminal('limits that run', () => {
  test('[L4] [T1] [T3] [T4] [T5] under every set of rules: its own, a limit for each move, a whole-game clock', async ({
    programs,
  }) => {
    // All at the same time: most of it is waiting.
    await Promise.all(
      (FULL ? PRESETS : SOME).map(async ({ id, table: own }) => {
        const players = ['play', '--black', 'Ann', '--white', 'Bob', '--rules', id];
        const limited = programs.start({ args: [...players, '--move-limit', '60'] });
        await counts(limited, AT_NAME);
        if (own.idle !== null) await counts(limited, IDLE);
        limited.close();
        const clocked = programs.start({ args: [...players, '--clock', '5+3'] });
        await counts(clocked, AT_NAME);
        clocked.close();
      }),
    );
  });

  test('[N9] [R16] [M5] the other player is gone: the box counts, and then the line at the top', async ({
    programs,
  }) => {
    const [ann, bob] = await table(programs);
    bob.kill('SIGKILL');
    await ann.until('the box', () => ann.box.startsWith('Player Bob has disconnected.'));
    expect(ann.box).toContain('to reconnect, then you win.');
    await counts(ann, /(\d):(\d\d) to reconnect, then you win/);
    await counts(ann, /away, (\d):(\d\d)/);
    ann.press(KEYS.enter);
    await counts(ann, /Bob has disconnected and has (\d):(\d\d) to reconnect/);
  });

  test('[N9] [N17] one’s own connection is gone: the time left to reconnect counts', async ({ programs }) => {
    const [ann, bob] = await table(programs);
    ann.kill('SIGKILL');
    await bob.until('the box', () => bob.box.includes('left to reconnect, then Ann wins.'));
    await counts(bob, /(\d):(\d\d) left to reconnect/);
    bob.press(KEYS.enter);
    await counts(bob, /offline, (\d):(\d\d)/);
  });
});
