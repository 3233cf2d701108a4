import { getOrgType, orgTypes } from '@/validation/organizations';

test('lists the types in the order of their codes, enterprises first', () => {
  expect(orgTypes).toEqual([
    'ENTERPRISE',
    'INDIVIDUAL_BUSINESS',
    'FARMERS_COOPERATIVE',
    'GOVERNMENT_ORGAN',
    'PUBLIC_INSTITUTION',
    'MASS_ORGANISATION',
    'SOCIAL_ORGANISATION',
    'PRIVATE_NON_ENTERPRISE',
    'FOUNDATION',
    'LAW_FIRM',
    'TRADE_UNION',
    'RURAL_COLLECTIVE',
    'OTHER',
  ]);
  expect(getOrgType('91440000TTTTTTT16C')).toBe('ENTERPRISE');
  expect(getOrgType('12440000TTTTTTT16H')).toBe('PUBLIC_INSTITUTION');
});
