/** Checks of the legacy template's forms. Each takes the value that the user typed. */
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
/** Who can see a goal besides its author: all users, the colleagues in `publicUsers`, or no other user. */
export type GoalVisibility = (typeof goalVisibilities)[number];
export const payeeTypes = ['bank', 'wallet'] as const;
export type PayeeType = (typeof payeeTypes)[number];
export const departments = ['sales', 'design', 'engineering', 'finance'] as const;
export type Department = (typeof departments)[number];
export const projectTypes = ['private', 'public'] as const;
export type ProjectType = (typeof projectTypes)[number];
export const taskTypes = ['development', 'review', 'operation'] as const;
export type TaskType = (typeof taskTypes)[number];

/** Counts the Unicode code points of a text without surrounding white space. A line break is one. */
export const countCharacters = (text: string): number => [...normalizeLines(text)].length;

/** Checks a text of up to `max` characters. `required`: message for a blank text; null if the text is optional. */
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

/** Checks a start day. The legacy template has one message for both days. */
export const checkStart = (start: string): Finding => checkDay(start, 'template.dates.required');

/** Checks an end day, which may equal the start day. */
export const checkEnd = (start: string, end: string): Finding =>
  checkDay(end, 'template.dates.required') ??
  (isCalendarDay(start) && end < start ? { id: 'template.dates.backwards' } : null);

/** Returns half-width digits without the percent sign. Preserves a minus sign, because it changes the number. */
const normalizeWeight = (input: string): string => removeSpaces(input).replace(/^(.+)%$/, '$1');

/** Checks an optional percentage: a whole number from 0 to 100. */
export function checkWeight(input: string): Finding {
  const text = normalizeWeight(input);
  if (text === '') return null;
  if (!/^\d+$/.test(text) || Number(text) > WEIGHT_MAX) {
    return { id: 'template.goal.weight.format', values: { max: WEIGHT_MAX } };
  }
  return null;
}

/** Parses a valid weight; returns null for an empty one. */
export function parseWeight(input: string): number | null {
  const text = normalizeWeight(input);
  return text === '' ? null : Number(text);
}

/** Checks the number of reviewers. */
export const checkReviewers = (count: number): Finding =>
  count > REVIEWERS_MAX
    ? { id: 'template.goal.invites.many', values: { max: REVIEWERS_MAX, over: count - REVIEWERS_MAX } }
    : null;

/** Whether a normalized number is E and five digits. */
const isEmployeeNumber = (number: string): boolean => /^E\d{5}$/.test(number);
export const normalizeEmployeeNumber = (input: string): string => removeSeparators(input).toUpperCase();

export function checkEmployeeNumber(input: string): Finding {
  const number = normalizeEmployeeNumber(input);
  if (number === '') return { id: 'template.project.number.required' };
  return isEmployeeNumber(number) ? null : { id: 'template.project.number.format' };
}

/** Checks the employee number of the member at `index`, which must differ from those of the members before. */
export function checkMemberNumber(numbers: readonly string[], index: number): Finding {
  const finding = checkEmployeeNumber(numbers[index] ?? '');
  if (finding) return finding;
  const all = numbers.map(normalizeEmployeeNumber);
  const first = all.indexOf(all[index] ?? '');
  return first === index ? null : { id: 'template.project.number.twice', values: { place: first + 1 } };
}

/** https, a host with a dot whose labels begin and end with a letter or digit, an optional port and path. */
const REPOSITORY =
  /^https:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+(?::(\d{1,5}))?(?:[/?#]\S*)?$/iu;
const PORT_MAX = 65_535;

/** Checks the address of a repository: https and a host with a dot. */
export function checkRepository(input: string): Finding {
  const address = input.trim();
  if (address === '') return { id: 'template.project.address.required' };
  const [found, port = '443'] = REPOSITORY.exec(address) ?? [];
  const isValid = found !== undefined && Number(port) > 0 && Number(port) <= PORT_MAX;
  return isValid ? null : { id: 'template.project.address.format' };
}

/** Checks the due day of a task, which must be within the days of its project if these are valid. */
export function checkDue(due: string, start: string, end: string): Finding {
  const isOutside = (isCalendarDay(start) && due < start) || (isCalendarDay(end) && due > end);
  return (
    checkDay(due, 'template.project.due.required') ??
    (isOutside ? { id: 'template.project.due.outside' } : null)
  );
}

/** Normalizes the account of a payee: a card number, or the email or mobile number of a wallet. */
export const normalizePayee = (input: string, type: PayeeType): string =>
  type === 'wallet' && input.includes('@') ? normalizeEmail(input) : removeSeparators(input);

const isAnyMobile = (input: string): boolean => {
  const { region = '+86', mobile } = splitMobile(input);
  return isMobile(mobile, region);
};

/** Checks the account of a payee: a card number with its check digit, or an email or mobile number of a wallet. */
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

/** Returns an amount without spaces and currency, and with an ASCII minus. */
const normalizeAmount = (input: string): string =>
  removeSpaces(input)
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/^(-?)(?:CN)?[¥￥]/i, '$1');

/**
 * Parses a typed amount; returns cents, or null for an invalid amount. `decimal` is the decimal separator of the user's
 * language; the other one groups thousands. Before one or two final digits, both count as decimal separators, because
 * number pads have only one of the two keys.
 */
export function parseAmount(input: string, decimal: '.' | ','): number | null {
  const text = normalizeAmount(input);
  const group = decimal === '.' ? ',' : '.';
  const plain = /^(-?\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? /^(-?)[.,](\d{1,2})$/.exec(text);
  const grouped = new RegExp(`^(-?\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d{1,2}))?$`).exec(text);
  const [, whole, decimals = ''] = plain ?? grouped ?? [];
  if (whole === undefined) return null;
  const cents = Number(`${whole.replaceAll(group, '')}${decimals.padEnd(DECIMALS, '0')}`);
  return Number.isSafeInteger(cents) ? cents : Math.sign(cents) * Number.MAX_SAFE_INTEGER;
}

/** Checks whether a typed amount can be paid from a balance in cents. `decimal`: see parseAmount. */
export function checkTypedAmount(input: string, decimal: '.' | ',', balance: number): Finding {
  const text = normalizeAmount(input);
  if (text === '') return { id: 'template.transfer.amount.required' };
  const cents = parseAmount(input, decimal);
  if (cents !== null) return checkAmount(cents, balance);
  return { id: `template.transfer.amount.${/^-?[\d.,]*[.,]\d{3,}$/.test(text) ? 'decimals' : 'format'}` };
}

/** Checks whether an amount can be paid from a balance; both in cents. */
function checkAmount(cents: number, balance: number): Finding {
  if (cents <= 0) return { id: 'template.transfer.amount.zero' };
  if (cents > TRANSFER_MAX) {
    return { id: 'template.transfer.amount.large', values: { max: TRANSFER_MAX / CENTS } };
  }
  return cents > balance ? { id: 'template.transfer.amount.balance' } : null;
}
