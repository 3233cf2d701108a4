import RetryReporter from '../../e2e/support/run/retryReporter.js';

/** Returns the error of a run with this number of tests, and this number of retried ones. */
function report(tests: number, retried: number) {
  const reporter = new RetryReporter();
  const testResults = Array.from({ length: tests }, (_, at) => ({
    fullName: `test ${at}`,
    invocations: at < retried ? 2 : 1,
  }));
  reporter.onTestResult({ path: 'tests/e2e/some.e2e.ts' }, { testResults });
  return reporter.getLastError();
}

test.each([
  [10, 3, undefined],
  [10, 4, '4 tests were retried, 3 at most are allowed.'],
  [600, 4, '4 tests were retried, 3 at most are allowed.'],
  [2_600, 13, undefined],
  [2_600, 14, '14 tests were retried, 13 at most are allowed.'],
])('for %i tests with %i retried, returns the error: %s', (tests, retried, verdict) => {
  expect(report(tests, retried)?.message).toBe(verdict);
});
