/** How well an account is protected, at a glance. */
import type { Security } from '../../src/contract';
import type { Account } from './accounts';
import { emailVersion } from './changeEmail';
import { instant } from './clock';
import { maskEmail, maskMobile } from './masking';
import { questionsOf } from './securityQuestions';
import { liveSessionsOf } from './sessions';
import { portal } from './state';

/** The state of everything that protects the account, masked. */
export function securityOf(account: Account): Security {
  const { id, mobile, email, level } = account;
  const countOf = (owned: { accountId: string }[]) => owned.filter((one) => one.accountId === id).length;
  return {
    account: account.account,
    passwordAt: account.passwordChosen ? instant(account.passwordSetAt) : null,
    mobile: maskMobile(mobile ?? ''),
    email: maskEmail(email ?? ''),
    emailVersion: emailVersion(account),
    questions: questionsOf(id).length,
    certificates: countOf(portal().certificates),
    bindings: countOf(portal().bindings),
    sessions: liveSessionsOf(id).length,
    level,
  };
}
