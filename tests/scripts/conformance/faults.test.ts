/**
 * The kit on the mock portal: it reports nothing on a portal without a fault, and finds each seeded fault by the
 * check named with it.
 * @jest-environment ./tests/support/sourcesEnvironment.js
 */

import { CheckContext } from '../../../scripts/conformance/checkContext';
import { createAreas } from '../../../scripts/conformance/checks';
import { toServer } from '../../../scripts/conformance/client';
import { checkServer } from '../../../scripts/conformance/main';
import { type Result, runAreas } from '../../../scripts/conformance/run';
import { applyEdit } from '../../../scripts/mutations/list.mjs';
import { read } from '../../contract/sources';
import { someOf } from '../../e2e/support/run/hard';
import { forkMockPortals } from '../../support/mockPortals';
import { seededFaults } from './seededFaults';
import { settingsFor } from './settings';

/** Time limit of a run of all checks, in ms: on busy cores they take longer than other tests. */
const WHOLE_RUN = 180_000;

/** `npm run test:hard` seeds all of them. */
const faults = someOf(seededFaults, 32);
const startPortal = forkMockPortals();

/** Runs one check alone. */
async function runCheck(origin: string, id: string): Promise<Result | undefined> {
  const settings = await settingsFor(origin);
  const { areas, onReply } = createAreas(settings);
  const { basePath, timeout } = settings;
  const server = toServer({ origin, basePath, timeout, onReply });
  const chosen = areas.map((area) => ({ ...area, checks: area.checks.filter((one) => one.id === id) }));
  const [result] = (await runAreas(new CheckContext(settings, server), chosen)).flatMap(
    ({ results }) => results,
  );
  return result;
}

test('finds the text of each fault once in its file', () => {
  for (const fault of seededFaults) {
    expect(() => applyEdit(read(fault.file), fault)).not.toThrow();
  }
});

let sound: Result[] = [];

/**
 * The result of a check on a portal without a fault. It is run here if the whole run was left out, on a portal whose accounts
 * no other check has used up.
 */
const onSound = async (id: string) => sound.find((one) => one.id === id) ?? runCheck(await startPortal(), id);

test(
  'reports nothing on the mock portal',
  async () => {
    const areas = await checkServer(await settingsFor(await startPortal()));
    sound = areas.flatMap(({ results }) => results);
    expect(sound.filter(({ state }) => state === 'failed')).toEqual([]);
    // The accounts of a new portal have no verification.
    expect(sound.filter(({ state }) => state === 'notRun').map(({ id }) => id)).toEqual([
      'endpoint.verification.data',
      'endpoint.verification.foreign',
    ]);
    expect(sound.length).toBeGreaterThan(600);
    expect(new Set(sound.map(({ id }) => id)).size).toBe(sound.length);
  },
  WHOLE_RUN,
);

/** A portal for each fault. The next one starts while the checks of the current one run. */
const portals: Promise<string>[] = [];
function portalWith(index: number): Promise<string> {
  for (const at of [index, index + 1]) {
    const fault = faults[at];
    if (fault) portals[at] ??= startPortal([fault]);
    // The test that awaits it reports why it does not start.
    portals[at]?.catch(() => undefined);
  }
  return portals[index] as Promise<string>;
}

test.each(faults.map((fault, index) => ({ ...fault, index })))(
  '$name: $foundBy',
  async ({ index, foundBy, says }) => {
    expect((await onSound(foundBy))?.state).toBe('passed');
    const result = await runCheck(await portalWith(index), foundBy);
    expect(result).toMatchObject({ state: 'failed', message: expect.stringContaining(says) });
  },
);
