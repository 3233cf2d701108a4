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
