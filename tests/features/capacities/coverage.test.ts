import { readCoverage } from '@/features/capacities/coverage';

test('what is ticked is sent in the order of the portal, without what there is none of', () => {
  expect(readCoverage({ scope: 'LISTED', matters: 'PERMITS,constructor,TAX,TAX' })).toEqual({
    scope: 'LISTED',
    matters: ['TAX', 'PERMITS'],
  });
  expect(readCoverage({})).toEqual({ scope: 'LISTED', matters: [] });
});

test('everything has no list, whatever was ticked before', () => {
  expect(readCoverage({ scope: 'ALL', matters: 'TAX' })).toEqual({ scope: 'ALL', matters: [] });
});
