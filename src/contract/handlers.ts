/** Contract of who acts for a company: its handlers, and what each of them may see to. */
import type { Capacity } from './account';
import type { AuthorizationState } from './authorizations';
import type { CompanyMatter, RoleOrigin } from './companies';
import type { Instant, Page, PageQuery } from './envelope';
import type { StoredFile } from './files';
import type { IdType } from './registration';

/** accept and reject answer an application, withdraw takes back an invitation. */
export type HandlerAction = 'accept' | 'reject' | 'withdraw' | 'changeDates' | 'end';

/** A person in a company, as those who lead it see them. */
export interface HandlerRow {
  id: string;
  /** In full in the own row, otherwise masked. */
  name: string;
  /** Masked, as the mobile number is. */
  account: string;
  mobile: string;
  capacity: Capacity;
  state: AuthorizationState;
  origin: RoleOrigin;
  /** Days in China, YYYY-MM-DD, both included; null where it has no end. */
  start: string | null;
  end: string | null;
  createdAt: Instant;
  decidedAt: Instant | null;
  /** The reader. */
  isOwn: boolean;
  /** How many authorizations they have in force today. */
  authorizations: number;
  /** Goes back with a change: what has changed meanwhile is not overwritten. */
  version: string;
  actions: HandlerAction[];
}

/** Everything, or what is listed. */
export type AuthorizationScope = 'ALL' | 'LISTED';

/** A widening that waits for the handler's word; what was granted before counts meanwhile. */
interface AuthorizationChange {
  scope: AuthorizationScope;
  matters: CompanyMatter[];
  end: string;
  reason: string;
  askedAt: Instant;
}

/**
 * accept, reject: the handler's, of a new one. acceptChange, rejectChange: the handler's, of a widening. withdraw,
 * withdrawChange, modify, revoke: the company's. resign: the handler's.
 */
export type CompanyAuthorizationAction =
  | 'accept'
  | 'reject'
  | 'withdraw'
  | 'acceptChange'
  | 'rejectChange'
  | 'withdrawChange'
  | 'modify'
  | 'revoke'
  | 'resign';

export interface CompanyAuthorization {
  id: string;
  /** As a letter names it: `SQ`, the date and six digits. */
  number: string;
  /** The handler's row in `handlers`. */
  handlerId: string;
  /** Masked. */
  handlerName: string;
  scope: AuthorizationScope;
  /** Empty for ALL. */
  matters: CompanyMatter[];
  /** Days in China, YYYY-MM-DD, both included. */
  start: string;
  end: string;
  /** A signed letter that was uploaded. */
  letter: StoredFile | null;
  state: AuthorizationState;
  createdAt: Instant;
  decidedAt: Instant | null;
  change: AuthorizationChange | null;
  /** Why it was changed last, '' for never. */
  reason: string;
  /** Goes back with a change: what has changed meanwhile is not overwritten. */
  version: string;
  /** What the reader may do now. */
  actions: CompanyAuthorizationAction[];
}

/** With what its printed letter says; for both sides. */
export interface CompanyAuthorizationDetail extends CompanyAuthorization {
  company: { orgName: string; uscc: string; legalRep: string };
  /** The name in full: the letter is about this person. The number masked. */
  handler: { name: string; idType: IdType; idNo: string };
}

export interface HandlersContract {
  handlers: {
    params: { id: string };
    query: PageQuery & { state?: AuthorizationState };
    data: Page<HandlerRow>;
  };
  /** By everything the company knows of them: one answer, whichever of it is wrong. */
  inviteHandler: {
    params: { id: string };
    body: {
      name: string;
      loginId: string;
      idNo: string;
      mobile: string;
      capacity: Extract<Capacity, 'ADMIN' | 'HANDLER'>;
      start: string;
      end: string;
    };
    data: HandlerRow;
  };
  moveHandler: {
    params: { id: string; handlerId: string };
    body: { action: Exclude<HandlerAction, 'changeDates'>; version: string };
    data: HandlerRow;
  };
  changeHandlerDates: {
    params: { id: string; handlerId: string };
    body: { start: string; end: string; version: string };
    data: HandlerRow;
  };
  companyAuthorizations: {
    params: { id: string };
    query: PageQuery & { state?: AuthorizationState; handlerId?: string };
    data: Page<CompanyAuthorization>;
  };
  /** Open to the company's leaders, and to the handler it is about. */
  companyAuthorization: {
    params: { id: string; authorizationId: string };
    data: CompanyAuthorizationDetail;
  };
  addCompanyAuthorization: {
    params: { id: string };
    body: {
      handlerId: string;
      scope: AuthorizationScope;
      matters: CompanyMatter[];
      start: string;
      end: string;
      /** Id of an upload. */
      letter?: string;
    };
    data: CompanyAuthorization;
  };
  /** Narrower or shorter counts at once; wider or longer waits for the handler in `change`. */
  modifyCompanyAuthorization: {
    params: { id: string; authorizationId: string };
    body: {
      scope: AuthorizationScope;
      matters: CompanyMatter[];
      end: string;
      reason: string;
      version: string;
    };
    data: CompanyAuthorization;
  };
  moveCompanyAuthorization: {
    params: { id: string; authorizationId: string };
    body: { action: Exclude<CompanyAuthorizationAction, 'modify'>; version: string };
    data: CompanyAuthorization;
  };
}
