/** Completes due proofs of companies: applies the response and its consequences. */
import { AUTHORIZATION_DAYS_MAX, COMPANY_LEVEL, DAY } from '../../../src/constants';
import type { RoleFailure, RoleForm } from '../../../src/contract';
import { leadsCompany } from '../../../src/domain/companyActions';
import { formatChinaDate } from '../../../src/validation/dates';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordBehaviorOn } from '../accounts/behavior';
import { createCompany, findNamedLegalRep, isSamePerson } from '../accounts/companies';
import { hasProvedPossession } from '../accounts/possession';
import { hasRequiredProof } from '../checks/requiredProofs';
import { ROLES_PATH } from '../lib/pagePaths';
import { now } from '../store/clock';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { storeCompanyAuthorization } from './companyAuthorizations';
import { endOtherRoles, installLegalRep } from './legalRep';
import { alertNamedLegalRep, alertProven, notifyOtherLeaders, notifyRefused } from './notices';
import { matchesRegistry, needsConfirmation } from './proveRole';
import { findCompanyByUscc, isKnownMeanwhile } from './roleForm';
import { endRolesOfOthers } from './rolePersons';
import { canMove, moveTo } from './roleStates';

/** A role whose company is being proven. */
type RoleInProof = Membership & { form: RoleForm; dueAt: number };

const isDue = (role: Membership): role is RoleInProof =>
  role.state === 'VERIFYING' && role.form !== null && role.dueAt !== null && role.dueAt <= now();

/** Completes every due proof in the order of the due times. No request of the owners is needed. */
export function settleDueRoles(): void {
  const due = getPortal()
    .memberships.filter(isDue)
    .sort((a, b) => a.dueAt - b.dueAt);
  // One proof may displace the next claim.
  for (const role of due) if (isDue(role)) complete(role);
  endRolesOfOthers();
}

function complete(role: RoleInProof): void {
  const { form, dueAt } = role;
  const failure = findFailure(role);
  moveTo(role, failure ? 'refuse' : 'prove', dueAt);
  Object.assign(role, { dueAt: null, answer: null, failure } satisfies Partial<Membership>);
  if (!failure) addToCompany(role, { form, at: dueAt });
  if (failure) notifyRefused(role, form.orgName, dueAt);
  else alertProven(role, form.orgName, dueAt);
}

/** Returns why the company is not proven, or null. An unknown company is reported as a mismatch. */
function findFailure({ form, answer, accountId, person }: RoleInProof): RoleFailure | null {
  if (answer === 'unavailable') return 'UNAVAILABLE';
  if (answer === 'decline') return 'DECLINED';
  if (answer === 'mismatch') return 'MISMATCH';
  if (needsConfirmation(form) && answer === null) return 'EXPIRED';
  const owner = findAccountById(accountId);
  const isVerified = owner?.status === 'ACTIVE' && owner.level >= COMPANY_LEVEL;
  // The confirmation is for the person who asked, not for the account.
  const isRequester = owner && person && isSamePerson(person, owner);
  const isOwnCapacity =
    form.capacity !== 'LEGAL_REP' ||
    (owner && hasProvedPossession(owner) && findNamedLegalRep(form.uscc, owner) !== undefined);
  if (!isVerified || !isRequester || !isOwnCapacity || !matchesRegistry(form)) return 'MISMATCH';
  // The required proof may have been removed or have expired since the request.
  if (leadsCompany(form.capacity) && !hasRequiredProof(owner, 'company')) return 'FACTOR';
  // Another proof may have been completed first.
  return isKnownMeanwhile(form, owner) ? 'KNOWN' : null;
}

/** Adds the role to its company, which is created if needed, and deletes the form. */
function addToCompany(role: Membership, { form, at }: { form: RoleForm; at: number }): void {
  const { accountId, askedFrom, person } = role;
  const known = getPortal().companyRegistry.get(form.uscc);
  if (!known) throw new Error(`no registered company ${form.uscc}`);
  const { orgName, uscc, orgType, legalRep } = known;
  const before = findCompanyByUscc(uscc);
  const company = before ?? createCompany({ orgName, uscc, orgType, legalRep });
  const { id } = company;
  const isHandler = form.capacity === 'HANDLER';
  const period = {
    start: formatChinaDate(at),
    end: formatChinaDate(at + AUTHORIZATION_DAYS_MAX * DAY),
  };
  Object.assign(role, {
    ...(isHandler && period),
    companyId: id,
    form: null,
  } satisfies Partial<Membership>);
  if (isHandler) authorize(role, id, { ...period, at });
  if (before && role.capacity === 'LEGAL_REP') installLegalRep(role, before, legalRep);
  if (person) endOtherRoles(role, company, person);
  if (leadsCompany(role.capacity)) displaceClaims(role, { orgName, uscc, at });
  notifyOtherLeaders(role, 'role.claimed');
  if (form.method === 'CERTIFICATE') alertNamedLegalRep(role, { orgName, legalRep, at });
  if (!askedFrom) return;
  const { sessionId, device } = askedFrom;
  recordBehaviorOn(device, { accountId, sessionId, occurredAt: at, type: 'HANDLER_ADD' });
}

/** Rejects other claims on the same capacity and notifies their owners. */
function displaceClaims(
  proven: Membership,
  { orgName, uscc, at }: { orgName: string; uscc: string; at: number },
): void {
  const claims = getPortal().memberships.filter(
    (one) => one.form?.uscc === uscc && one.capacity === proven.capacity && canMove(one, 'displace'),
  );
  for (const claim of claims) {
    moveTo(claim, 'displace', at);
    Object.assign(claim, { failure: 'KNOWN', dueAt: null, answer: null } satisfies Partial<Membership>);
    const { id, accountId, capacity } = claim;
    sendAlert({
      accountId,
      at,
      topic: 'role.displaced',
      values: { orgName },
      words: { capacity: `capacity.${capacity}` },
      link: `${ROLES_PATH}/create?${new URLSearchParams({ id })}`,
    });
  }
}

/** Authorizes a confirmed handler for all matters for one year. */
function authorize(
  { id }: Membership,
  companyId: string,
  { start, end, at }: { start: string; end: string; at: number },
): void {
  storeCompanyAuthorization({
    companyId,
    membershipId: id,
    scope: 'ALL',
    matters: [],
    start,
    end,
    letter: null,
    state: 'ACTIVE',
    createdAt: at,
    decidedAt: at,
  });
}
