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
 * Finds the person who is invited. Everything must match, and HANDLER_UNKNOWN does not say what does not; too many searches in vain are a 429. Throws
 * HANDLER_SELF for the asking person, with whichever of their accounts, HANDLER_ALREADY where they are in the company.
 */
export function findInvitee(
  invitation: EndpointContext<'inviteHandler'>['body'],
  asker: Account,
  company: Company,
): Account {
  const { name, loginId, idNo, mobile } = invitation;
  // Compares the typed data, because the account of a legal entity cannot be found as a person.
  if (name === asker.name && idNo === asker.idNo) throw new Refusal('HANDLER_SELF');
  assertMaySearch('invitee', asker);
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
  const found = matching.find(({ primary }) => primary) ?? matching[0];
  if (!found) refuseSearch('invitee', asker);
  const isInCompany = listRolesOfPerson(company, found).some((role) => OPEN.includes(deriveRoleState(role)));
  if (isInCompany) throw new Refusal('HANDLER_ALREADY');
  return found;
}
