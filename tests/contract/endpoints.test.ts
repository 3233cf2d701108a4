/** @jest-environment ./tests/support/sourcesEnvironment.js */
import { basename, join } from 'node:path';
import { allEndpoints, endpoints } from '../../src/contract/endpoints';
import { allRequests } from '../../src/contract/requests';
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

/** Returns the tables of single areas, such as `addressEndpoints`, with their files. */
const tablesIn = (files: string[], ending: string) =>
  files.flatMap((file) =>
    Object.entries(require(join(root, file)) as Record<string, object>)
      .filter(([table]) => table.endsWith(ending) && !table.startsWith('all'))
      .map(([table, rows]) => ({ file, table, names: Object.keys(rows) })),
  );

/** Returns the keys of a handler file. An error of createHandlers does not name the file. */
function handlersOf(file: string): string[] {
  try {
    return Object.keys(require(join(root, file)).default);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

const endpointTables = tablesIn(contractFiles, 'Endpoints');
const requestTables = tablesIn(filesBelow('src/contract/requests'), 'Requests');

describe.each([
  ['src/contract/endpoints.ts', 'allEndpoints', allEndpoints, endpointTables],
  ['src/contract/requests/index.ts', 'allRequests', allRequests, requestTables],
])('%s', (index, all, rows, tables) => {
  test('has the table of each area', () => {
    const missing = tables.filter(({ names }) => names.some((name) => !Object.hasOwn(rows, name)));
    expect(
      missing.map(({ file, table }) => `${file}: ${table} is missing in ${index}; add ...${table} to ${all}`),
    ).toEqual([]);
  });

  test('has each name in the table of one area', () => {
    const names = tables.flatMap((table) => table.names);
    expect(Object.keys(rows).filter((name) => count(names, name) !== 1)).toEqual([]);
  });
});

test('has a request for each endpoint, and no other', () => {
  const requests = requestTables.flatMap(({ names }) => names);
  const endpointNames = endpointTables.flatMap(({ names }) => names);
  const missing = endpointTables.flatMap(({ file, names }) =>
    names
      .filter((name) => !requests.includes(name))
      .map((name) => `${file}: ${name} has no row in src/contract/requests/${basename(file)}; add it there`),
  );
  expect(missing).toEqual([]);
  expect(requests.filter((name) => !endpointNames.includes(name))).toEqual([]);
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
