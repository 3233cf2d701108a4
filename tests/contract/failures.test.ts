/**
 * The tests of faults cover every endpoint: a page of tests/e2e/support/faults/failing* calls it, or it is listed here with
 * the reason why no page does.
 */
import { endpoints } from '../../src/contract/endpoints';
import { failingPages } from '../e2e/support/faults/failingPages';
import { failures } from '../e2e/support/faults/faults';

/** Endpoints that no page calls, with the reason. */
const uncalled: Record<string, string> = {};

const called = failingPages.flatMap(({ calls }) => calls);

test('covers each endpoint by a page or an exception', () => {
  const missing = Object.keys(endpoints).filter(
    (name) => !called.includes(name as (typeof called)[number]) && !uncalled[name],
  );
  expect(missing).toEqual([]);
});

test('lists as exceptions only existing endpoints that no page calls', () => {
  const names = Object.keys(endpoints).filter((name) => !called.includes(name as (typeof called)[number]));
  expect(Object.keys(uncalled).filter((name) => !names.includes(name))).toEqual([]);
});

test('has every required kind of failure once', () => {
  expect(failures.map(({ what }) => what)).toEqual([
    '500',
    'HTML with 200',
    'a closed connection',
    'an envelope without data',
    '503 with HTML',
    '504',
    'broken JSON',
    'an empty body',
    '429 with an invalid Retry-After',
    '401',
    '403',
    'no response before the timeout',
    'a late response',
  ]);
});

test('gives a reason for each page that shows no error', () => {
  const reasonless = failingPages.filter(({ silent }) => silent !== undefined && silent.length < 10);
  expect(reasonless.map(({ address, calls }) => `${address} ${calls}`)).toEqual([]);
});
