/**
 * Running time by owner of the code.
 * @jest-environment node
 */
import { listFolders, listPackages, summarizeOwners } from '../../../scripts/bench/owners';

const visits = [
  { antd: 600, 'src/utils/http': 100, 'src/app.tsx': 10, 'config/replacements': 0.2, tiny: 2 },
  { antd: 700, 'src/utils/http': 300, 'src/app.tsx': 20, 'config/replacements': 0.4, small: 9 },
  { antd: 800, 'src/utils/http': 200, 'src/app.tsx': 30, 'config/replacements': 0.6, small: 5, tiny: 3 },
].map((one) => new Map(Object.entries(one)));

const owners = summarizeOwners(visits);
const toRows = (shown: typeof owners) => shown.map(({ owner, time }) => [owner, time]);

test('computes the median of an owner over all visits, including those without it', () => {
  expect(Object.fromEntries(toRows(owners))).toEqual({
    antd: 700,
    'src/utils/http': 200,
    'src/app.tsx': 20,
    'config/replacements': 0.4,
    small: 5,
    tiny: 2,
  });
  expect(owners.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('lists packages, with all own code in one row and small packages in another', () => {
  expect(toRows(listPackages(owners))).toEqual([
    ['antd', 700],
    ['this portal', 220.4],
    ['others (2)', 7],
  ]);
});

test('lists own folders, with the smallest ones in one row', () => {
  expect(toRows(listFolders(owners))).toEqual([
    ['src/utils/http', 200],
    ['src/app.tsx', 20],
    ['others (1)', 0.4],
  ]);
});
