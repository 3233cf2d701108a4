import { DAY } from '@/constants';
import { isExpiring } from '@/pages/user/info_manage/application_authorization/isExpiring';
import { parseMatters, toGrantBody } from '@/pages/user/info_manage/authorization_manage/grantFields';

test('an old draft brings no matters that there are none of', () => {
  expect(parseMatters('TAX,constructor,,IDENTITY,TAX')).toEqual(['IDENTITY', 'TAX']);
  expect(parseMatters()).toEqual([]);
});

test('the form is sent as the contract has it', () => {
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
])('what ends in %i days is warned of: %s', (days, warned) => {
  expect(isExpiring(new Date(Date.now() + days * DAY).toISOString())).toBe(warned);
});
