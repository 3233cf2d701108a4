/** Applies for a role in a company, and responds to invitations: the side of the person who owns the role. */
import { COMPANY_APPLICATIONS_MAX, DAY } from '../../../src/constants';
import type { Body } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { checkEndDay } from '../../../src/validation/authorizations';
import { formatChinaDate } from '../../../src/validation/dates';
import { recordMemberBehavior } from '../accounts/behavior';
import { addMembership, toPerson } from '../accounts/companies';
import { assertBelow, countNow } from '../checks/limits';
import { assertSteppedUp } from '../checks/stepUp';
import { HttpRefusal, Refusal, wrongField } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { revokeRoleAuthorizations } from './authorizationStates';
import { findOwnRole } from './companyPermissions';
import { succeedLegalRep } from './legalRep';
import {
  assertMayApply,
  assertMayLead,
  assertProvenLegalRep,
  assertRoleLevel,
  findLedCompany,
} from './roleForm';
import { tellOtherLeaders } from './roleNotices';
import { assertCanMove, moveTo } from './roleStates';

const ENDS: Record<NonNullable<ReturnType<typeof checkEndDay>>, SubCodeName> = {
  backwards: 'RANGE_BACKWARDS',
  long: 'RANGE_TOO_LONG',
};

/**
 * Asks a company of the portal for the role of a handler, from today on. Throws FORBIDDEN for a legal entity, a 422,
 * COMPANY_UNKNOWN, ROLE_LEVEL, ROLE_ALREADY, a 429 after too many applications: each one notifies the leaders.
 */
export function applyAsHandler({ account, body }: EndpointContext<'applyAsHandler'>): Membership {
  if (account.userType !== 'person') throw new HttpRefusal(403, 'FORBIDDEN');
  const { uscc, end } = body;
  const start = formatChinaDate(now());
  const problem = checkEndDay(start, end);
  if (problem) throw wrongField('end', ENDS[problem]);
  const company = findLedCompany(uscc);
  if (!company) throw new Refusal('COMPANY_UNKNOWN');
  assertMayApply(account, uscc);
  const { companyApplications } = getPortal();
  const key = `${account.id} ${company.id}`;
  assertBelow(companyApplications, new Map([[key, COMPANY_APPLICATIONS_MAX]]), DAY);
  countNow(companyApplications, [key], DAY);
  const role = addMembership({
    companyId: company.id,
    accountId: account.id,
    person: toPerson(account),
    capacity: 'HANDLER',
    origin: 'APPLIED',
    state: 'PENDING',
    start,
    end,
  });
  tellOtherLeaders(role, 'role.applied');
  return role;
}

type Move = Body<'moveRole'>['action'];

const TOPICS = {
  accept: 'role.accepted',
  reject: 'role.rejected',
  withdraw: 'role.withdrawn',
  leave: 'role.left',
} as const satisfies Record<Move, string>;

/** Names of events in the behavior record. Moves that change no role are not recorded. */
const EVENTS: Partial<Record<Move, 'HANDLER_ADD' | 'HANDLER_REMOVE'>> = {
  accept: 'HANDLER_ADD',
  leave: 'HANDLER_REMOVE',
};

/**
 * Accepts or rejects an invitation, withdraws an application, or leaves a company. Throws a 404,
 * CHANGED_MEANWHILE where the action does not follow, a 428 for accept and leave; for an invitation that is accepted
 * ROLE_LEVEL, LEGAL_REP_UNPROVEN, FACTOR_REQUIRED, and what succeedLegalRep throws.
 */
export function moveRole(ctx: EndpointContext<'moveRole'>): Membership {
  const role = findOwnRole(ctx.account, ctx.params.id);
  const { action } = ctx.body;
  assertCanMove(role, action);
  if (action === 'accept') assertMayAccept(role, ctx.account);
  // Only moves that give or end rights are recorded.
  const type = EVENTS[action];
  if (type) assertSteppedUp(ctx);
  if (action === 'accept' && role.capacity === 'LEGAL_REP') succeedLegalRep(role, ctx.account);
  else moveTo(role, action);
  if (action === 'leave') revokeRoleAuthorizations(role);
  // The record belongs to the person, in whatever role the tab acts.
  if (type) recordMemberBehavior(ctx, { type, actingAs: null });
  tellOtherLeaders(role, TOPICS[action]);
  return role;
}

function assertMayAccept({ capacity }: Membership, account: Account): void {
  assertRoleLevel(account);
  assertProvenLegalRep(capacity, account);
  assertMayLead(capacity, account);
}
