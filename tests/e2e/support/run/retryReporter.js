/**
 * Lists the retried tests. On a busy machine a test may fail once. More than three retried tests, in a long run more than
 * one in 200, indicate a fault of the portal or of the tests and fail the run.
 */
const RETRIES_MAX = 3;
const SHARE_MAX = 1 / 200;

module.exports = class RetryReporter {
  /** Titles of the retried tests, with their file, whether or not the retry passed. */
  retried = [];
  total = 0;

  onTestResult({ path }, { testResults }) {
    const file = path.split(/[\\/]/).at(-1);
    this.total += testResults.length;
    for (const { fullName, invocations = 1 } of testResults) {
      if (invocations > 1) this.retried.push(`${file}: ${fullName}`);
    }
  }

  onRunComplete() {
    const list = this.retried.map((title) => `  ${title}\n`).join('');
    const verdict = this.getLastError()?.message ?? '';
    process.stderr.write(`\nRetried tests: ${this.retried.length}\n${list}${verdict}\n`);
  }

  /** Jest fails the run if this returns an error. */
  getLastError() {
    const allowed = Math.max(RETRIES_MAX, Math.floor(this.total * SHARE_MAX));
    return this.retried.length > allowed
      ? new Error(`${this.retried.length} tests were retried, ${allowed} at most are allowed.`)
      : undefined;
  }
};
