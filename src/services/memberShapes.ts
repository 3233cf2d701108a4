/**
 * Whether answers about an account hold what their pages show: a wrong one counts as a failed read, as an empty one
 * does (specification, section 7). Apart from shapes.ts, so that the sign-in page does not load it.
 */
import type { Bindings, LinkedAccount, PortalSession, Questions, Security } from '@/contract';

type Kind = 'string' | 'number' | 'boolean';

/** Whether a value is a record with fields of these types. */
function has(value: unknown, fields: Record<string, Kind>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return Object.entries(fields).every(([name, kind]) => typeof record[name] === kind);
}

const isListOf = (value: unknown, fields: Record<string, Kind>): boolean =>
  Array.isArray(value) && value.every((item) => has(item, fields));

const areStrings = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const COUNTS = {
  questions: 'number',
  certificates: 'number',
  bindings: 'number',
  sessions: 'number',
} as const;

export const isSecurity = (answer: Security | boolean): answer is Security =>
  has(answer, {
    account: 'string',
    mobile: 'string',
    email: 'string',
    emailVersion: 'string',
    level: 'number',
    ...COUNTS,
  });

export const isQuestions = (answer: Questions | boolean): answer is Questions =>
  has(answer, { version: 'string' }) && areStrings((answer as Questions).questions);

export const areSessions = (answer: PortalSession[] | boolean): answer is PortalSession[] =>
  isListOf(answer, {
    id: 'string',
    current: 'boolean',
    device: 'string',
    startedAt: 'string',
    lastSeenAt: 'string',
  });

export const areAccounts = (answer: LinkedAccount[] | boolean): answer is LinkedAccount[] =>
  isListOf(answer, {
    id: 'string',
    account: 'string',
    userType: 'string',
    level: 'number',
    status: 'string',
  });

export const isBindings = (answer: Bindings | boolean): answer is Bindings =>
  has(answer, {}) &&
  isListOf((answer as Bindings).list, { id: 'string', provider: 'string', boundAt: 'string' }) &&
  areStrings((answer as Bindings).otherWays);

/** The answer where it has the shape, else false: to its reader it has failed. */
export async function shaped<T>(
  answer: Promise<T | boolean>,
  fits: (answer: T | boolean) => answer is T,
): Promise<T | false> {
  const given = await answer;
  return fits(given) && given;
}
