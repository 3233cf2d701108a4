import { parseMatters } from '@/pages/user/info_manage/authorization_manage/grantFields';

test('ignores unknown matters of an old draft', () => {
  expect(parseMatters('TAX,constructor,,IDENTITY,TAX')).toEqual(['IDENTITY', 'TAX']);
  expect(parseMatters()).toEqual([]);
});
