/** Records of companies: registry data, roles and authorizations. */
import type {
  Capacity,
  CertificateUsage,
  CompanyAuthorization,
  CompanyContact,
  CompanyInfo,
  OrgType,
  RoleFailure,
  RoleForm,
  RoleOrigin,
  RoleState,
} from '../../../../src/contract';
import type { Device } from '../../lib/device';
import type { CertificateFacts, Identity } from './account';
import type { DecidedState } from './authorization';

/** A company in the portal. Its name and credit code are public. */
export interface Company {
  id: string;
  orgName: string;
  uscc: string;
  orgType: OrgType;
  legalRep: Identity;
  contact: CompanyContact;
}

/** The data of the registry of companies, by credit code. */
export interface RegisteredCompany
  extends Omit<CompanyInfo, 'legalRep' | 'contact' | 'version' | 'syncedAt'> {
  legalRep: Identity;
}

/** A role in a company. EXPIRED and SUSPENDED are derived (deriveRoleState). */
export interface Membership {
  id: string;
  /** null until the company is proven. */
  companyId: string | null;
  accountId: string;
  capacity: Capacity;
  state: Exclude<RoleState, 'EXPIRED' | 'SUSPENDED'>;
  origin: RoleOrigin;
  /**
   * First and last day in China, YYYY-MM-DD; null for no end. For an invited legal representative, the last
   * day to accept.
   */
  start: string | null;
  end: string | null;
  /** The person to whom it was given, or who requested its proof: an account that verifies as another one loses it. */
  person: Identity | null;
  createdAt: number;
  decidedAt: number | null;
  /** The form, while the company is not proven. */
  form: RoleForm | null;
  failure: RoleFailure | null;
  /** While VERIFYING: when the registry answers, or the wait for a person ends. */
  dueAt: number | null;
  /**
   * While VERIFYING: the person's answer; mismatch without a record, so that no one is asked; unavailable by
   * a tester.
   */
  answer: 'approve' | 'decline' | 'mismatch' | 'unavailable' | null;
  /** The session and the device that requested the proof. */
  askedFrom?: { sessionId: string; device: Device };
}

/** An authorization of a company for one of its handlers. */
export interface CompanyAuthorizationRecord
  extends Pick<
    CompanyAuthorization,
    'id' | 'number' | 'scope' | 'matters' | 'start' | 'end' | 'letter' | 'reason'
  > {
  companyId: string;
  membershipId: string;
  state: DecidedState;
  createdAt: number;
  decidedAt: number | null;
  /** A pending change that grants more, which the handler has not accepted yet. */
  change: (Pick<CompanyAuthorization, 'scope' | 'matters' | 'end' | 'reason'> & { askedAt: number }) | null;
}

export interface CompanyCertificateRecord extends CertificateFacts {
  id: string;
  companyId: string;
  algorithm: string;
  usage: CertificateUsage[];
  boundAt: number;
  /** The account that bound it. */
  boundBy: string;
  /** Whether the leaders of the company have been notified that it expires soon. */
  isExpiryTold: boolean;
}
