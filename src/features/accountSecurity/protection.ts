/** Rates the protection of an account by the server's data. Pure. */

import { DAY } from '@/constants';
import type { IdentityLevel, Security } from '@/contract';
import {
  ACCOUNT_SECURITY_PATH,
  ACCOUNT_UNBIND_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_MOBILE_PATH,
  CHANGE_PASSWORD_PATH,
  CHANGE_QUESTIONS_PATH,
  type PagePath,
  VERIFICATION_PATH,
} from '@/utils/routing/paths';

/** `secondFactor`: a passkey or an authenticator app. */
export type ProtectionFactor =
  | 'password'
  | 'mobile'
  | 'secondFactor'
  | 'email'
  | 'questions'
  | 'level'
  | 'certificate';
/** A certificate counts if present, but is never recommended, because not all users have one. */
export type MendableFactor = Exclude<ProtectionFactor, 'certificate'>;
const isMendable = (factor: ProtectionFactor): factor is MendableFactor => factor !== 'certificate';
type ProtectionStrength = 'low' | 'medium' | 'high';

interface Rule {
  factor: ProtectionFactor;
  /** Weight in the total of 100. */
  weight: number;
  holds: (security: Security, now: number) => boolean;
  /** The page on which it can be improved or changed. */
  mend: PagePath;
}

/** A password older than this (ms) should be changed: half the age at which the portal requires a new one. */
const PASSWORD_FRESH = 180 * DAY;
/** From this level on, name and document are verified. */
const LEVEL_ENOUGH: IdentityLevel = 3;
/** Minimum shares for medium and high; high also requires a password and a mobile number for a reset. */
const MEDIUM_FROM = 50;
const HIGH_FROM = 85;
const NEEDED_FOR_HIGH: readonly ProtectionFactor[] = ['password', 'mobile'];

/** Sorted by effect. */
const rules: readonly Rule[] = [
  {
    factor: 'password',
    weight: 25,
    holds: ({ passwordAt }, now) => passwordAt !== null && now - Date.parse(passwordAt) < PASSWORD_FRESH,
    mend: CHANGE_PASSWORD_PATH,
  },
  { factor: 'mobile', weight: 20, holds: ({ mobile }) => mobile !== '', mend: CHANGE_MOBILE_PATH },
  {
    factor: 'secondFactor',
    weight: 20,
    holds: ({ passkeys, authenticator }) => passkeys > 0 || authenticator,
    mend: ACCOUNT_SECURITY_PATH,
  },
  { factor: 'email', weight: 10, holds: ({ email }) => email !== '', mend: CHANGE_EMAIL_PATH },
  { factor: 'level', weight: 10, holds: ({ level }) => level >= LEVEL_ENOUGH, mend: VERIFICATION_PATH },
  {
    factor: 'certificate',
    weight: 10,
    holds: ({ certificates }) => certificates > 0,
    mend: ACCOUNT_UNBIND_PATH,
  },
  { factor: 'questions', weight: 5, holds: ({ questions }) => questions > 0, mend: CHANGE_QUESTIONS_PATH },
];

export interface Protection {
  strength: ProtectionStrength;
  /** Number of settled factors, and of all factors that can be improved here. */
  kept: number;
  all: number;
  /** Recommended improvements, the most effective first. */
  fixes: { factor: MendableFactor; mend: PagePath }[];
  /** The settled factors, and the pages that change them. */
  fine: { factor: ProtectionFactor; mend: PagePath }[];
}

function getStrength(share: number, lacking: readonly Rule[]): ProtectionStrength {
  if (share < MEDIUM_FROM) return 'low';
  const lacksNeeded = lacking.some(({ factor }) => NEEDED_FOR_HIGH.includes(factor));
  return share < HIGH_FROM || lacksNeeded ? 'medium' : 'high';
}

/** Rates the protection of an account at a time (ms since the epoch), and recommends improvements. */
export function assessProtection(security: Security, now: number): Protection {
  const fulfilled = rules.filter(({ holds }) => holds(security, now));
  const lacking = rules.filter((rule) => !fulfilled.includes(rule));
  const share = fulfilled.reduce((sum, { weight }) => sum + weight, 0);
  const fixes = lacking.flatMap(({ factor, mend }) => (isMendable(factor) ? [{ factor, mend }] : []));
  const all = rules.filter(({ factor }) => isMendable(factor)).length;
  return {
    strength: getStrength(share, lacking),
    kept: all - fixes.length,
    all,
    fixes,
    fine: fulfilled.map(({ factor, mend }) => ({ factor, mend })),
  };
}

/**
 * Returns the number of linked provider accounts and certificates: all that /user/account_manage/account_unbind
 * lists.
 */
export const countLinkedSignIns = ({
  bindings,
  certificates,
}: Pick<Security, 'bindings' | 'certificates'>): number => bindings + certificates;
