/** Checks of the legacy template's forms. Each takes the typed value. */
import { GOAL_TEXT_MAX, GOAL_TITLE_MAX, REVIEWERS_MAX, TRANSFER_MAX, WEIGHT_MAX } from '../constants';
import type { MessageKey } from '../locales/zh-CN/index';
import { checkBankCard } from './bankCard';
import { isCalendarDay } from './days';
import { isEmail } from './details';
import { isMobile, splitMobile } from './fields';
import { normalizeEmail } from './normalize';
import { isVisible, isWellFormed, normalizeLines, removeSeparators, removeSpaces } from './text';

/** A message key with the values of its placeholders, or null for a valid value. */
export type Finding = { id: MessageKey; values?: Record<string, number> } | null;

export const goalVisibilities = ['public', 'partial', 'private'] as const;
/** The audience of a goal: everybody, those in `publicUsers`, or nobody else. */
export type GoalVisibility = (typeof goalVisibilities)[number];
export const payeeTypes = ['bank', 'wallet'] as const;
export type PayeeType = (typeof payeeTypes)[number];
export const departments = ['sales', 'design', 'engineering', 'finance'] as const;
export type Department = (typeof departments)[number];
export const projectTypes = ['private', 'public'] as const;
export type ProjectType = (typeof projectTypes)[number];
export const taskTypes = ['development', 'review', 'operation'] as const;
export type TaskType = (typeof taskTypes)[number];

/** Characters as people count them, without the blanks around: an emoji is one or a few, never half. */
export const countCharacters = (text: string): number => [...normalizeLines(text)].length;

/** Checks a text of up to `max` characters; `required` is the message for a blank one, null if it can be blank. */
export function checkText(text: string, max: number, required: MessageKey | null): Finding {
  const count = countCharacters(text);
  if (required && !isVisible(text)) return { id: required };
  if (count > max) return { id: 'template.text.long', values: { max, count } };
  return isWellFormed(text) ? null : { id: 'template.text.broken' };
}

export const checkGoalTitle = (title: string): Finding =>
  checkText(title, GOAL_TITLE_MAX, 'template.goal.title.required');

export const checkGoalDescription = (text: string): Finding =>
  checkText(text, GOAL_TEXT_MAX, 'template.goal.description.required');

export const checkGoalMetric = (text: string): Finding =>
  checkText(text, GOAL_TEXT_MAX, 'template.goal.metric.required');

function checkDay(day: string, required: MessageKey): Finding {
  if (isCalendarDay(day)) return null;
  return { id: day === '' ? required : 'validation.day' };
}

/** Checks a first day. The legacy template has one message for both days. */
export const checkStart = (start: string): Finding => checkDay(start, 'template.dates.required');

/** Checks a last day, which may equal the first one. */
export const checkEnd = (start: string, end: string): Finding =>
  checkDay(end, 'template.dates.required') ??
  (isCalendarDay(start) && end < start ? { id: 'template.dates.backwards' } : null);

/** Digits as they are kept: narrow, without the percent sign. A minus stays, because it changes the number. */
const normalizeWeight = (input: string): string => removeSpaces(input).replace(/^(.+)%$/, '$1');

/** A share in percent: a whole number from 0 to 100, or nothing. */
export function checkWeight(input: string): Finding {
  const text = normalizeWeight(input);
  if (text === '') return null;
  if (!/^\d+$/.test(text) || Number(text) > WEIGHT_MAX) {
    return { id: 'template.goal.weight.format', values: { max: WEIGHT_MAX } };
  }
  return null;
}

/** The number of a weight that has passed its check; null for none. */
export function parseWeight(input: string): number | null {
  const text = normalizeWeight(input);
  return text === '' ? null : Number(text);
}

/** At most five reviewers. */
export const checkReviewers = (count: number): Finding =>
  count > REVIEWERS_MAX
    ? { id: 'template.goal.invites.many', values: { max: REVIEWERS_MAX, over: count - REVIEWERS_MAX } }
    : null;

/** E and five digits. */
const isEmployeeNumber = (number: string): boolean => /^E\d{5}$/.test(number);
export const normalizeEmployeeNumber = (input: string): string => removeSeparators(input).toUpperCase();

export function checkEmployeeNumber(input: string): Finding {
  const number = normalizeEmployeeNumber(input);
  if (number === '') return { id: 'template.project.number.required' };
  return isEmployeeNumber(number) ? null : { id: 'template.project.number.format' };
}

/**
 * Checks the number of the member at `place`: no member before it has the same. `numbers` are those of all members.
 */
