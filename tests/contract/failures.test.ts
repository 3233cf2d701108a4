/**
 * The fault loop misses no endpoint: each is called by a page of tests/e2e/support/failing*, or stands here with the
 * reason why no page calls it.
 * @jest-environment node
 */
import { endpoints } from '../../src/contract/endpoints';
import { failingPages } from '../e2e/support/failingPages';
import { failures } from '../e2e/support/faults';

/** Endpoints that no page calls, with the reason. */
const uncalled: Record<string, string> = {};

const called = failingPages.flatMap(({ calls }) => calls);

test('each endpoint fails on a page, or stands among those that no page calls', () => {
  const missing = Object.keys(endpoints).filter(
    (name) => !called.includes(name as (typeof called)[number]) && !uncalled[name],
  );
  expect(missing).toEqual([]);
});

test('none stands among them that a page calls, or that does not exist', () => {
  const names = Object.keys(endpoints).filter((name) => !called.includes(name as (typeof called)[number]));
  expect(Object.keys(uncalled).filter((name) => !names.includes(name))).toEqual([]);
});

test('the ways to fail are all of those that were asked for, each once', () => {
  expect(failures.map(({ what }) => what)).toEqual([
    '500',
    'HTML with 200',
    'a cut connection',
    'no data',
    '503 with HTML',
    '504',
    'broken JSON',
    'nothing',
    '429 with an odd Retry-After',
    '401',
    '403',
    'no answer in time',
    'an answer that is late',
  ]);
});

test('a page that says nothing has a reason', () => {
  const reasonless = failingPages.filter(({ silent }) => silent !== undefined && silent.length < 10);
  expect(reasonless.map(({ address, calls }) => `${address} ${calls}`)).toEqual([]);
});
