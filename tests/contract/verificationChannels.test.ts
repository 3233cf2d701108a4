/**
 * The table of channels in docs/api.md has the channels of the portal.
 * @jest-environment node
 */
import { verificationChannels } from '../../src/domain/verificationChannels';
import { tableRows } from './tables';

test('lists in docs/api.md the fields of each verification channel', () => {
  const rows = tableRows('docs/api.md', 'channel');
  expect(rows.map(([name]) => name).sort()).toEqual(verificationChannels.map(({ name }) => name).sort());
  const missing = verificationChannels.flatMap(({ name, fields }) => {
    const told = rows.find(([row]) => row === name)?.[1] ?? '';
    return fields.filter((field) => !told.includes(`\`${field}\``)).map((field) => `${name}: ${field}`);
  });
  expect(missing).toEqual([]);
});
