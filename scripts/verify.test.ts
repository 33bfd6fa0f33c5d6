/** The closing line and the exit code: nothing that went wrong may end green. */
import { expect, test } from 'vitest';
import { runProblem, summarise } from './summary.ts';

const report = (numPassedTests: number, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
});

const OUTSIDE = 'the run failed outside its tests: see above';

test.each([
  ['all well', [true, true], 0, report(5), '7 passed, 0 failed, 0 skipped', null],
  ['skipped and todo', [true], 0, report(5, 0, 2, 1), '6 passed, 0 failed, 3 skipped', null],
  ['a failed check', [true, false], 0, report(5), '6 passed, 1 failed, 0 skipped', null],
  ['failed tests', [true], 1, report(5, 2), '6 passed, 2 failed, 0 skipped', null],
  ['both', [false, false], 1, report(5, 1), '5 passed, 3 failed, 0 skipped', null],
  ['coverage or an unhandled error', [true], 1, report(5), '6 passed, 1 failed, 0 skipped', OUTSIDE],
  ['killed after its report', [true], null, report(5), '6 passed, 1 failed, 0 skipped', OUTSIDE],
  ['no report', [true], 0, null, '1 passed, 1 failed, 0 skipped', 'the run ended without a report'],
  ['no tests', [true], 1, report(0), '1 passed, 1 failed, 0 skipped', 'no test ran'],
  ['only skipped tests', [true], 0, report(0, 0, 4), '1 passed, 1 failed, 4 skipped', 'no test ran'],
] as const)('%s', (_, checks, exitCode, report, line, problem) => {
  const run = { exitCode, report };
  expect(runProblem(run)).toBe(problem);
  expect(summarise(checks, [run])).toEqual({ line, exitCode: line.includes(' 0 failed') ? 0 : 1 });
});

test('several runs are counted together, and a broken one among them is a failure', () => {
  const well = { exitCode: 0, report: report(5, 0, 1) };
  expect(summarise([true], [well, well])).toEqual({ line: '11 passed, 0 failed, 2 skipped', exitCode: 0 });
  expect(summarise([true], [well, { exitCode: null, report: null }])).toEqual({
    line: '6 passed, 1 failed, 1 skipped',
    exitCode: 1,
  });
});
