import { checkAccount, checkDescription, isEmail } from '@/validation/details';

test.each([
  ['demo', null],
  // One or two letters and six to eight digits are a passport number; some countries' numbers have the form of an
  // account name.
  ['abcdefghijkl', null],
  ['li_123456', null],
  ['abc123456', null],
  ['E12345678', 'validation.account.number'],
  ['ab123456', 'validation.account.number'],
  ['M1234567890', 'validation.account.number'],
  ['abc123456789015', 'validation.account.number'],
  ['ABC123456789016', null],
  ['a1440000ttttttt16b', 'validation.account.number'],
  ['a1440000ttttttt16c', null],
  ['61234567', 'validation.account.format'],
  ['', 'validation.account.required'],
])('checks the account name %j: %s', (value, problem) => {
  expect(checkAccount(value)).toBe(problem);
});

test.each([
  ['用户@例子.公司', true],
  ['jose\u0301@example.com', false],
  ['wea\u212a@example.com', false],
  ['weak@example', false],
])('accepts %j as a mail address: %s', (value, is) => {
  expect(isEmail(value)).toBe(is);
});

test.each([
  [9, 'validation.description.short'],
  [10, null],
  [500, null],
  [501, 'validation.description.long'],
])('checks a description of %i characters: %s', (length, problem) => {
  // Each emoji is one character, but two UTF-16 units.
  expect(checkDescription(` ${'😀'.repeat(length)} `)).toBe(problem);
});
