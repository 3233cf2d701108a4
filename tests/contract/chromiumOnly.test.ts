/**
 * What is not played in Firefox stands in a list, with the reason: files and journeys of it exist.
 * @jest-environment node
 */
import chromiumOnly from '../e2e/support/chromiumOnly.json';
import { isFile, read } from './sources';

const files: Record<string, string> = chromiumOnly.files;
const journeys: Record<string, Record<string, string>> = chromiumOnly.journeys;

test('each file that is left out exists', () => {
  expect(Object.keys(files).filter((file) => !isFile(`tests/e2e/${file}`))).toEqual([]);
});

test('each journey that is left out exists, in a file that is not left out as a whole', () => {
  const missing = Object.entries(journeys).flatMap(([file, names]) => {
    const source = isFile(`tests/e2e/${file}`) && !files[file] ? read(`tests/e2e/${file}`) : '';
    return Object.keys(names).filter((name) => !source.includes(name));
  });
  expect(missing).toEqual([]);
});

test('each has a reason', () => {
  const reasons = [
    ...Object.values(files),
    ...Object.values(journeys).flatMap((names) => Object.values(names)),
  ];
  expect(reasons.filter((reason) => reason.length < 15)).toEqual([]);
});
