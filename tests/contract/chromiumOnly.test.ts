/**
 * Journeys that do not run in Firefox are listed with the reason, and they exist.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import chromiumOnly from '../e2e/support/run/chromiumOnly.json';
import { isFile, read } from './sources';

const listed: [string, Record<string, string>][] = Object.entries(chromiumOnly);

test('lists only journeys that exist', () => {
  const missing = listed.flatMap(([file, names]) => {
    const source = isFile(`tests/e2e/${file}`) ? read(`tests/e2e/${file}`) : '';
    return Object.keys(names).filter((name) => !source.includes(name));
  });
  expect(missing).toEqual([]);
});
