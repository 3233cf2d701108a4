/**
 * State of one-time codes in this browser. Its times are converted to the browser's clock, so that waits have the right
 * length even if this clock is wrong.
 */
import { CODE_LIFETIME, CODE_RESEND, CODE_TRIES, SECOND } from '@/constants';
import type { CodeSent } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { timeUntil } from '@/utils/serverClock';

export interface KnownCode {
  /** Ms since the epoch. */
  sentAt: number;
  /** When the user may request another code, and when this one expires. */
  resendAt: number;
  expiresAt: number;
  triesLeft: number;
  /** The destination, masked. */
  destination: string;
}

export type CodePhase = 'none' | 'waiting' | 'ready' | 'expired' | 'usedUp';

const within = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

/**
 * Converts the response about a sent code to the local clock. Its times are counted from the time of the server; if
 * that is unknown or the wait is invalid, the wait counts from now. Both times are limited, whatever the response
 * contains.
 */
export function toKnownCode(sent: CodeSent, destination: string, now: number): KnownCode {
  const resendAt = now + timeUntil(sent.resendAt, CODE_RESEND);
  const rest = Date.parse(sent.expiresAt) - Date.parse(sent.resendAt);
  const expiresAt = Number.isNaN(rest) ? now + CODE_LIFETIME : resendAt + within(rest, CODE_LIFETIME);
  return {
    sentAt: now,
    resendAt,
    expiresAt: Math.min(expiresAt, now + CODE_LIFETIME),
    triesLeft: Number.isInteger(sent.triesLeft) ? within(sent.triesLeft, CODE_TRIES) : CODE_TRIES,
    destination,
  };
}

/** Ms until another code may be requested: 0..CODE_RESEND. 0 after the clock was set back: the server then decides. */
export function getResendWait({ sentAt, resendAt }: KnownCode, now: number): number {
  return now < sentAt - SECOND ? 0 : within(resendAt - now, CODE_RESEND);
}

/** Ms until the code expires: 0..CODE_LIFETIME. */
export const getRemainingLife = ({ expiresAt }: KnownCode, now: number): number =>
  within(expiresAt - now, CODE_LIFETIME);

/** Returns the phase of a code. The page announces a change of the phase to screen readers, not each second. */
export function getCodePhase(code: KnownCode | null, now: number): CodePhase {
  if (!code) return 'none';
  if (code.triesLeft === 0) return 'usedUp';
  if (getRemainingLife(code, now) === 0) return 'expired';
  return getResendWait(code, now) > 0 ? 'waiting' : 'ready';
}

/** Refusals after which the code cannot be used again. */
const SPENT: (SubCodeName | undefined)[] = [
  'CODE_USED_UP',
  'MOBILE_TAKEN',
  'FROZEN',
  'NOT_ACTIVATED',
  'PROOF_MISMATCH',
  'PROOF_USED_UP',
];

/** The parts of an ApiError that concern a code. */
export interface CodeRefusal {
  subCode?: SubCodeName;
  values?: Record<string, unknown>;
}

/** Returns the code after a refused try; unchanged if the refusal does not concern it. */
export function applyCodeRefusal(code: KnownCode, { subCode, values }: CodeRefusal, now: number): KnownCode {
  if (SPENT.includes(subCode)) return { ...code, triesLeft: 0 };
  if (subCode === 'CODE_EXPIRED') return { ...code, expiresAt: now };
  const left = values?.triesLeft;
  if (subCode !== 'CODE_WRONG' || typeof left !== 'number') return code;
  return { ...code, triesLeft: within(left, CODE_TRIES) };
}
