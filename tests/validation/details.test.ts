import { checkAccount } from '@/validation/details';

test.each([
  ['demo', null],
  ['newcomer', null],
  // A passport's number can be any name.
  ['E12345678', null],
  ['h1234567', null],
  ['h12345678', 'validation.account.number'],
  ['M1234567890', 'validation.account.number'],
  ['abc123456789015', 'validation.account.number'],
  ['ABC123456789016', null],
  ['a1440000ttttttt16b', 'validation.account.number'],
  ['a1440000ttttttt16c', null],
  ['61234567', 'validation.account.format'],
  ['', 'validation.account.required'],
])('%j as an account name: %s', (value, problem) => {
  expect(checkAccount(value)).toBe(problem);
});
