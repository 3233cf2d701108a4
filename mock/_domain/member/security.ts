/** The security overview of an account. */
import type { Security } from '../../../src/contract';
import { findAuthenticator, listAccountPasskeys } from '../accounts/factors';
import { findLostAccess } from '../accounts/lostAccess';
import { listLiveSessions } from '../accounts/sessions';
import { listBoundCertificates } from '../checks/certificates';
import { findMissingProof } from '../checks/requiredProofs';
import { listQuestions } from '../checks/securityQuestions';
import { maskEmail, maskMobile } from '../lib/masking';
import { toInstant } from '../store/clock';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { getEmailVersion } from './changeEmail';

function describeLostAccess(account: Account): Pick<Security, 'lostAccess'> {
  const found = findLostAccess(account);
  if (!found || found.state === 'STOPPED') return {};
  return { lostAccess: { state: found.state, until: toInstant(found.expiresAt) } };
}

/** Returns the state of everything that protects the account, masked. */
export function getSecurity(account: Account): Security {
  const { id, mobile, email, level } = account;
  return {
    account: account.account,
    passwordAt: account.passwordChosen ? toInstant(account.passwordSetAt) : null,
    mobile: maskMobile(mobile ?? ''),
    email: maskEmail(email ?? ''),
    emailVersion: getEmailVersion(account),
    questions: listQuestions(id).length,
    certificates: listBoundCertificates(account).length,
    authenticator: findAuthenticator(account) !== undefined,
    passkeys: listAccountPasskeys(account).length,
    bindings: getPortal().bindings.filter(({ accountId }) => accountId === id).length,
    sessions: listLiveSessions(id).length,
    ...describeLostAccess(account),
    level,
    missingProof: findMissingProof(account),
  };
}
