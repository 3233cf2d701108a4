/**
 * The table of channels in docs/api.md names those that the portal has.
 * @jest-environment node
 */
import { verificationChannels } from '../../src/domain/verificationChannels';
import { tableRows } from './tables';

test('docs/api.md says of each verification channel what it asks for', () => {
  const rows = tableRows('docs/api.md', 'channel');
  expect(rows.map(([name]) => name).sort()).toEqual(verificationChannels.map(({ name }) => name).sort());
  const missing = verificationChannels.flatMap(({ name, fields }) => {
    const told = rows.find(([row]) => row === name)?.[1] ?? '';
    return fields.filter((field) => !told.includes(`\`${field}\``)).map((field) => `${name}: ${field}`);
  });
  expect(missing).toEqual([]);
});
