/**
 * Names the journeys that were played a second time. A busy machine may cost a journey its first try; more than three
 * in one run are a fault of the portal or of the journeys, and fail it.
 */
const RETRIES_MAX = 3;

module.exports = class RetryReporter {
  /** Titles of the journeys played again, with their file, whether they passed then or not. */
  retried = [];

  onTestResult({ path }, { testResults }) {
    const file = path.split(/[\\/]/).at(-1);
    for (const { fullName, invocations = 1 } of testResults) {
      if (invocations > 1) this.retried.push(`${file}: ${fullName}`);
    }
  }

  onRunComplete() {
    const list = this.retried.map((title) => `  ${title}\n`).join('');
    const verdict = this.getLastError()?.message ?? '';
    process.stderr.write(`\nJourneys played a second time: ${this.retried.length}\n${list}${verdict}\n`);
  }

  /** Jest fails the run where this is an error. */
  getLastError() {
    return this.retried.length > RETRIES_MAX
      ? new Error(`${this.retried.length} journeys needed a second try, at most ${RETRIES_MAX} may.`)
      : undefined;
  }
};
