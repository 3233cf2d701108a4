/** @jest-environment ./tests/support/jest/sourcesEnvironment.js */
import { join } from 'node:path';
import { endpoints } from '../../src/contract/endpoints';
import { at, filesBelow, nodes, parse, read, root, textOf } from './sources';
import { specifiedEndpoints } from './specification';

const keys: string[] = Object.values(endpoints);
const PREFIX = /^(?:[A-Z]+ )?\/(?:anonApi|authApi|thirdPlatform)(?:\/|$)/;
/** Addresses of the mock portal that the portal itself never calls. */
const UNCALLED_BY_PORTAL = /^[A-Z]+ \/(?:mock\/|oauth2\/|\.well-known\/|openapi\.json$)/;

const contractFiles = filesBelow('src/contract').filter((file) => !file.includes('/requests/'));
const mockFiles = filesBelow('mock').filter((file) => !file.startsWith(join('mock', '_domain')));
const called = filesBelow('src/services').flatMap((file) =>
  [...read(file).matchAll(/\bcall\('(\w+)'/g)].map((match) => match[1]),
);
const count = <T>(list: readonly T[], value: T) => list.filter((one) => one === value).length;

/** Returns the keys of a handler file. An error of createHandlers does not name the file. */
function handlersOf(file: string): string[] {
  try {
    return Object.keys(require(join(root, file)).default);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

test('has each name in the table of one area', () => {
  const tables = contractFiles.flatMap((file) =>
    Object.entries(require(join(root, file)) as Record<string, object>).filter(
      ([table]) => table.endsWith('Endpoints') && table !== 'allEndpoints',
    ),
  );
  const names = tables.flatMap(([, rows]) => Object.keys(rows));
  expect(names.sort()).toEqual(Object.keys(endpoints).sort());
});

test('has no two names for one endpoint', () => {
  expect(keys).toEqual([...new Set(keys)]);
});

test('has one handler for each endpoint in the mock portal', () => {
  const handled = mockFiles.flatMap(handlersOf);
  const wrong = Object.entries(endpoints).filter(([, key]) => count(handled, key) !== 1);
  expect(
    wrong.map(
      ([name, key]) =>
        `${key} has ${count(handled, key)} handlers, not one: list ${name} in one createHandlers below mock/${key.split('/')[1]}`,
    ),
  ).toEqual([]);
  expect(handled.filter((key) => !keys.includes(key) && !UNCALLED_BY_PORTAL.test(key))).toEqual([]);
});

test('has one service function for each endpoint', () => {
  const wrong = Object.keys(endpoints).filter((name) => count(called, name) !== 1);
  expect(
    wrong.map(
      (name) =>
        `${name} has ${count(called, name)} service functions, not one: write call('${name}') once in src/services/<area>.ts`,
    ),
  ).toEqual([]);
});

test('has no address of the API in any other file', () => {
  const files = [...filesBelow('src'), ...filesBelow('mock')].filter((file) => !contractFiles.includes(file));
  const literals = files.flatMap((file) => {
    const source = parse(file);
    return [...nodes(source)]
      .filter((node) => PREFIX.test(textOf(node) ?? ''))
      .map((node) => at(source, node));
  });
  expect(literals).toEqual([]);
});

test('has each call of the specification', () => {
  expect(specifiedEndpoints.filter((key) => !keys.includes(key))).toEqual([]);
});
