/**
 * Every endpoint fails in a journey: tests/e2e/support/faults/failing* list it, or it is a GET that a page makes while it
 * opens, which smoke.e2e.ts and template.mock.e2e.ts check.
 */
import { endpoints } from '../../src/contract/endpoints';
import { unlistedEndpoints } from '../e2e/support/faults/failingPages';

test('lists each endpoint that changes data', () => {
  expect(unlistedEndpoints.filter((name) => !endpoints[name].startsWith('GET '))).toEqual([]);
});
