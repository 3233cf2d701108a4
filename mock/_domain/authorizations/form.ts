/** Finds the grantee of an authorization. */
import type { NewAuthorization } from '../../../src/contract';
import { isNamed } from '../accounts/loginNames';
import { assertMaySearch, refuseSearch } from '../checks/personSearches';
import { Refusal } from '../lib/refusals';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/**
 * Finds the grantee. Both the login name and the full name must match; GRANTEE_UNKNOWN does not reveal which one does
 * not. If several accounts have the number, returns the primary one. Throws a 429 after too many failed searches, and
 * GRANTEE_SELF for an account of the grantor.
 */
export function findGrantee(
  { loginId, name }: Pick<NewAuthorization, 'loginId' | 'name'>,
  grantor: Account,
): Account {
  assertMaySearch('grantee', grantor);
  const named = getPortal()
    .accounts.filter((one) => one.userType === 'person' && one.status === 'ACTIVE' && one.name === name)
    .filter((one) => isNamed(one, loginId));
  const grantee = named.find(({ primary }) => primary) ?? named[0];
  if (!grantee) refuseSearch('grantee', grantor);
  if (grantee.id === grantor.id || grantee.idNo === grantor.idNo) throw new Refusal('GRANTEE_SELF');
  return grantee;
}