export function checkMemberNumber(numbers: readonly string[], place: number): Finding {
  const finding = checkEmployeeNumber(numbers[place] ?? '');
  if (finding) return finding;
  const all = numbers.map(normalizeEmployeeNumber);
  const first = all.indexOf(all[place] ?? '');
  return first === place ? null : { id: 'template.project.number.twice', values: { place: first + 1 } };
}

/** https, a host with a dot whose parts begin and end with a letter or digit, maybe a port, and a path without blanks. */
const REPOSITORY =
  /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+(?::(\d{1,5}))?(?:[/?#]\S*)?$/iu;
const PORT_MAX = 65_535;

/** Checks the address of a repository: https and a host with a dot. */
export function checkRepository(input: string): Finding {
  const address = input.trim();
  if (address === '') return { id: 'template.project.address.required' };
  const [found, port = '443'] = REPOSITORY.exec(address) ?? [];
  const isRight = found !== undefined && Number(port) > 0 && Number(port) <= PORT_MAX;
  return isRight ? null : { id: 'template.project.address.format' };
}

/** Checks the day a task is due: within the days of its project, as far as they are known. */
export function checkDue(due: string, start: string, end: string): Finding {
  const isOutside = (isCalendarDay(start) && due < start) || (isCalendarDay(end) && due > end);
  return (
    checkDay(due, 'template.project.due.required') ??
    (isOutside ? { id: 'template.project.due.outside' } : null)
  );
}

/** Normalizes the payee: the digits of a card, or the email or number of a wallet. */
export const normalizePayee = (input: string, type: PayeeType): string =>
  type === 'wallet' && input.includes('@') ? normalizeEmail(input) : removeSeparators(input);

const isAnyMobile = (input: string): boolean => {
  const { region = '+86', mobile } = splitMobile(input);
  return isMobile(mobile, region);
};

/** A card number with its check digit, or an email or a mobile number. */
export function checkPayee(input: string, type: PayeeType): Finding {
  const account = normalizePayee(input, type);
  if (account === '') return { id: 'template.transfer.payee.required' };
  if (type === 'wallet') {
    return isEmail(account) || isAnyMobile(account) ? null : { id: 'template.transfer.payee.wallet' };
  }
  const problem = checkBankCard(account);
  return problem && { id: problem };
}

const DECIMALS = 2;
const CENTS = 10 ** DECIMALS;

/** Digits, their separators and an ASCII minus, without the currency. */
const normalizeAmount = (input: string): string =>
  removeSpaces(input)
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/^(-?)(?:CN)?[¥￥]/i, '$1');

/**
 * An amount as it was typed, in whole cents; null where it is no amount. `decimal` is what separates the cents in the
 * reader's language, the other of dot and comma groups thousands. A part of one or two digits is cents in any language:
 * number pads have one of the two keys alone.
 */
export function parseAmount(input: string, decimal: '.' | ','): number | null {
  const text = normalizeAmount(input);
  const group = decimal === '.' ? ',' : '.';
  const plain = /^(-?\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? /^(-?)[.,](\d{1,2})$/.exec(text);
  const grouped = new RegExp(`^(-?\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d{1,2}))?$`).exec(text);
  const [, whole, part = ''] = plain ?? grouped ?? [];
  if (whole === undefined) return null;
  const cents = Number(`${whole.replaceAll(group, '')}${part.padEnd(DECIMALS, '0')}`);
  return Number.isSafeInteger(cents) ? cents : Math.sign(cents) * Number.MAX_SAFE_INTEGER;
}

/** An amount as it was typed, in `parseAmount`'s terms: whether it can be paid from a balance in cents. */
export function checkTypedAmount(input: string, decimal: '.' | ',', balance: number): Finding {
  const text = normalizeAmount(input);
  if (text === '') return { id: 'template.transfer.amount.required' };
  const cents = parseAmount(input, decimal);
  if (cents !== null) return checkAmount(cents, balance);
  return { id: `template.transfer.amount.${/^-?[\d.,]*[.,]\d{3,}$/.test(text) ? 'decimals' : 'format'}` };
}

/** An amount in cents that can be paid from a balance. */
function checkAmount(cents: number, balance: number): Finding {
  if (cents <= 0) return { id: 'template.transfer.amount.zero' };
  if (cents > TRANSFER_MAX) {
    return { id: 'template.transfer.amount.large', values: { max: TRANSFER_MAX / CENTS } };
  }
  return cents > balance ? { id: 'template.transfer.amount.balance' } : null;
}
