import { normalizeGrantee } from '@/validation/grantee';

test.each([
  ['demo', 'demo'],
  ['ｄｅｍｏ ', 'demo'],
  ['+86 154-0000-0003', '15400000003'],
  ['00852 9123 4567', '+85291234567'],
  ['+886 0912-345-678', '+886912345678'],
  ['9123 4567', '91234567'],
  ['<img onerror>', '<imgonerror>'],
])('normalizes %j to %j', (typed, meant) => {
  expect(normalizeGrantee(typed)).toBe(meant);
});
