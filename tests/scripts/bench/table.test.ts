/**
 * Summaries of the figures of visits, and their tables.
 * @jest-environment node
 */
import { type Figures, summarizeVisits } from '../../../scripts/bench/measures';
import { readOptions } from '../../../scripts/bench/options';
import { listVisited } from '../../../scripts/bench/pages';
import { listUnusable } from '../../../scripts/bench/rounds';
import { formatResults, formatTable } from '../../../scripts/bench/table';

const floor: Figures[] = [
  { fcp: 100, usable: 80, blocking: 0 },
  { fcp: 120, usable: 90, blocking: 0 },
  { fcp: 110, usable: 100, blocking: 0 },
];
const page: Figures[] = [
  { fcp: 220, usable: 300, posted: 450, blocking: 40, jsBytes: 2048, kept: 1 },
  { fcp: 440, usable: 360, posted: 540, blocking: 60, jsBytes: 2048, kept: 0 },
  { fcp: 330, usable: 330, posted: 630, blocking: 50, jsBytes: 2048, kept: 1 },
];

test('computes times as multiples of the floor’s first paint or usable time', () => {
  const results = summarizeVisits(page, floor);
  expect(results.fcp).toEqual({ median: 330, q1: 275, q3: 385, count: 3, multiple: 3 });
  expect(results.usable?.multiple).toBeCloseTo(330 / 90);
  expect(results.posted?.multiple).toBe(6);
  expect(results.blocking).toEqual({ median: 50, q1: 45, q3: 55, count: 3 });
  expect(results.lcp).toBeUndefined();
});

test('computes no multiples without a floor', () => {
  expect(summarizeVisits(page, []).fcp).not.toHaveProperty('multiple');
});

test('gives the columns of a table one width each, and aligns figures to the right', () => {
  expect(formatTable([['page', 'ms'], ['a', '1000'], ['longer']])).toBe(
    ['| page   |   ms |', '| ------ | ---: |', '| a      | 1000 |', '| longer |      |'].join('\n'),
  );
});

test('shows medians, quartiles, multiples, and results that did not hold in every round', () => {
  const text = formatResults([
    ['floor', summarizeVisits(floor, floor)],
    ['signIn', summarizeVisits(page, floor)],
  ]);
  const rows = text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  const findRows = (name: string) => rows.filter(([, first]) => first === name);
  expect(findRows('signIn')[0]).toEqual([
    '',
    'signIn',
    '330 [275–385] 3.00×',
    '–',
    '50 [45–55]',
    '330 [315–345] 3.67×',
    '540 [495–585] 6.00×',
    '',
  ]);
  const [, loaded = []] = findRows('signIn');
  expect(loaded).toContain('2.0');
  expect(loaded).toContain('mostly');
  expect(findRows('floor')[0]).toContain('110 [105–115] 1.00×');
});

test('reports each page that missed its purpose, with the missing result', () => {
  const visited = listVisited(readOptions(['--pages', 'signIn,home']), '', '');
  const unusable = listUnusable(visited, [
    { page: 'floor', profile: 'both', figures: floor },
    { page: 'signIn', profile: 'both', figures: page },
    { page: 'signIn', profile: 'none', figures: [...page, { usable: 300 }] },
    { page: 'home', profile: 'both', figures: [{ usable: 400 }, {}] },
  ]);
  expect(unusable).toEqual(['signIn (none) did not post its form', 'home (both) did not become usable']);
});
