/** Responses about roles, for their owners. */
import type { RoleDetail, RoleRow } from '../../../src/contract';
import { findCompanyBlock } from '../../../src/domain/companyActions';
import { deriveRoleState, findCompany, isActiveOrSuspended, isCompanySuspended } from '../accounts/companies';
import { deriveCertificateState } from '../checks/certificates';
import { toInstant } from '../store/clock';
import type { MemberRequest } from '../store/context';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { findActingRole } from './acting';
import { toCompanyAuthorization } from './authorizationViews';
import { getRoleContext } from './companyPermissions';
import { canAct, listMatters, listRoleAuthorizations } from './matters';
import { waitsForLicenseApp } from './proveRole';
import { listRoleActions } from './roleStates';

export function toRoleRow(asker: MemberRequest, role: Membership): RoleRow {
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

export function toRoleDetail(asker: MemberRequest, role: Membership): RoleDetail {
  const { form } = role;
  const row = toRoleRow(asker, role);
  const isCurrent = isActiveOrSuspended(role);
  return {
    ...row,
    method: form?.method ?? null,
    legalRep: form?.legalRep ?? findCompany(role)?.legalRep.name ?? '',
    isActing: isCurrent && findActingRole(asker.req, asker.account)?.id === role.id,
    companySuspended: isCompanySuspended(role.companyId),
    matters: isCurrent ? listMatters(role) : [],
    authorizations: showAuthorizations(role),
    licenseQr: toLicenseQr(role),
  };
}

/** Lists the authorizations of a role for its handler, newest first. */
const showAuthorizations = (role: Membership): RoleDetail['authorizations'] =>
  listRoleAuthorizations(role)
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((one) => toCompanyAuthorization(one, 'handler'));

/** Returns the QR code for the license app. Its text contains the time, so that an outdated image can be recognized. */
function toLicenseQr(role: Membership): RoleDetail['licenseQr'] {
  const { id, dueAt } = role;
  if (dueAt === null || !waitsForLicenseApp(role)) return null;
  const query = new URLSearchParams({ role: id, until: String(dueAt) });
  return { text: `https://license.example.com/confirm?${query}`, expiresAt: toInstant(dueAt) };
}

/** Counts the certificates of the company that have expired or expire soon; returns 0 if the user may not read them. */
function countEndingCertificates(asker: MemberRequest, role: Membership): number {
  // A user who has left the company may have acted for it in this request, so this checks the role only.
  if (!isActiveOrSuspended(role)) return 0;
  if (findCompanyBlock('viewCertificates', getRoleContext(asker, role))) return 0;
  return getPortal().companyCertificates.filter(
    (one) =>
      one.companyId === role.companyId && ['EXPIRING', 'EXPIRED'].includes(deriveCertificateState(one)),
  ).length;
}
