/** Contract of registration and activation. Field names are the wire names. */

import type { IdType } from '../validation/documents';
import type { OrgType } from '../validation/organizations';
import type { GuardianRelation } from '../validation/people';
import type { Instant } from './envelope';
import type { UserType } from './uaa';

export type { IdType } from '../validation/documents';
export type { OrgType } from '../validation/organizations';

/** What a proved number is good for. */
export type ProofScene = 'register' | 'guardian' | 'appeal';

export interface Proof {
  ticket: string;
  expiresAt: Instant;
}

interface Person {
  name: string;
  idType: IdType;
  idNo: string;
}

interface NewAccount {
  account: string;
  /** Encrypted when `secretId` is given. */
  newPwd: string;
  secretId?: string;
  email: string;
  /** Of the scene `register`: the number the account gets. */
  ticket: string;
  /** The user agreement and the privacy policy. */
  agree: true;
}

/** Whoever stands in for somebody under 14. */
export interface Guardian {
  name: string;
  idNo: string;
  relation: GuardianRelation;
  /** Of the scene `guardian`. */
  ticket: string;
  consent: true;
}

export interface PersonRegistration extends NewAccount, Person {
  userType: 'person';
  /** Separate consent to handling the ID number. */
  consent: true;
  /** Asked of somebody under 14, of nobody else. */
  guardian?: Guardian;
}

export interface LegalRegistration extends NewAccount {
  userType: 'legal';
  orgName: string;
  uscc: string;
  orgType: OrgType;
  legalRep: Person;
  /** Whoever registers; the proved number is theirs. */
  handler: { name: string; idNo: string };
  consent: true;
}

/** What a step of the form asks before the next opens. */
interface RegistrationCheck {
  userType: UserType;
  ticket: string;
  account?: string;
  idNo?: string;
  uscc?: string;
}

export interface Activation {
  state: 'SENT' | 'ACTIVATED' | 'USED' | 'EXPIRED';
  /** The kind of account it is for. */
  userType: UserType;
  /** Names the registration, for resending; '' once it is done. */
  id: string;
  /** Masked. */
  email: string;
  /** When the link ends, and when another may be asked for. */
  expiresAt: Instant;
  resendAt: Instant;
}

export interface RegistrationContract {
  proveMobile: {
    body: { scene: ProofScene; userType?: UserType; region: string; mobile: string; code: string };
    data: Proof;
  };
  checkRegistration: { body: RegistrationCheck; data: null };
  register: { body: PersonRegistration | LegalRegistration; data: Activation };
  /** Where a registration stands. */
  activation: { query: { id: string }; data: Activation };
  /** Follows the link of the mail: ACTIVATED, USED or EXPIRED. */
  activate: { body: { token: string }; data: Activation };
  resendActivation: { body: { id: string }; data: Activation };
}
