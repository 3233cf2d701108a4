/** Roles: what an account is in a company, and how it gets there. */
import * as v from 'valibot';
import { authorizationStates } from '../validation/authorizations';
import type { CompanyMatter } from '../validation/companyMatters';
import type { OrgType } from '../validation/organizations';
import { type EndpointRows, nothing, personal, wordOf } from './endpoint';
import { companyAuthorization } from './handlers';
import { roleOrigin } from './roleWords';
import { capacity } from './shared';

/**
 * DRAFT: filled in, not proven. VERIFYING: the registry, the legal representative or the license app has not answered.
 * The others as of an authorization: PENDING is an invitation or an application, SUSPENDED stands while the company or
 * the account is.
 */
const state = v.picklist([...authorizationStates, 'DRAFT', 'VERIFYING']);

/** How a company is proven to the portal. */
export const roleMethod = v.picklist(['LEGAL_REP', 'CERTIFICATE', 'LICENSE_QR']);

/**
 * Why a company could not be proven. KNOWN: it came into the portal meanwhile, and a handler applies to it instead.
 */
const failure = v.picklist(['MISMATCH', 'DECLINED', 'EXPIRED', 'UNAVAILABLE', 'KNOWN', 'FACTOR']);

/** Current actions of the owner of a role; continue and discard apply to unproven ones. */
const action = v.picklist(['accept', 'reject', 'withdraw', 'leave', 'continue', 'discard']);

const roleFields = {
  id: v.string(),
  /** Name and credit code of the company, both public. */
  orgName: v.string(),
  uscc: v.string(),
  capacity,
  orgType: wordOf<OrgType>(),
  state,
  /**
   * The origin of a role: its owner created it with the company, the company invited its owner, or its owner applied.
   */
  origin: roleOrigin,
  /** Days in China, YYYY-MM-DD, both included; null where it has no end. */
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  createdAt: v.string(),
  /** Of a company that was not proven, otherwise null. */
  failure: v.nullable(failure),
  /** Whether a tab may act in it now. */
  canAct: v.boolean(),
  /** Certificates of the company that end within 30 days or have ended; 0 if they are not open to the reader. */
  certificatesEnding: v.number(),
  actions: v.array(action),
};

const row = v.object(roleFields);

const detail = v.object({
  ...roleFields,
  method: v.nullable(roleMethod),
  /** As it was typed while the company is not proven. */
  legalRep: personal('public'),
  /** Whether the asking tab acts in this very role. */
  isActing: v.boolean(),
  /** The company itself is suspended by its registry. */
  companySuspended: v.boolean(),
  /** The matters of the role today: all of them for a legal representative or an administrator. */
  matters: v.array(wordOf<CompanyMatter>()),
  /** The authorizations that the company gave to this role, newest first. */
  authorizations: v.array(companyAuthorization),
  /** While VERIFYING with the license app: the text of its QR code, and until when it is valid. */
  licenseQr: v.nullable(v.object({ text: v.string(), expiresAt: v.string() })),
});

export type RoleState = v.InferOutput<typeof state>;
export type RoleMethod = v.InferOutput<typeof roleMethod>;
export type RoleFailure = v.InferOutput<typeof failure>;
export type RoleAction = v.InferOutput<typeof action>;
export type RoleOrigin = v.InferOutput<typeof roleOrigin>;
export type RoleRow = v.InferOutput<typeof row>;
export type RoleDetail = v.InferOutput<typeof detail>;
export type { CompanyMatter } from '../validation/companyMatters';

const ROLES = '/authApi/role/v1/roles';

export const rolesEndpoints = {
  roles: { call: `GET ${ROLES}`, data: v.array(row) },
  role: { call: `GET ${ROLES}/:id`, data: detail },
  companyByCode: {
    call: 'GET /authApi/role/v1/companies',
    data: v.object({
      /** Whether the portal knows the company and it has a leader. */
      known: v.boolean(),
      orgName: v.string(),
      hasLegalRep: v.boolean(),
      /** The own role there, or null. A pending one counts only if `hasLegalRep` is true. */
      roleId: v.nullable(v.string()),
    }),
  },
  createRole: { call: `POST ${ROLES}`, data: detail },
  changeRole: { call: `PUT ${ROLES}/:id`, data: detail },
  proveRole: { call: `POST ${ROLES}/:id/proof`, data: detail },
  discardRole: { call: `DELETE ${ROLES}/:id`, data: nothing },
  applyAsHandler: { call: 'POST /authApi/role/v1/applications', data: detail },
  moveRole: { call: `PATCH ${ROLES}/:id`, data: detail },
} satisfies EndpointRows;
