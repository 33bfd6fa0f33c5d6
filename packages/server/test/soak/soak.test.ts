/** [V4] No memory leaks over long runs: thousands of games pass through a server and leave only the archive behind. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { type SoakReport, soak } from './test-soak.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Idle tables a node keeps for those who come back, and those of one batch. */
const MOST_LOADED = 200 + 100;

function expectSound(report: SoakReport): void {
  expect(report).toMatchObject({ archived: report.games, unsound: [], openAtEnd: 0 });
  expect(report.mostLoaded).toBeLessThanOrEqual(MOST_LOADED);
  expect(report.moves).toBeGreaterThan(report.games * 20);
  expect(report.thought).toBeGreaterThan(0);
}

describe('[V4][N15] many games, one after the other and at once', () => {
  it('are all in the archive, whole and legal', async () => {
    expectSound(await (FULL ? soak(100, 100) : soak(20, 20)));
  });

  it.skipIf(!FULL)(
    'ten thousand of them leave the heap where it was',
    async () => {
      const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', MAIN], {
        timeout: 1_500_000,
      });
      const report = JSON.parse(stdout) as SoakReport;
      console.log(JSON.stringify(report));
      expectSound(report);
      expect(report.memory).toHaveLength(11);
      const [first, last] = [report.memory[0]!, report.memory.at(-1)!];
      expect(last.heapMb - first.heapMb).toBeLessThan(5);
    },
    1_500_000,
  );
});
