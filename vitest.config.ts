/** One configuration for every package's tests; coverage is asked of the two packages that decide things. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { threadsBuilt } from './scripts/build-threads.ts';

const TMP = join(import.meta.dirname, '.tmp');

// What one of the programs and threads that tests start has compiled, the next need not.
process.env.NODE_COMPILE_CACHE ??= join(TMP, 'compiled');

/** Those that take longest, by what they start: packages from npm, browsers, programs and servers. */
const LONG = [/scripts\/(libraries|executable)\//, /\/e2e\//, /packages\/(cli|terminal)\/|\/server\/test\//];
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((part) => part.test(moduleId));
  return at < 0 ? LONG.length : at;
};

/** So that none of the long ones is left over at the end, while all other processors have nothing more to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [threadsBuilt(join(TMP, 'threads'))],
  test: {
    include: ['packages/*/{src,test,e2e,tune}/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['scripts/vitest-setup.ts'],
    globalSetup: ['scripts/test-folder.ts', 'packages/server/test/postgres/global-setup.ts'],
    // Long enough for a machine that is busy with much else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Most of the time would go into loading the same modules for every file again. Tests leave nothing behind.
    isolate: false,
    // Half of the tests wait for programs and browsers most of the time, so that more of them than processors can run.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    unstubGlobals: true,
    coverage: {
      provider: 'v8',
      include: ['packages/rules/src/**/*.ts', 'packages/match/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/index.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 95 },
    },
  },
});
