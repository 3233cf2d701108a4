/** Names the grantee of an authorization, and finds them. */
import type { NewAuthorization } from '../../../src/contract';
import { isNamed } from '../accounts/loginNames';
import { assertMaySearch, refuseSearch } from '../checks/personSearches';
import { Refusal } from '../lib/refusals';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/**
 * Finds the grantee. Both the account name or number and the name must match; GRANTEE_UNKNOWN does not say
 * which one does not; too many searches in vain are a 429. If several accounts have the number, it is the primary one. Throws GRANTEE_SELF for the
 * own account.
 */
export function findGrantee(
  { loginId, name }: Pick<NewAuthorization, 'loginId' | 'name'>,
  grantor: Account,
): Account {
  assertMaySearch('grantee', grantor);
  const named = getPortal()
    .accounts.filter((one) => one.userType === 'person' && one.status === 'ACTIVE' && one.name === name)
    .filter((one) => isNamed(one, loginId));
  const found = named.find(({ primary }) => primary) ?? named[0];
  if (!found) refuseSearch('grantee', grantor);
  if (found.id === grantor.id || found.idNo === grantor.idNo) throw new Refusal('GRANTEE_SELF');
  return found;
}
