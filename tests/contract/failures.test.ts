/**
 * The tests of faults cover every endpoint: a page of tests/e2e/support/faults/failing* calls it, or it is listed here with
 * the reason why no page does.
 */
import { endpoints } from '../../src/contract/endpoints';
import { failingPages } from '../e2e/support/faults/failingPages';

/** Endpoints that no page calls, with the reason. */
const uncalled: Record<string, string> = {};

test('lists each endpoint that no page calls, and no other', () => {
  const called = new Set<string>(failingPages.flatMap(({ calls }) => calls));
  expect(Object.keys(uncalled).sort()).toEqual(
    Object.keys(endpoints)
      .filter((name) => !called.has(name))
      .sort(),
  );
});
