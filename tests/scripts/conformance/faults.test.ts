/**
 * The kit on the mock portal: it reports nothing on a portal without a fault, and finds each seeded fault by the
 * check named with it.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */

import { CheckContext } from '../../../scripts/conformance/checkContext';
import { listAreas } from '../../../scripts/conformance/checks';
import { checkServer } from '../../../scripts/conformance/main';
import { type Result, runAreas } from '../../../scripts/conformance/run';
import { applyEdit } from '../../../scripts/mutations/list.mjs';
import { read } from '../../contract/sources';
import { someOf } from '../../e2e/support/run/hard';
import { forkMockPortals } from '../../support/servers/mockPortals';
import { seededFaults } from './seededFaults';
import { settingsFor } from './settings';

/** Time limit of a run of all checks, in ms: on busy cores they take longer than other tests. */
const WHOLE_RUN = 180_000;

/** `npm run test:hard` seeds all of them. */
const faults = someOf(seededFaults, 32);
const startPortal = forkMockPortals();

/** Runs one check alone. */
async function runCheck(origin: string, id: string): Promise<Result | undefined> {
  const settings = settingsFor(origin);
  const chosen = listAreas(settings).map((area) => ({
    ...area,
    checks: area.checks.filter((one) => one.id === id),
  }));
  const areas = await runAreas(new CheckContext(settings), chosen);
  return areas.flatMap(({ results }) => results)[0];
}

test('finds the text of each fault once in its file', () => {
  for (const fault of seededFaults) {
    expect(() => applyEdit(read(fault.file), fault)).not.toThrow();
  }
});

let baselineResults: Result[] = [];

/**
 * Returns a check's result on a portal without a fault. Runs it on a new portal if the test of all checks was left out
 * (`jest -t`).
 */
const getBaselineResult = async (id: string) =>
  baselineResults.find((one) => one.id === id) ?? runCheck(await startPortal(), id);

test(
  'reports nothing on the mock portal',
  async () => {
    const areas = await checkServer(settingsFor(await startPortal()));
    baselineResults = areas.flatMap(({ results }) => results);
    const notPassed = baselineResults.filter(({ state }) => state !== 'passed');
    // The accounts of a new portal have no verification.
    expect(notPassed.map(({ id, state }) => [id, state])).toEqual([
      ['endpoint.verification.data', 'notRun'],
      ['endpoint.verification.foreign', 'notRun'],
    ]);
    // Guards against areas without checks.
    expect(baselineResults.length).toBeGreaterThan(600);
    expect(new Set(baselineResults.map(({ id }) => id)).size).toBe(baselineResults.length);
  },
  WHOLE_RUN,
);

/** A portal for each fault. The next one starts while the checks of the current one run. */
const portals: Promise<string>[] = [];
function portalWith(index: number): Promise<string> {
  for (const at of [index, index + 1]) {
    const fault = faults[at];
    if (fault) portals[at] ??= startPortal([fault]);
    // Prevents an unhandled rejection; the test that awaits the portal reports the error.
    portals[at]?.catch(() => undefined);
  }
  return portals[index] as Promise<string>;
}

test.each(faults.map((fault, index) => ({ ...fault, index })))(
  'reports by $foundBy that $name',
  async ({ index, foundBy, messagePart }) => {
    expect((await getBaselineResult(foundBy))?.state).toBe('passed');
    const result = await runCheck(await portalWith(index), foundBy);
    const message = expect.stringContaining(messagePart);
    expect(result).toMatchObject({ id: foundBy, state: 'failed', message });
  },
);
