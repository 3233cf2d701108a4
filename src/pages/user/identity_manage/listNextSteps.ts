import { DAY } from '@/constants';
import type { Identity, IdentityLevel, Security, UserInfo } from '@/contract';
import { assessProtection } from '@/features/accountSecurity/protection';
import { formatChinaDate } from '@/validation/dates';

/** From this level on every service of the portal is open; level 4 is needed only where a service asks for it. */
const ENOUGH: IdentityLevel = 3;
/** A document that ends within so many days is a reason to act. */
const EXPIRING_DAYS = 90;

const MOBILE = '/user/info_manage/modify_mobile';
const EMAIL = '/user/account_manage/modify_email';
const PASSWORD = '/user/account_manage/modify_password';
const QUESTIONS = '/user/account_manage/modify_question';
const VERIFICATION = '/user/verification';

export interface NextStep {
  /** Also the end of its message keys: what to do, `identity.next.…`, and why, `identity.next.….why`. */
  key:
    | 'passwordNone'
    | 'idExpired'
    | 'mobile'
    | 'email'
    | 'passwordOld'
    | 'idExpiring'
    | 'questions'
    | 'level';
  /** Page that takes the step. */
  to: string;
  /** The day or instant its reason speaks of. */
  date?: string;
}

/** What is known of the person; null where it has not arrived, or will not. */
export interface KnownPersonData {
  userInfo: Pick<UserInfo, 'mobile' | 'email' | 'level'>;
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

  const steps: (NextStep | false | null)[] = [
    passwordAt === null && { key: 'passwordNone', to: PASSWORD },
    ended && { key: 'idExpired', to: VERIFICATION, date: idTo },
    mobile === '' && { key: 'mobile', to: MOBILE },
    email === '' && { key: 'email', to: EMAIL },
    typeof passwordAt === 'string' &&
      weak.includes('password') && { key: 'passwordOld', to: PASSWORD, date: passwordAt },
    ending && { key: 'idExpiring', to: VERIFICATION, date: idTo },
    weak.includes('questions') && { key: 'questions', to: QUESTIONS },
    level < ENOUGH && { key: 'level', to: VERIFICATION },
  ];
  return steps.filter((step): step is NextStep => Boolean(step));
}
