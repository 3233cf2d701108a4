import { COMPANY_LEVEL, DAY } from '@/constants';
import type { Identity, IdentityLevel, Security, UserInfo } from '@/contract';
import { assessProtection } from '@/features/accountSecurity/protection';
import { toLevelsPage } from '@/features/verification/origin';
import type { PagePath } from '@/utils/routing/paths';
import {
  CHANGE_EMAIL_PATH,
  CHANGE_MOBILE_PATH,
  CHANGE_PASSWORD_PATH,
  CHANGE_QUESTIONS_PATH,
  COMPANIES_PATH,
  toChannelPath,
  VERIFICATION_PATH,
} from '@/utils/routing/paths';
import { formatChinaDate } from '@/validation/dates';

/** From this level on, all services of the portal are available; level 4 is needed only if a service requires it. */
const SUFFICIENT_LEVEL: IdentityLevel = 3;
/** A document that expires within this number of days is a reason to act. */
const EXPIRING_DAYS = 90;

/** The channel that returns the validity period of a document. */
const VALIDITY_PATH = toChannelPath('gonganVerify');

export interface NextStep {
  /** Also the last part of its message keys: the action `identity.next.…`, and the reason `identity.next.….why`. */
  key:
    | 'passwordNone'
    | 'idExpired'
    | 'mobile'
    | 'email'
    | 'passwordOld'
    | 'idExpiring'
    | 'companyLevel'
    | 'company'
    | 'questions'
    | 'level';
  /** Page of the step. */
  to: PagePath;
  /** The day or instant mentioned in the reason. */
  date?: string;
}

/** The loaded data of the user; null if it is loading or failed to load. */
export interface KnownPersonData {
  userInfo: Pick<UserInfo, 'mobile' | 'email' | 'level' | 'userType' | 'roles'>;
  identity: Pick<Identity, 'level' | 'idTo'> | null;
  security: Security | null;
}

/**
 * Returns the next steps for the user at a time (ms), the most urgent first; [] if there are none. Order: what
 * prevents the use of the portal, what helps to recover the account, what will expire, what enables more services.
 * Null data adds no step.
 */
export function listNextSteps({ userInfo, identity, security }: KnownPersonData, now: number): NextStep[] {
  const { mobile, email } = security ?? userInfo;
  const level = identity?.level ?? userInfo.level;
  const idTo = identity?.idTo ?? null;
  const ended = idTo !== null && idTo < formatChinaDate(now);
  const ending = idTo !== null && !ended && idTo <= formatChinaDate(now + EXPIRING_DAYS * DAY);
  const weak = security ? assessProtection(security, now).fixes.map(({ factor }) => factor) : [];
  const passwordAt = security?.passwordAt;

  // Registering a legal entity does not prove that the organization exists.
  const isUnconfirmed = userInfo.userType === 'legal' && userInfo.roles.length === 0;

  const steps: (NextStep | false)[] = [
    passwordAt === null && { key: 'passwordNone', to: CHANGE_PASSWORD_PATH },
    ended && { key: 'idExpired', to: VALIDITY_PATH, date: idTo },
    mobile === '' && { key: 'mobile', to: CHANGE_MOBILE_PATH },
    email === '' && { key: 'email', to: CHANGE_EMAIL_PATH },
    typeof passwordAt === 'string' &&
      weak.includes('password') && { key: 'passwordOld', to: CHANGE_PASSWORD_PATH, date: passwordAt },
    ending && { key: 'idExpiring', to: VALIDITY_PATH, date: idTo },
    isUnconfirmed &&
      (level < COMPANY_LEVEL
        ? { key: 'companyLevel', to: toLevelsPage(COMPANIES_PATH) }
        : { key: 'company', to: COMPANIES_PATH }),
    weak.includes('questions') && { key: 'questions', to: CHANGE_QUESTIONS_PATH },
    level < SUFFICIENT_LEVEL && !isUnconfirmed && { key: 'level', to: VERIFICATION_PATH },
  ];
  return steps.filter((step) => step !== false);
}
