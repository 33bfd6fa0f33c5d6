/** One configuration for every package's tests; coverage is asked of the two packages that decide things. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { threadsBuilt } from './scripts/build-threads.ts';

const TMP = join(import.meta.dirname, '.tmp');

// What one of the programs and threads that tests start has compiled, the next need not.
process.env.NODE_COMPILE_CACHE ??= join(TMP, 'compiled');

/** What takes longest: packages from npm are put together, and a newcomer walks through everything. */
const FIRST = /scripts\/(libraries|executable)\/|\/e2e\/walk\//;
/** Browsers keep processors busy; whoever starts programs and servers waits for them most of the time. */
const TOGETHER = [/\/e2e\//, /packages\/(cli|terminal)\/|\/server\/test\//];

/** Those that start other programs come first, so that none of them is left over at the end; browsers evenly among those that wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map<TestSpecification, number>();
    for (const file of sorted.filter(({ moduleId }) => FIRST.test(moduleId))) places.set(file, -1);
    for (const kind of TOGETHER) {
      const those = sorted.filter((file) => !places.has(file) && kind.test(file.moduleId));
      for (const [i, file] of those.entries()) places.set(file, i / those.length);
    }
    const place = (file: TestSpecification): number => places.get(file) ?? 1;
    return sorted.sort((a, b) => place(a) - place(b));
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
    expect: { poll: { timeout: 60_000 } },
    // Most of the time would go into loading the same modules for every file again. Tests leave nothing behind.
    isolate: false,
    // Threads are built first: one that would strip types, in a process that has its hands full, fails instead.
    // And nothing collects WebAssembly, as in the program (`startThread` of the engine).
    execArgv: ['--no-strip-types', '--no-wasm-code-gc'],
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
