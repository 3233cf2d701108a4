/** Hands a company over to the person whom its registry names as the legal representative by now. */

import { choosePrimaryAccount } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { addMembership } from '../accounts/companies';
import { isNamed } from '../accounts/loginNames';
import { sendNotice } from '../accounts/notices';
import { granteeId } from '../authorizations/form';
import { assertSteppedUp } from '../checks/stepUp';
import { readFields } from '../forms/fields';
import { personName } from '../forms/persons';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company } from '../store/records/company';
import { getPortal } from '../store/state';
import { revokeRoleAuthorizations } from './authorizationStates';
import { assertAllowed } from './standing';

const form = { loginId: granteeId, name: personName };

/**
 * Gives the company's role of legal representative to its successor; the asking role ends. It looks for the account
 * only after the step-up, so that nobody can search for accounts without one. Throws as assertAllowed does, a 422, a
 * 428, HANDLER_UNKNOWN, HANDLER_SELF, or LEGAL_REP_DIFFERENT while the registry names somebody else.
 */
export function replaceLegalRep(ctx: EndpointContext<'replaceLegalRep'>): null {
  const { role, company } = assertAllowed(ctx, ctx.params.id, 'replaceLegalRep');
  const wanted = readFields(ctx.body, form);
  assertSteppedUp(ctx);
  const successor = findSuccessor(wanted, ctx.account);
  const named = findNamedByRegistry(company, successor);

  endRoles(company, successor.id);
  company.legalRep = { ...named };
  addMembership({
    companyId: company.id,
    accountId: successor.id,
    capacity: 'LEGAL_REP',
    origin: 'INVITED',
    state: 'ACTIVE',
    decidedAt: now(),
  });
  role.state = 'REVOKED';
  role.decidedAt = now();

  recordMemberBehavior(ctx, { type: 'HANDLER_ADD', actingAs: role.id });
  recordMemberBehavior(ctx, { type: 'HANDLER_REMOVE', actingAs: role.id });
  const values = { company: company.orgName };
  const link = '/user/role_manage';
  sendNotice({ accountId: successor.id, topic: 'legalRep.begun', values, link });
  sendNotice({
    accountId: ctx.account.id,
    topic: 'legalRep.ended',
    values: { ...values, name: named.name },
    link,
  });
  return null;
}

/**
 * Finds the account of somebody else by its name or mobile number and the full name; HANDLER_UNKNOWN does not say which
 * of them does not match.
 */
function findSuccessor({ loginId, name }: { loginId: string; name: string }, asking: Account): Account {
  const found = choosePrimaryAccount(
    getPortal()
      .accounts.filter((one) => one.status === 'ACTIVE' && one.name === name)
      .filter((one) => isNamed(one, loginId)),
  );
  if (!found) throw new Refusal('HANDLER_UNKNOWN');
  if (found.id === asking.id || found.idNo === asking.idNo) throw new Refusal('HANDLER_SELF');
  return found;
}

function findNamedByRegistry({ uscc }: Company, { name, idNo }: Account): Company['legalRep'] {
  const named = getPortal().companyRegistry.get(uscc)?.legalRep;
  if (named?.name !== name || named.idNo !== idNo) throw new Refusal('LEGAL_REP_DIFFERENT');
  return named;
}

/** Ends what the account was in the company before, and what it was authorized for. */
function endRoles(company: Company, accountId: string): void {
  const all = getPortal().memberships.filter(
    (one) => one.companyId === company.id && one.accountId === accountId,
  );
  for (const one of all.filter(({ state }) => state === 'PENDING' || state === 'ACTIVE')) {
    revokeRoleAuthorizations(one);
    one.state = 'REVOKED';
    one.decidedAt = now();
  }
}
