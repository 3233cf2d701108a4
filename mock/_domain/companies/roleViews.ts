/** Shows roles to their owners. */
import type { RoleDetail, RoleRow, RoleState } from '../../../src/contract';
import { findCompanyBlock } from '../../../src/domain/companyActions';
import { deriveRoleState, findCompany, isCompanySuspended } from '../accounts/companies';
import { deriveCertificateState } from '../checks/certificates';
import { toInstant } from '../store/clock';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { findActingRole } from './acting';
import { toCompanyAuthorization } from './authorizationViews';
import { type Asker, getRoleContext } from './companyPermissions';
import { canAct, listMatters, listRoleAuthorizations } from './matters';
import { waitsForLicenseApp } from './proveRole';
import { listRoleActions } from './roleStates';

/** A role as a row of its owner's list. */
export function toRoleRow(asker: Asker, role: Membership): RoleRow {
  const { id, capacity, origin, start, end, createdAt, failure, form } = role;
  const state = deriveRoleState(role);
  const { orgName = '', uscc = '', orgType = 'OTHER' } = findCompany(role) ?? form ?? {};
  return {
    id,
    orgName,
    uscc,
    orgType,
    capacity,
    state,
    origin,
    start,
    end,
    createdAt: toInstant(createdAt),
    failure,
    canAct: canAct(role),
    certificatesEnding: countEndingCertificates(asker, role),
    actions: listRoleActions({ state, origin, capacity, form }),
  };
}

/** A role in full, for its owner. */
export function toRoleDetail(asker: Asker, role: Membership): RoleDetail {
  const { form } = role;
  const row = toRoleRow(asker, role);
  const stands = isStanding(row.state);
  return {
    ...row,
    method: form?.method ?? null,
    legalRep: form?.legalRep ?? findCompany(role)?.legalRep.name ?? '',
    isActing: stands && findActingRole(asker.req, asker.account)?.id === role.id,
    companySuspended: isCompanySuspended(role.companyId),
    matters: stands ? listMatters(role) : [],
    authorizations: showAuthorizations(role),
    licenseQr: toLicenseQr(role),
  };
}

/** The authorizations of a role as its handler sees them, newest first. */
const showAuthorizations = (role: Membership): RoleDetail['authorizations'] =>
  listRoleAuthorizations(role)
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((one) => toCompanyAuthorization(one, 'handler'));

/** A new code of the same role contains a new time, so that an old picture of it can be recognized. */
function toLicenseQr({ id, state, form, answer, dueAt }: Membership): RoleDetail['licenseQr'] {
  if (!form || dueAt === null || !waitsForLicenseApp({ state, form, answer })) return null;
  const query = new URLSearchParams({ role: id, until: String(dueAt) });
  return { text: `https://license.example.com/confirm?${query}`, expiresAt: toInstant(dueAt) };
}

const isStanding = (state: RoleState): boolean => state === 'ACTIVE' || state === 'SUSPENDED';

/** How many certificates of the company end soon or have ended; 0 for whom they are not open to. */
function countEndingCertificates(asker: Asker, role: Membership): number {
  // A user who has left the company may have acted for it in this request, so this checks the role only.
  if (!isStanding(deriveRoleState(role))) return 0;
  if (findCompanyBlock('viewCertificates', getRoleContext(asker, role))) return 0;
  return getPortal().companyCertificates.filter(
    (one) =>
      one.companyId === role.companyId && ['EXPIRING', 'EXPIRED'].includes(deriveCertificateState(one)),
  ).length;
}
