/**
 * What is not played in Firefox stands in a list, with the reason: files and journeys of it exist.
 * @jest-environment node
 */
import chromiumOnly from '../e2e/support/chromiumOnly.json';
import { isFile, read } from './sources';

const files: Record<string, string> = chromiumOnly.files;
/** Those that cannot be made there, and those that do not pass there yet. */
const lists: Record<string, Record<string, string>>[] = [chromiumOnly.journeys, chromiumOnly.open];
const listed = lists.flatMap((list) => Object.entries(list));

test('each file that is left out exists', () => {
  expect(Object.keys(files).filter((file) => !isFile(`tests/e2e/${file}`))).toEqual([]);
});

test('each journey that is left out exists, in a file that is not left out as a whole', () => {
  const missing = listed.flatMap(([file, names]) => {
    const source = isFile(`tests/e2e/${file}`) && !files[file] ? read(`tests/e2e/${file}`) : '';
    return Object.keys(names).filter((name) => !source.includes(name));
  });
  expect(missing).toEqual([]);
});

test('each has a reason', () => {
  const reasons = [...Object.values(files), ...listed.flatMap(([, names]) => Object.values(names))];
  expect(reasons.filter((reason) => reason.length < 15)).toEqual([]);
});
