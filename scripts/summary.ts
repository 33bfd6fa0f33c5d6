/** Turns the outcome of the checks and of the test runs into the closing line and the exit code. */

/** The part of vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface TestRun {
  /** Null when the process was killed. */
  readonly exitCode: number | null;
  /** Null when the process ended without writing it whole. */
  readonly report: Report | null;
}

/** What went wrong with the run itself, where no failed test tells it; null when nothing did. */
export function runProblem({ exitCode, report }: TestRun): string | null {
  if (report === null) return 'the run ended without a report';
  if (report.numFailedTests > 0) return null;
  if (report.numPassedTests === 0) return 'no test ran';
  if (exitCode !== 0) return 'the run failed outside its tests: see above';
  return null;
}

/** A broken run counts as one more failure, so that a red result never closes with "0 failed". */
export function summarise(
  checks: readonly boolean[],
  runs: readonly TestRun[],
): { line: string; exitCode: 0 | 1 } {
  const total = (count: (report: Report) => number): number =>
    runs.reduce((sum, { report }) => sum + (report === null ? 0 : count(report)), 0);
  const failedChecks = checks.filter((ok) => !ok).length;
  const broken = runs.filter((run) => runProblem(run) !== null).length;
  const passed = checks.length - failedChecks + total((report) => report.numPassedTests);
  const failed = failedChecks + broken + total((report) => report.numFailedTests);
  const skipped = total((report) => report.numPendingTests + report.numTodoTests);
  const line = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return { line, exitCode: failed === 0 ? 0 : 1 };
}
