/** Finds the person an invitation is for. */
import type { RoleState } from '../../../src/contract';
import { deriveRoleState } from '../accounts/companies';
import { isNamed } from '../accounts/loginNames';
import { assertMaySearch, refuseSearch } from '../checks/personSearches';
import { Refusal } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company } from '../store/records/company';
import { getPortal } from '../store/state';
import { listRolesOfPerson } from './roleForm';

const OPEN: readonly RoleState[] = ['PENDING', 'ACTIVE', 'SUSPENDED'];

/**
 * Finds the invited person. All fields must match; HANDLER_UNKNOWN does not reveal which one does not. Throws a 429
 * after too many failed searches, HANDLER_SELF for the inviter's own data or HANDLER_ALREADY for a member of the
 * company.
 */
export function findInvitee(
  invitation: EndpointContext<'inviteHandler'>['body'],
  inviter: Account,
  company: Company,
): Account {
  const { name, loginId, idNo, mobile } = invitation;
  // Compares the typed data, because the account of a legal entity cannot be invitee as a person.
  if (name === inviter.name && idNo === inviter.idNo) throw new Refusal('HANDLER_SELF');
  assertMaySearch('invitee', inviter);
  const matching = getPortal().accounts.filter(
    (one) =>
      one.userType === 'person' &&
      one.status === 'ACTIVE' &&
      one.name === name &&
      one.idType === 'RESIDENT_ID' &&
      one.idNo === idNo &&
      one.mobile === mobile &&
      isNamed(one, loginId),
  );
  const invitee = matching.find(({ primary }) => primary) ?? matching[0];
  if (!invitee) refuseSearch('invitee', inviter);
  const isMember = listRolesOfPerson(company, invitee).some((role) => OPEN.includes(deriveRoleState(role)));
  if (isMember) throw new Refusal('HANDLER_ALREADY');
  return invitee;
}
