/** Contract of getting back in: a forgotten password, a frozen account. */

import type { SecurityQuestion } from '../validation/securityQuestions';
import type { Instant } from './envelope';
import type { UserType } from './uaa';

export type { SecurityQuestion } from '../validation/securityQuestions';

/** What shows that the account is one's own. The number or address is typed, never shown. */
export type ResetProof =
  | { method: 'mobile'; region: string; mobile: string; code: string }
  | { method: 'email'; email: string; code: string }
  | { method: 'certificate'; challenge: string; certificate: string; signature: string };

export type ResetStep =
  /** A second factor, where the account has questions: to be answered in this order. */
  | { next: 'questions'; questions: SecurityQuestion[] }
  /** `account` is its name, for the password manager. */
  | { next: 'password'; account: string };

export interface RecoveryContract {
  /** Answers the same whether or not there is such an account. */
  startReset: {
    body: { userType: UserType; loginId: string; captcha: string };
    data: { id: string; expiresAt: Instant };
  };
  proveReset: { body: { id: string } & ResetProof; data: ResetStep };
  /** Answers encrypted item by item when `secretId` is given. */
  answerReset: { body: { id: string; answers: string[]; secretId?: string }; data: ResetStep };
  /** Every session of the account ends. */
  finishReset: { body: { id: string; newPwd: string; secretId?: string }; data: null };
  /** Of whom a sign-in said FROZEN; `mobile` is masked, '' where the account has none. */
  frozenAccount: { query: { ticket: string }; data: { mobile: string; frozenAt: Instant } };
  unfreeze: { body: { ticket: string; region: string; mobile: string; code: string }; data: null };
}
