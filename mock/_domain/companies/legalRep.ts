/** Transfers a company to the person whom its registry names as the legal representative, once they accept. */
import { COMPANY_LEVEL, DAY, SUCCESSOR_DAYS } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { choosePrimaryAccount } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordMemberBehavior } from '../accounts/behavior';
import {
  addMembership,
  deriveRoleState,
  findCompany,
  findNamedLegalRep,
  isCompanySuspended,
  isSameDocument,
  toPerson,
} from '../accounts/companies';
import { isNamed } from '../accounts/loginNames';
import { sendNotice } from '../accounts/notices';
import { hasProvedPossession } from '../accounts/possession';
import { assertMaySearch, refuseSearch } from '../checks/personSearches';
import { assertSteppedUp } from '../checks/stepUp';
import { maskName } from '../lib/masking';
import { ROLES_PATH } from '../lib/pagePaths';
import { getFound, Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account, Identity } from '../store/records/account';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { revokeRoleAuthorizations } from './authorizationStates';
import { assertAllowed } from './companyPermissions';
import { listRolesOfPerson } from './roleForm';
import { canMove, moveTo } from './roleStates';

/**
 * Invites a successor. Searches the account only after the step-up. Most failures return SUCCESSOR_UNCONFIRMED,
 * so that the response does not reveal which login name belongs to which person.
 */
export function replaceLegalRep(ctx: EndpointContext<'replaceLegalRep'>): null {
  const { role, company } = assertAllowed(ctx, ctx.params.id, 'replaceLegalRep');
  assertSteppedUp(ctx);
  if (isSuccessorInvited(company)) throw new Refusal('SUCCESSOR_PENDING');
  assertMaySearch('successor', ctx.account);
  const successor = findSuccessor(ctx.body, ctx.account);
  if (!successor || !findNamedLegalRep(company.uscc, successor)) refuseSearch('successor', ctx.account);

  const end = formatChinaDate(now() + SUCCESSOR_DAYS * DAY);
  addMembership({
    companyId: company.id,
    accountId: successor.id,
    person: toPerson(successor),
    capacity: 'LEGAL_REP',
    origin: 'INVITED',
    state: 'PENDING',
    end,
  });
  recordMemberBehavior(ctx, { type: 'HANDLER_ADD', actingAs: role.id });
  const about = { values: { company: company.orgName, name: maskName(successor.name) }, days: { end } };
  sendNotice({ accountId: successor.id, topic: 'legalRep.invited', ...about, link: ROLES_PATH });
  const link = `${ROLES_PATH}/${role.id}/role_space/role_authorize`;
  sendAlert({ accountId: ctx.account.id, topic: 'legalRep.asked', ...about, link });
  return null;
}

/** Accepts the role. Throws ROLE_SUSPENDED, or LEGAL_REP_DIFFERENT if the registry names another person. */
export function succeedLegalRep(role: Membership, successor: Account): void {
  const company = getFound(findCompany(role));
  if (isCompanySuspended(company.id)) throw new Refusal('ROLE_SUSPENDED');
  const named = findNamedLegalRep(company.uscc, successor);
  if (!named) throw new Refusal('LEGAL_REP_DIFFERENT');
  moveTo(role, 'accept');
  role.end = null;
  installLegalRep(role, company, named);
  endOtherRoles(role, company, successor);
}

/** Makes `named`, the role's owner, the legal representative in place of all others, and alerts both. */
export function installLegalRep(role: Membership, company: Company, named: Identity): void {
  company.legalRep = { ...named };
  const former = listLegalReps(company).filter((one) => one !== role && canMove(one, 'replace'));
  for (const one of former) replace(one);
  const values = { company: company.orgName, name: named.name };
  for (const { accountId } of former) {
    sendAlert({ accountId, topic: 'legalRep.ended', values, link: ROLES_PATH });
  }
  sendAlert({ accountId: role.accountId, topic: 'legalRep.begun', values, link: ROLES_PATH });
}

/** Ends every other role, invitation and application of the role's owner in the company, in all of their accounts. */
export function endOtherRoles(
  role: Membership,
  company: Company,
  owner: Pick<Account, 'idType' | 'idNo'>,
): void {
  for (const one of listRolesOfPerson(company, owner)) {
    if (one !== role && canMove(one, 'replace')) replace(one);
  }
}

function replace(role: Membership): void {
  revokeRoleAuthorizations(role);
  moveTo(role, 'replace');
}

const listLegalReps = ({ id }: Company): Membership[] =>
  getPortal().memberships.filter(({ companyId, capacity }) => companyId === id && capacity === 'LEGAL_REP');

const isSuccessorInvited = (company: Company): boolean =>
  listLegalReps(company).some((role) => deriveRoleState(role) === 'PENDING');

/** Finds an account of level 3 with a proof of possession. Throws HANDLER_SELF for the asker's own. */
function findSuccessor(
  { loginId, name }: { loginId: string; name: string },
  asker: Account,
): Account | undefined {
  const successor = choosePrimaryAccount(
    getPortal()
      .accounts.filter((one) => one.status === 'ACTIVE' && one.level >= COMPANY_LEVEL && one.name === name)
      .filter((one) => isNamed(one, loginId) && hasProvedPossession(one)),
  );
  if (successor && (successor.id === asker.id || isSameDocument(successor, asker)))
    throw new Refusal('HANDLER_SELF');
  return successor;
}
