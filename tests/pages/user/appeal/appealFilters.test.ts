import { appealFilters, toAppealChange } from '@/pages/user/appeal/filters';

const FIRST = { pageNumber: 1, pageSize: 10 };

test.each([
  ['state', 'NEED_MORE', true],
  ['state', 'constructor', false],
  ['reason', 'OTHER', true],
  ['reason', 'NONE', false],
  ['from', '2024-02-29', true],
  ['to', '2025-02-29', false],
  ['sort', 'submittedAt:asc', true],
  ['sort', 'updatedAt:down', false],
] as const)('accepts the filter %s=%s: %s', (name, value, fits) => {
  expect(appealFilters[name](value)).toBe(fits);
});

test('adjusts the other end of a period to the end that was set last', () => {
  const to = '2025-03-01';
  expect(toAppealChange({ from: '2025-02-01' }, { ...FIRST, to })).toEqual({ from: '2025-02-01' });
  expect(toAppealChange({ from: '2025-04-01' }, { ...FIRST, to })).toEqual({
    from: '2025-04-01',
    to: '2025-04-01',
  });
  const from = '2025-03-01';
  expect(toAppealChange({ to: '2025-02-01' }, { ...FIRST, from })).toEqual({
    from: '2025-02-01',
    to: '2025-02-01',
  });
  expect(toAppealChange({ to: '' }, { ...FIRST, from })).toEqual({ to: '' });
  expect(toAppealChange({ state: 'OPEN' }, { ...FIRST, from, to })).toEqual({ state: 'OPEN' });
});
