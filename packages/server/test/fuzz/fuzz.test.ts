/** Nothing that comes over a socket may stop the server, touch a game of others, go unanswered or stay in memory. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { type AttackReport, attack } from './test-attack.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function expectUnharmed(report: AttackReport): void {
  expect(report).toMatchObject({
    unanswered: [],
    changed: [],
    failures: [],
    polluted: false,
    movesAfter: 24,
  });
  expect(report.answers).not.toHaveProperty('internal');
  // The attack reached every part: frames that cannot be read, tables of others, the decider itself.
  for (const code of [
    'reply',
    'bad-message',
    'no-session',
    'not-open-here',
    'password-needed',
    'not-seated',
  ]) {
    expect(report.answers[code] ?? 0, code).toBeGreaterThan(report.frames / 1000);
  }
}

describe('[N10][N15] a server under attack', () => {
  it('goes on as if nothing had happened', async () => {
    expectUnharmed(await attack(2500, 1));
  });

  it.skipIf(!FULL)(
    '[V4] a hundred thousand frames leave nothing behind in its memory',
    async () => {
      const args = ['--expose-gc', MAIN, '100000', String(Date.now() % 1e9)];
      const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 900_000 });
      const report = JSON.parse(stdout) as AttackReport;
      console.log(JSON.stringify({ seconds: report.seconds, memory: report.memory }));
      expectUnharmed(report);
      expect(report.memory).toHaveLength(10);
      const [first, last] = [report.memory[0]!, report.memory.at(-1)!];
      expect(last.heapMb - first.heapMb).toBeLessThan(8);
    },
    900_000,
  );
});
