import { DAY } from '@/constants';
import { isExpiring } from '@/pages/user/info_manage/application_authorization/components/AuthorizedAppCard';

test.each([
  [15, false],
  [13, true],
  [-1, true],
])('returns for a grant that ends in %i days: %s', (days, expected) => {
  expect(isExpiring(new Date(Date.now() + days * DAY).toISOString())).toBe(expected);
});
