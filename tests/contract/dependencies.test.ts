/**
 * docs/dependencies.md has a row with a reason for every package of package.json, and no other row
 * (docs/security.md, row 50).
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { read } from './sources';
import { tableRows } from './tables';

const DOCUMENT = 'docs/dependencies.md';

const manifest: Record<string, Record<string, string>> = JSON.parse(read('package.json'));

/** The title of a table's first column, and the field of package.json it explains. */
const tables = [
  ['dependency', 'dependencies'],
  ['devDependency', 'devDependencies'],
  ['override', 'overrides'],
] as const;

describe.each(tables)('the table of each %s', (title, field) => {
  const rows = tableRows(DOCUMENT, title);

  test(`names the packages of ${field}`, () => {
    const named = rows.map(([name = '']) => name.replaceAll('`', ''));
    expect(named.sort()).toEqual(Object.keys(manifest[field] ?? {}).sort());
  });

  test('gives a reason for each', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((cells) => cells.some((cell) => cell === ''))).toEqual([]);
  });
});
