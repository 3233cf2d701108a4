/** Contract of roles: what an account is in a company, how it gets there, and for whom a tab acts. */
import type { Capacity, CompanyRole } from './account';
import type { AuthorizationState } from './authorizations';
import type { CompanyMatter, RoleOrigin } from './companies';
import type { Instant } from './envelope';
import type { CompanyAuthorization } from './handlers';
import type { OrgType } from './registration';

/**
 * DRAFT: filled in, not proven. VERIFYING: the registry, the legal representative or the license app has not answered.
 * The others as of an authorization: PENDING is an invitation or an application, SUSPENDED stands while the company or
 * the account is.
 */
export type RoleState = AuthorizationState | 'DRAFT' | 'VERIFYING';

/** How a company is proven to the portal. */
export type RoleMethod = 'LEGAL_REP' | 'CERTIFICATE' | 'LICENSE_QR';

/** Why a company could not be proven. KNOWN: it came into the portal meanwhile, one applies to it instead. */
export type RoleFailure = 'MISMATCH' | 'DECLINED' | 'EXPIRED' | 'UNAVAILABLE' | 'KNOWN';

/** What the owner of a role may do about it now; continue and discard are of what is not proven. */
export type RoleAction = 'accept' | 'reject' | 'withdraw' | 'leave' | 'continue' | 'discard';

export interface RoleRow extends CompanyRole {
  orgType: OrgType;
  state: RoleState;
  origin: RoleOrigin;
  /** Days in China, YYYY-MM-DD, both included; null where it has no end. */
  start: string | null;
  end: string | null;
  createdAt: Instant;
  /** Of a company that was not proven; null else. */
  failure: RoleFailure | null;
  /** Whether a tab may act in it now. */
  canAct: boolean;
  /** Certificates of the company that end within 30 days or have ended; 0 for whom they are not open to. */
  certificatesEnding: number;
  actions: RoleAction[];
}

export interface RoleDetail extends RoleRow {
  method: RoleMethod | null;
  /** As it was typed while the company is not proven. */
  legalRep: string;
  /** Whether the asking tab acts in this very role. */
  isActing: boolean;
  /** The company itself is suspended by its registry. */
  companySuspended: boolean;
  /** What the role may see to today: all of it for those who lead the company. */
  matters: CompanyMatter[];
  /** The authorizations the company gave to this role, newest first. */
  authorizations: CompanyAuthorization[];
  /** While VERIFYING with the license app: what its QR code says, and until when. */
  licenseQr: { text: string; expiresAt: Instant } | null;
}

/** A company as it is named to the portal. */
export interface RoleForm {
  orgName: string;
  uscc: string;
  orgType: OrgType;
  /** The full name of the legal representative. */
  legalRep: string;
  /** ADMIN only of a claim that a registration has made. */
  capacity: Capacity;
  method: RoleMethod;
}

/** A role one may act in. */
export interface ActingRole extends CompanyRole {
  /** The last day, YYYY-MM-DD; null where it has no end. */
  end: string | null;
  matters: CompanyMatter[];
}

/** For whom this tab acts, by its header. */
export interface Acting {
  /** null for oneself. */
  role: ActingRole | null;
  /** What one may switch to. */
  choices: ActingRole[];
}

export interface RolesContract {
  /** Those that wait first, then the active ones, then the rest. */
  roles: { data: RoleRow[] };
  role: { params: { id: string }; data: RoleDetail };
  /** Whether the portal has the company; its name is public. `roleId`: one's own role there, or null. */
  companyByCode: {
    query: { uscc: string };
    data: { known: boolean; orgName: string; hasLegalRep: boolean; roleId: string | null };
  };
  createRole: { body: RoleForm; data: RoleDetail };
  /** Of a draft, or of a company that was not proven. */
  changeRole: { params: { id: string }; body: RoleForm; data: RoleDetail };
  /** Asks for the proof. The certificate signs a challenge of caChallenge; base64 as in caLogin. */
  proveRole: {
    params: { id: string };
    body: { challenge?: string; certificate?: string; signature?: string };
    data: RoleDetail;
  };
  discardRole: { params: { id: string }; body: Record<string, never>; data: null };
  /** Asks a company the portal has for the role of a handler. */
  applyAsHandler: { body: { uscc: string; end: string }; data: RoleDetail };
  moveRole: {
    params: { id: string };
    body: { action: Extract<RoleAction, 'accept' | 'reject' | 'withdraw' | 'leave'> };
    data: RoleDetail;
  };
  acting: { data: Acting };
  /** Tells for whom the tab acts from now on, null for oneself: the record keeps it. */
  switchActing: { body: { roleId: string | null }; data: Acting };
}
