/** Roles in companies. */
import * as v from 'valibot';
import type { CompanyMatter, OrgType } from '..';
import { nothing, wordOf } from '../endpoint';
import { authorizationStates, capacity, roleOrigin } from '../roleWords';
import { companyAuthorization } from './handlers';
import type { SomeEndpoints } from './rows';

const companyRole = { id: v.string(), orgName: v.string(), uscc: v.string(), capacity };
const matters = v.array(wordOf<CompanyMatter>());

const roleFields = {
  ...companyRole,
  orgType: wordOf<OrgType>(),
  state: v.picklist([...authorizationStates, 'DRAFT', 'VERIFYING']),
  origin: roleOrigin,
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  createdAt: v.string(),
  failure: v.nullable(v.picklist(['MISMATCH', 'DECLINED', 'EXPIRED', 'UNAVAILABLE', 'KNOWN'])),
  canAct: v.boolean(),
  certificatesEnding: v.number(),
  actions: v.array(v.picklist(['accept', 'reject', 'withdraw', 'leave', 'continue', 'discard'])),
};

const detail = v.object({
  ...roleFields,
  method: v.nullable(v.picklist(['LEGAL_REP', 'CERTIFICATE', 'LICENSE_QR'])),
  legalRep: v.string(),
  isActing: v.boolean(),
  companySuspended: v.boolean(),
  matters,
  authorizations: v.array(companyAuthorization),
  licenseQr: v.nullable(v.object({ text: v.string(), expiresAt: v.string() })),
});

const ROLES = '/authApi/role/v1/roles';

export const rolesEndpoints = {
  roles: { call: `GET ${ROLES}`, data: v.array(v.object(roleFields)) },
  role: { call: `GET ${ROLES}/:id`, data: detail },
  companyByCode: {
    call: 'GET /authApi/role/v1/companies',
    data: v.object({
      known: v.boolean(),
      orgName: v.string(),
      hasLegalRep: v.boolean(),
      roleId: v.nullable(v.string()),
    }),
  },
  createRole: { call: `POST ${ROLES}`, data: detail },
  changeRole: { call: `PUT ${ROLES}/:id`, data: detail },
  proveRole: { call: `POST ${ROLES}/:id/proof`, data: detail },
  discardRole: { call: `DELETE ${ROLES}/:id`, data: nothing },
  applyAsHandler: { call: 'POST /authApi/role/v1/applications', data: detail },
  moveRole: { call: `PATCH ${ROLES}/:id`, data: detail },
} satisfies SomeEndpoints;
