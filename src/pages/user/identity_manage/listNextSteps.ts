import { COMPANY_LEVEL, DAY } from '@/constants';
import type { Identity, IdentityLevel, Security, UserInfo } from '@/contract';
import { assessProtection } from '@/features/accountSecurity/protection';
import { toLadderPage } from '@/features/verification/origin';
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

/** From this level on every service of the portal is open; level 4 is needed only where a service asks for it. */
const ENOUGH: IdentityLevel = 3;
/** A document that ends within so many days is a reason to act. */
const EXPIRING_DAYS = 90;

/** The channel that knows how long a document is valid. */
const VALIDITY_PATH = toChannelPath('gonganVerify');

export interface NextStep {
  /** Also the end of its message keys: what to do, `identity.next.…`, and why, `identity.next.….why`. */
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
  /** Page that takes the step. */
  to: PagePath;
  /** The day or instant its reason speaks of. */
  date?: string;
}

/** What is known of the person; null where it has not arrived, or will not. */
export interface KnownPersonData {
  userInfo: Pick<UserInfo, 'mobile' | 'email' | 'level' | 'userType' | 'roles'>;
  identity: Pick<Identity, 'level' | 'idTo'> | null;
  security: Security | null;
}

/**
 * What the person should do next at a moment (ms), the most urgent first; [] when nothing is left. First what keeps
 * them from using the portal, then what gets them back in, then what is getting old, then what opens more services.
 * What is null in the data adds no step.
 */
export function listNextSteps({ userInfo, identity, security }: KnownPersonData, now: number): NextStep[] {
  const { mobile, email } = security ?? userInfo;
  const level = identity?.level ?? userInfo.level;
  const idTo = identity?.idTo ?? null;
  const ended = idTo !== null && idTo < formatChinaDate(now);
  const ending = idTo !== null && !ended && idTo <= formatChinaDate(now + EXPIRING_DAYS * DAY);
  const weak = security ? assessProtection(security, now).fixes.map(({ factor }) => factor) : [];
  const passwordAt = security?.passwordAt;

  // The registration of a legal entity proves no organization.
  const isUnconfirmed = userInfo.userType === 'legal' && userInfo.roles.length === 0;

  const steps: (NextStep | false | null)[] = [
    passwordAt === null && { key: 'passwordNone', to: CHANGE_PASSWORD_PATH },
    ended && { key: 'idExpired', to: VALIDITY_PATH, date: idTo },
    mobile === '' && { key: 'mobile', to: CHANGE_MOBILE_PATH },
    email === '' && { key: 'email', to: CHANGE_EMAIL_PATH },
    typeof passwordAt === 'string' &&
      weak.includes('password') && { key: 'passwordOld', to: CHANGE_PASSWORD_PATH, date: passwordAt },
    ending && { key: 'idExpiring', to: VALIDITY_PATH, date: idTo },
    isUnconfirmed &&
      (level < COMPANY_LEVEL
        ? { key: 'companyLevel', to: toLadderPage(COMPANIES_PATH) }
        : { key: 'company', to: COMPANIES_PATH }),
    weak.includes('questions') && { key: 'questions', to: CHANGE_QUESTIONS_PATH },
    level < ENOUGH && !isUnconfirmed && { key: 'level', to: VERIFICATION_PATH },
  ];
  return steps.filter((step): step is NextStep => Boolean(step));
}
