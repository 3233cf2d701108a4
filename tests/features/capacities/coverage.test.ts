import { readCoverage } from '@/features/capacities/coverage';

test('sends checked matters in the order of the portal, without unknown ones', () => {
  expect(readCoverage({ scope: 'LISTED', matters: 'PERMITS,constructor,TAX,TAX' })).toEqual({
    scope: 'LISTED',
    matters: ['TAX', 'PERMITS'],
  });
  expect(readCoverage({})).toEqual({ scope: 'LISTED', matters: [] });
});

test('sends no list for all matters', () => {
  expect(readCoverage({ scope: 'ALL', matters: 'TAX' })).toEqual({ scope: 'ALL', matters: [] });
});
