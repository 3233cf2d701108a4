/** Prints at the end of a run how many cases the long loops have run, and how many of them passed. */
const { mkdtempSync, existsSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const FAULT = /stays usable when/;
const SHARE = /random actions, PORTAL_SEED (\d+)/;

/** Each fault is one case. */
function describeFaults(played) {
  const found = played.filter(({ fullName }) => FAULT.test(fullName));
  if (found.length === 0) return '';
  const survived = found.filter(({ status }) => status === 'passed').length;
  return `Faults: ${found.length} cases run, ${survived} survived\n`;
}

/**
 * Counts the random actions that had an effect, as recorded by their journeys; of a repeated journey, its second run.
 */
function describeActions(played, records) {
  const shares = played.flatMap(({ fullName, status }) => {
    const [, seed] = SHARE.exec(fullName) ?? [];
    const told = records.findLast(({ name }) => name === fullName);
    return seed ? [{ seed, ok: status === 'passed', done: 0, inVain: 0, seconds: 0, ...told }] : [];
  });
  if (shares.length === 0) return '';
  const sum = (some, field) => some.reduce((total, one) => total + one[field], 0);
  const done = sum(shares, 'done');
  const failed = shares.filter(({ ok }) => !ok);
  const seeds = failed.length > 0 ? `; seeds that did not: ${failed.map(({ seed }) => seed).join(', ')}` : '';
  const rate = (done / (sum(shares, 'seconds') || 1)).toFixed(1);
  return `Random actions: ${done} actions run, ${done - sum(failed, 'done')} survived, ${sum(shares, 'inVain')} more in vain, ${rate} a second${seeds}\n`;
}

module.exports = class FigureReporter {
  /**
   * Runs before the workers start, which inherit the environment: sets the file in which journeys record their counts.
   */
  onRunStart() {
    this.folder = mkdtempSync(join(tmpdir(), 'portal-figures-'));
    process.env.PORTAL_FIGURES = join(this.folder, 'figures');
  }

  onRunComplete(_contexts, { testResults }) {
    const played = testResults
      .flatMap(({ testResults: cases }) => cases)
      .filter(({ status }) => status === 'passed' || status === 'failed');
    process.stderr.write(describeFaults(played) + describeActions(played, this.takeRecords()));
    if (process.env.PORTAL_BROWSER === 'firefox') {
      const passed = played.filter(({ status }) => status === 'passed').length;
      process.stderr.write(`Firefox: ${played.length} journeys run, ${passed} passed\n`);
    }
  }

  /** Reads the recorded counts and deletes their folder. */
  takeRecords() {
    const file = process.env.PORTAL_FIGURES ?? '';
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
    return lines.map((line) => JSON.parse(line));
  }
};
