import { GOAL_TEXT_MAX, GOAL_TITLE_MAX, REVIEWERS_MAX, TRANSFER_MAX } from '@/constants';
import {
  checkDue,
  checkEmployeeNumber,
  checkEnd,
  checkGoalDescription,
  checkGoalMetric,
  checkGoalTitle,
  checkMemberNumber,
  checkPayee,
  checkRepository,
  checkReviewers,
  checkStart,
  checkTypedAmount,
  checkWeight,
  countCharacters,
  normalizePayee,
  parseAmount,
  parseWeight,
} from '@/validation/templateForms';

test.each([
  [checkGoalTitle, GOAL_TITLE_MAX, 'template.goal.title.required'],
  [checkGoalDescription, GOAL_TEXT_MAX, 'template.goal.description.required'],
  [checkGoalMetric, GOAL_TEXT_MAX, 'template.goal.metric.required'],
])('requires a text and limits its length', (check, max, required) => {
  expect(check(' \n')).toEqual({ id: required });
  expect(check('\u200b\u3164')).toEqual({ id: required });
  expect(check('a'.repeat(max))).toBeNull();
  expect(check(`  ${'😀'.repeat(max)}  `)).toBeNull();
  expect(check('a'.repeat(2_000))).toEqual({ id: 'template.text.long', values: { max, count: 2_000 } });
  expect(check('half \ud83d')).toEqual({ id: 'template.text.broken' });
});

test('counts characters as users see them', () => {
  expect(countCharacters(' a😀\r\nb ')).toBe(4);
});

test('accepts an end on the start day or later', () => {
  expect(checkStart('')).toEqual({ id: 'template.dates.required' });
  expect(checkStart('2026-02-30')).toEqual({ id: 'validation.day' });
  expect(checkStart('2026-11-22')).toBeNull();
  expect(checkEnd('2026-11-22', '')).toEqual({ id: 'template.dates.required' });
  expect(checkEnd('2026-11-22', '2026-11-21')).toEqual({ id: 'template.dates.backwards' });
  expect(checkEnd('2026-11-22', '2026-11-22')).toBeNull();
  expect(checkEnd('', '2026-11-22')).toBeNull();
});

test.each(['', '0', '100', '５０ %'])('accepts the weight %j', (typed) => {
  expect(checkWeight(typed)).toBeNull();
});

test.each(['101', '-1', '12.5', '1e1'])('rejects the weight %j', (typed) => {
  expect(checkWeight(typed)).toEqual({ id: 'template.goal.weight.format', values: { max: 100 } });
});

test('parses a weight as a number, or null if empty', () => {
  expect([parseWeight(''), parseWeight('0'), parseWeight(' ５０%')]).toEqual([null, 0, 50]);
});

test('accepts five reviewers and rejects a sixth', () => {
  expect(checkReviewers(REVIEWERS_MAX)).toBeNull();
  expect(checkReviewers(6)).toEqual({ id: 'template.goal.invites.many', values: { max: 5, over: 1 } });
});

test.each([
  ['', 'required'],
  ['E1234', 'format'],
])('rejects the employee number %j', (typed, problem) => {
  expect(checkEmployeeNumber(typed)).toEqual({ id: `template.project.number.${problem}` });
});

test('accepts an employee number with blanks, lowercase letters and full-width characters', () => {
  expect(checkEmployeeNumber(' ｅ000 12')).toBeNull();
});

test.each([
  ['', 'required'],
  ['example.com/a', 'format'],
  ['https://example', 'format'],
  ['https://-.-', 'format'],
  ['https://example.com:99999', 'format'],
  ['javascript:alert(1)//https://example.com', 'format'],
])('rejects the repository %j', (typed, problem) => {
  expect(checkRepository(typed)).toEqual({ id: `template.project.address.${problem}` });
});

test('rejects an employee number that is used twice, in any spelling, at the later member', () => {
  const numbers = ['E00001', 'e 00002', 'Ｅ00001', '5'];
  expect(numbers.map((_, place) => checkMemberNumber(numbers, place))).toEqual([
    null,
    null,
    { id: 'template.project.number.twice', values: { place: 1 } },
    { id: 'template.project.number.format' },
  ]);
});

test('accepts a repository at an https address', () => {
  expect(checkRepository('https://my-git.example.com:8443/a')).toBeNull();
  expect(checkRepository(' https://git.example.com/team/portal ')).toBeNull();
});

test('accepts a due day within the days of the project', () => {
  expect(checkDue('2026-02-30', '', '')).toEqual({ id: 'validation.day' });
  expect(checkDue('', '', '')).toEqual({ id: 'template.project.due.required' });
  expect(checkDue('2026-11-22', '', '')).toBeNull();
  expect(checkDue('2026-11-22', '2026-11-22', '2026-11-22')).toBeNull();
  expect(checkDue('2026-11-21', '2026-11-22', '')).toEqual({ id: 'template.project.due.outside' });
  expect(checkDue('2026-11-23', '', '2026-11-22')).toEqual({ id: 'template.project.due.outside' });
});

test.each([
  ['6222 0200 0000 0000 008', 'bank', 'validation.bankCard.check'],
  ['12', 'bank', 'validation.bankCard.format'],
  ['', 'bank', 'template.transfer.payee.required'],
  ['12', 'wallet', 'template.transfer.payee.wallet'],
] as const)('%j is no account of a %s', (typed, type, id) => {
  expect(checkPayee(typed, type)).toEqual({ id });
});

test.each([
  ['4111 1111 1111 1111', 'bank', '4111111111111111'],
  ['payee@example.com ', 'wallet', 'payee@example.com'],
  ['154 0000 0001', 'wallet', '15400000001'],
] as const)('%j is an account of a %s', (typed, type, kept) => {
  expect(checkPayee(typed, type)).toBeNull();
  expect(normalizePayee(typed, type)).toBe(kept);
});

test.each([
  ['12.5', '.', 1_250],
  ['12,5', '.', 1_250],
  ['1,234.56', '.', 123_456],
  ['1.234', ',', 123_400],
  ['1.234.567,8', ',', 123_456_780],
  ['１２．５０', '.', 1_250],
  ['CN¥12.50', '.', 1_250],
  ['.5', '.', 50],
  ['-5', '.', -500],
  ['\u22121,50', ',', -150],
  ['9999999999999', '.', 999_999_999_999_900],
] as const)('parses the amount %j with the decimal %s as %d cents', (typed, decimal, cents) => {
  expect(parseAmount(typed, decimal)).toBe(cents);
});

test.each([
  ['1.234', '.'],
  ['12.345', '.'],
  ['1e3', '.'],
  ['', '.'],
] as const)('rejects %j with the decimal %s as an amount', (typed, decimal) => {
  expect(parseAmount(typed, decimal)).toBeNull();
});

test.each([
  ['', 'required'],
  ['1,23,4', 'format'],
  ['-1', 'zero'],
  ['12.345', 'decimals'],
  ['5.01', 'balance'],
])('rejects the amount %j: %s', (typed, problem) => {
  expect(checkTypedAmount(typed, '.', 500)).toEqual({ id: `template.transfer.amount.${problem}` });
});

test.each(['9'.repeat(400), String(TRANSFER_MAX / 100 + 1)])(
  'rejects %s as too much, and names the limit',
  (typed) => {
    const values = { max: TRANSFER_MAX / 100 };
    expect(checkTypedAmount(typed, '.', 500)).toEqual({ id: 'template.transfer.amount.large', values });
  },
);

test('accepts the whole balance', () => {
  expect(checkTypedAmount('5', '.', 500)).toBeNull();
});
