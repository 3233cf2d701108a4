/** Normalizes, validates and formats the numbers of bank cards (ISO/IEC 7812-1). */
import type { Problem } from './problem';
import { removeSeparators } from './text';

const CARD_NUMBER = /^\d{13,19}$/;
/** Digits with spaces, dashes and invisible characters between them. */
const DIGIT_RUNS = /\d[\d\s\p{Cf}\p{Pd}\u2212]*/gu;

/** Whether the last digit is the check digit of the others (Luhn; ISO/IEC 7812-1, annex B). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Removes the separators from a typed card number. */
export const normalizeBankCard = removeSeparators;

/** Validates a typed card number. */
export function checkBankCard(input: string): Problem {
  const number = normalizeBankCard(input);
  if (number === '') return 'validation.bankCard.required';
  if (!CARD_NUMBER.test(number)) return 'validation.bankCard.format';
  return hasCheckDigit(number) ? null : 'validation.bankCard.check';
}

/** Returns the digits of the longest number in a text, such as a copied line; '' without any. */
export function extractCardNumber(text: string): string {
  const numbers = (text.normalize('NFKC').match(DIGIT_RUNS) ?? []).map(removeSeparators);
  return numbers.reduce((longest, number) => (number.length > longest.length ? number : longest), '');
}

/** Formats digits in groups of four, as on the card. */
export const formatCardNumber = (digits: string): string => digits.replace(/\d{4}(?=\d)/g, '$& ');
