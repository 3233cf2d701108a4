/** How well an account is protected, as a pure rule over what the server tells of it. */

import { DAY } from '@/constants';
import type { IdentityLevel, Security } from '@/contract';
import type { PagePath } from '@/utils/routing/paths';
import {
  ACCOUNT_UNBIND_PATH,
  CHANGE_EMAIL_PATH,
  CHANGE_MOBILE_PATH,
  CHANGE_PASSWORD_PATH,
  CHANGE_QUESTIONS_PATH,
  VERIFICATION_PATH,
} from '@/utils/routing/paths';

export type ProtectionFactor = 'password' | 'mobile' | 'email' | 'questions' | 'level' | 'certificate';
/** A certificate is a bonus: not everybody is issued one, so nobody is asked for it. */
export type MendableFactor = Exclude<ProtectionFactor, 'certificate'>;
type ProtectionStrength = 'low' | 'medium' | 'high';

interface RuleOf<Factor extends ProtectionFactor> {
  factor: Factor;
  /** Its share in the whole, of 100. */
  weight: number;
  holds: (security: Security, now: number) => boolean;
  /** The page that improves or changes it. */
  mend: PagePath;
  /** Counts where it is there, and is never recommended. */
  bonus?: true;
}

type Rule = RuleOf<MendableFactor> | (RuleOf<'certificate'> & { bonus: true });

/** A password older than this (ms) is worth changing: half the time after which the portal demands it. */
const PASSWORD_FRESH = 180 * DAY;
/** From this level on it is known that name and document are the person's. */
const LEVEL_ENOUGH: IdentityLevel = 3;
/** Least shares for medium and high; high also needs a password, and a number for resetting it. */
const MEDIUM_FROM = 50;
const HIGH_FROM = 85;
const NEEDED_FOR_HIGH: readonly ProtectionFactor[] = ['password', 'mobile'];

/** In order of effect. */
const rules: readonly Rule[] = [
  {
    factor: 'password',
    weight: 30,
    holds: ({ passwordAt }, now) => passwordAt !== null && now - Date.parse(passwordAt) < PASSWORD_FRESH,
    mend: CHANGE_PASSWORD_PATH,
  },
  {
    factor: 'mobile',
    weight: 25,
    holds: ({ mobile }) => mobile !== '',
    mend: CHANGE_MOBILE_PATH,
  },
  {
    factor: 'email',
    weight: 15,
    holds: ({ email }) => email !== '',
    mend: CHANGE_EMAIL_PATH,
  },
  {
    factor: 'questions',
    weight: 10,
    holds: ({ questions }) => questions > 0,
    mend: CHANGE_QUESTIONS_PATH,
  },
  {
    factor: 'level',
    weight: 10,
    holds: ({ level }) => level >= LEVEL_ENOUGH,
    mend: VERIFICATION_PATH,
  },
  {
    factor: 'certificate',
    weight: 10,
    holds: ({ certificates }) => certificates > 0,
    mend: ACCOUNT_UNBIND_PATH,
    bonus: true,
  },
];

export interface Protection {
  strength: ProtectionStrength;
  /** How many of the things that can be mended here are in order, and how many there are. */
  kept: number;
  all: number;
  /** What to mend, what helps most first. */
  fixes: { factor: MendableFactor; mend: PagePath }[];
  /** What is as it should be, and where it is changed. */
  fine: { factor: ProtectionFactor; mend: PagePath }[];
}

function getStrength(share: number, lacking: readonly ProtectionFactor[]): ProtectionStrength {
  if (share < MEDIUM_FROM) return 'low';
  return share < HIGH_FROM || NEEDED_FOR_HIGH.some((factor) => lacking.includes(factor)) ? 'medium' : 'high';
}

/** How well the account is protected at a moment (ms since the epoch), and what would make it better. */
export function assessProtection(security: Security, now: number): Protection {
  const held = rules.filter(({ holds }) => holds(security, now));
  const lacking = rules.filter((rule) => !held.includes(rule));
  const share = held.reduce((sum, { weight }) => sum + weight, 0);
  const strength = getStrength(
    share,
    lacking.map(({ factor }) => factor),
  );
  const fixes = lacking.flatMap((rule) => (rule.bonus ? [] : [{ factor: rule.factor, mend: rule.mend }]));
  const all = rules.filter(({ bonus }) => !bonus).length;
  return {
    strength,
    kept: all - fixes.length,
    all,
    fixes,
    fine: held.map(({ factor, mend }) => ({ factor, mend })),
  };
}
