/** @jest-environment jsdom */
import { makeSpace } from '../../support/builders/company';

test.each([
  ['2026-05-10', null],
  ['2026-05-11', 'ROLE_ENDED'],
])('blocks a role that starts later than noon of 2026-05-10 in China: %s', (start, block) => {
  jest.useFakeTimers({ now: Date.parse('2026-05-10T12:00:00+08:00') });
  expect(makeSpace({ start }).check('viewCompany')).toBe(block);
  jest.useRealTimers();
});
