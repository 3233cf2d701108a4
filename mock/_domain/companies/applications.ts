/** The actions of a role's owner: apply for a role, answer an invitation, withdraw an application, leave. */
import { COMPANY_APPLICATIONS_MAX, DAY } from '../../../src/constants';
import type { Body } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { recordMemberBehavior } from '../accounts/behavior';
import { addMembership, toPerson } from '../accounts/companies';
import { assertBelow, countNow } from '../checks/limits';
import { assertSteppedUp } from '../checks/stepUp';
import { assertNewPeriod } from '../forms/periods';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { revokeRoleAuthorizations } from './authorizationStates';
import { findOwnRole } from './companyPermissions';
import { succeedLegalRep } from './legalRep';
import { notifyOtherLeaders } from './notices';
import {
  assertMayApply,
  assertMayLead,
  assertProvenLegalRep,
  assertRoleLevel,
  findLedCompany,
} from './roleForm';
import { assertCanMove, moveTo } from './roleStates';

/**
 * Creates an application. The refusals are in the contract; the limit is needed because each notifies the
 * leaders.
 */
export function applyAsHandler({ account, body }: EndpointContext<'applyAsHandler'>): Membership {
  if (account.userType !== 'person') throw new HttpRefusal(403, 'FORBIDDEN');
  const { uscc, end } = body;
  const start = formatChinaDate(now());
  assertNewPeriod({ start, end });
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
  notifyOtherLeaders(role, 'role.applied');
  return role;
}

type Move = Body<'moveRole'>['action'];

const NOTICE_TOPICS = {
  accept: 'role.accepted',
  reject: 'role.rejected',
  withdraw: 'role.withdrawn',
  leave: 'role.left',
} as const satisfies Record<Move, string>;

/** Actions that give or end rights: they need a step-up, and the activity record shows them. */
const RECORDED: Partial<Record<Move, 'HANDLER_ADD' | 'HANDLER_REMOVE'>> = {
  accept: 'HANDLER_ADD',
  leave: 'HANDLER_REMOVE',
};

/** Answers an invitation, withdraws an application, or leaves a company. */
export function moveRole(ctx: EndpointContext<'moveRole'>): Membership {
  const role = findOwnRole(ctx.account, ctx.params.id);
  const { action } = ctx.body;
  assertCanMove(role, action);
  const type = RECORDED[action];
  if (type) assertSteppedUp(ctx);
  if (action === 'accept') assertMayAccept(role, ctx.account);
  if (action === 'accept' && role.capacity === 'LEGAL_REP') succeedLegalRep(role, ctx.account);
  else moveTo(role, action);
  if (action === 'leave') revokeRoleAuthorizations(role);
  // The record belongs to the person, even if the tab acts in a role.
  if (type) recordMemberBehavior(ctx, { type, actingAs: null });
  notifyOtherLeaders(role, NOTICE_TOPICS[action]);
  return role;
}

function assertMayAccept({ capacity }: Membership, account: Account): void {
  assertRoleLevel(account);
  assertProvenLegalRep(capacity, account);
  assertMayLead(capacity, account);
}
