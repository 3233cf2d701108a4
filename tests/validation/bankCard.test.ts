import { checkBankCard, extractCardNumber, formatCardNumber, normalizeBankCard } from '@/validation/bankCard';
import vectors from '../data/identity-numbers.json';

describe('test vectors', () => {
  test.each(vectors.bankCard.valid)('accepts %s', (number) => expect(checkBankCard(number)).toBeNull());
  test.each(vectors.bankCard.invalid)('rejects %s', (number) => expect(checkBankCard(number)).not.toBeNull());
});

test('finds every single wrong digit, and distinguishes it from a wrong length', () => {
  for (const number of vectors.bankCard.valid) {
    for (let at = 0; at < number.length; at += 1) {
      const other = String((Number(number.charAt(at)) + 1) % 10);
      const wrong = number.slice(0, at) + other + number.slice(at + 1);
      expect([wrong, checkBankCard(wrong)]).toEqual([wrong, 'validation.bankCard.check']);
    }
  }
});

test.each([
  ['', 'validation.bankCard.required'],
  ['000000000000', 'validation.bankCard.format'],
  ['0000000000000', null],
  ['0'.repeat(20), 'validation.bankCard.format'],
  ['6200 0000-0000 0005', null],
  ['62000000000O0005', 'validation.bankCard.format'],
])('checks the card number %j: %s', (typed, problem) => expect(checkBankCard(typed)).toBe(problem));

test.each([
  ['6200 0000 0000 0005', '6200000000000005'],
  ['卡号：6200-0000-0000-0005（尾号 0005）', '6200000000000005'],
  ['６２００　００００', '62000000'],
  ['', ''],
])('extracts from %j the card number %j', (text, digits) => expect(extractCardNumber(text)).toBe(digits));

test.each([
  ['', ''],
  ['62000', '6200 0'],
  ['6205500000000000004', '6205 5000 0000 0000 004'],
])('formats %j as %j', (digits, shown) => {
  expect(formatCardNumber(digits)).toBe(shown);
  expect(normalizeBankCard(shown)).toBe(digits);
});
