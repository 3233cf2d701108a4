/**
 * What is not played in Firefox stands in a list, with the reason; journeys of it exist.
 * @jest-environment node
 */
import chromiumOnly from '../e2e/support/chromiumOnly.json';
import { isFile, read } from './sources';

const listed: [string, Record<string, string>][] = Object.entries(chromiumOnly);

test('each journey that is left out exists', () => {
  const missing = listed.flatMap(([file, names]) => {
    const source = isFile(`tests/e2e/${file}`) ? read(`tests/e2e/${file}`) : '';
    return Object.keys(names).filter((name) => !source.includes(name));
  });
  expect(missing).toEqual([]);
});

test('each says what of Chromium’s protocol it takes, or what Firefox’s lacks', () => {
  const reasons = listed.flatMap(([, names]) => Object.values(names));
  expect(reasons.filter((reason) => !/Chromium's protocol|WebDriver BiDi/.test(reason))).toEqual([]);
});
