import RetryReporter from '../e2e/support/run/retryReporter.js';

/** A run of so many journeys, of which so many were played a second time. */
function report(journeys: number, again: number) {
  const reporter = new RetryReporter();
  const testResults = Array.from({ length: journeys }, (_, at) => ({
    fullName: `journey ${at}`,
    invocations: at < again ? 2 : 1,
  }));
  reporter.onTestResult({ path: 'tests/e2e/some.e2e.ts' }, { testResults });
  return reporter.getLastError();
}

test.each([
  [10, 3, undefined],
  [10, 4, '4 journeys needed a second try, at most 3 may.'],
  [600, 4, '4 journeys needed a second try, at most 3 may.'],
  [2_600, 13, undefined],
  [2_600, 14, '14 journeys needed a second try, at most 13 may.'],
])('%i journeys, %i of them played again: %s', (journeys, again, verdict) => {
  expect(report(journeys, again)?.message).toBe(verdict);
});
