import { getOrgType } from '@/validation/organizations';

test.each([
  ['91440000TTTTTTT16C', 'ENTERPRISE'],
  ['12440000TTTTTTT16H', 'PUBLIC_INSTITUTION'],
])('returns for the credit code %s the type %s', (creditCode, type) => {
  expect(getOrgType(creditCode)).toBe(type);
});
