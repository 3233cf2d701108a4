/** Roles of an account in companies, and how it gets them. */
import * as v from 'valibot';
import { authorizationStates } from '../validation/authorizations';
import type { CompanyMatter } from '../validation/companyMatters';
import type { OrgType } from '../validation/organizations';
import { type EndpointRows, nothing, openEnum, personal } from './endpoint';
import { companyAuthorization } from './handlers';
import { roleOrigin } from './roleValues';
import { capacity } from './shared';

/**
 * DRAFT: filled in, not proven. VERIFYING: the registry, the legal representative or the license app has not
 * responded. The others are those of an authorization: PENDING is an invitation or an application; SUSPENDED lasts
 * while the company or the account is suspended.
 */
const state = v.picklist([...authorizationStates, 'DRAFT', 'VERIFYING']);

/** How a company is proven to the portal. */
export const roleMethod = v.picklist(['LEGAL_REP', 'CERTIFICATE', 'LICENSE_QR']);

/**
 * Why a company could not be proven. KNOWN: it was added to the portal meanwhile, and a handler applies to it
 * instead.
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
  orgType: openEnum<OrgType>(),
  state,
  /**
   * The origin of a role: its owner created it with the company, the company invited its owner, or its owner applied.
   */
  origin: roleOrigin,
  /** Days in China, YYYY-MM-DD, both inclusive; null for no end. */
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  createdAt: v.string(),
  /** The reason for a company that was not proven, otherwise null. */
  failure: v.nullable(failure),
  /** Whether a tab may act in it now. */
  canAct: v.boolean(),
  /**
   * Number of the company's certificates that have expired or expire within 30 days; 0 if the user may not see them.
   */
  certificatesEnding: v.number(),
  actions: v.array(action),
};

const row = v.object(roleFields);

const detail = v.object({
  ...roleFields,
  method: v.nullable(roleMethod),
  /** Name of the legal representative; as the user typed it while the company is not proven. */
  legalRep: personal('public'),
  /** Whether the tab that sent the request acts in this role. */
  isActing: v.boolean(),
  /** The company itself is suspended by its registry. */
  companySuspended: v.boolean(),
  /** The current matters of the role: all of them for a legal representative or an administrator. */
  matters: v.array(openEnum<CompanyMatter>()),
  /** The authorizations that the company granted to this role, newest first. */
  authorizations: v.array(companyAuthorization),
  /** While VERIFYING with the license app: the content of its QR code, and its expiry. */
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
      /** The user's role in the company, or null. A pending one counts only if `hasLegalRep` is true. */
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
