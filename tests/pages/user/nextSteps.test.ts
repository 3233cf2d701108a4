import { nextSteps } from '@/pages/user/identity_manage/nextSteps';
import type { Level } from '@/services/contract';

const complete = { mobile: '154****0001', email: 't***@example.com', level: 3 as Level };
const keys = (...asked: Parameters<typeof nextSteps>) => nextSteps(...asked).map(({ key }) => key);

test('nothing is left for somebody with mobile, e-mail and level 3', () => {
  expect(keys(complete, { level: 3 })).toEqual([]);
  expect(keys(complete, { level: 4 })).toEqual([]);
});

test.each([
  ['mobile', { ...complete, mobile: '' }],
  ['email', { ...complete, email: '' }],
  ['level', { ...complete, level: 2 as Level }],
])('what is missing is the next step: %s', (step, userInfo) => {
  expect(keys(userInfo, null)).toEqual([step]);
});

test('the ways back in come before the level', () => {
  expect(keys({ mobile: '', email: '', level: 1 }, { level: 1 })).toEqual(['mobile', 'email', 'level']);
});

test("the identity's level is fresher than the session's", () => {
  expect(keys({ ...complete, level: 1 }, { level: 3 })).toEqual([]);
  expect(keys(complete, { level: 2 })).toEqual(['level']);
});
