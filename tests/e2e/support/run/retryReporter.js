/**
 * Names the journeys that were played a second time. A busy machine may cost a journey its first try; more than three
 * in one run, or one in 200 of a long run, are a fault of the portal or of the journeys, and fail it.
 */
const RETRIES_MAX = 3;
const SHARE_MAX = 1 / 200;

module.exports = class RetryReporter {
  /** Titles of the journeys played again, with their file, whether they passed then or not. */
  retried = [];
  played = 0;

  onTestResult({ path }, { testResults }) {
    const file = path.split(/[\\/]/).at(-1);
    this.played += testResults.length;
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
    const allowed = Math.max(RETRIES_MAX, Math.floor(this.played * SHARE_MAX));
    return this.retried.length > allowed
      ? new Error(`${this.retried.length} journeys needed a second try, at most ${allowed} may.`)
      : undefined;
  }
};
