import { singleParam } from '@/utils/routing/singleParam';

test.each([
  ['a=1&b=2', '1'],
  ['a=%2F+x', '/ x'],
  ['b=2', ''],
  ['a=', ''],
  ['a=1&a=2', ''],
  ['a=1&a=1', ''],
])('reads %j as %j', (query, value) => {
  expect(singleParam(new URLSearchParams(query), 'a')).toBe(value);
});
