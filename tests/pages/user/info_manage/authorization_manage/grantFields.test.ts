import { DAY } from '@/constants';
import { isExpiring } from '@/pages/user/info_manage/application_authorization/isExpiring';
import { parseMatters, toGrantBody } from '@/pages/user/info_manage/authorization_manage/grantFields';

test('ignores unknown matters of an old draft', () => {
  expect(parseMatters('TAX,constructor,,IDENTITY,TAX')).toEqual(['IDENTITY', 'TAX']);
  expect(parseMatters()).toEqual([]);
});

test('converts the form into the request body of the contract', () => {
  const days = { start: '2026-01-01', end: '2026-01-02' };
  expect(
    toGrantBody({ loginId: '+86 15400000003', name: '测试丙', matters: 'TAX,IDENTITY', ...days }),
  ).toEqual({
    loginId: '15400000003',
    name: '测试丙',
    matters: ['IDENTITY', 'TAX'],
    ...days,
  });
});

test.each([
  [15, false],
  [13, true],
  [-1, true],
])('returns for an end in %i days whether it is near: %s', (days, warned) => {
  expect(isExpiring(new Date(Date.now() + days * DAY).toISOString())).toBe(warned);
});
