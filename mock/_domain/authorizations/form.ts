/** Reads the form of a new authorization and finds the grantee. */
import type { AuthorizationMatter } from '../../../src/contract';
import { authorizationMatters, isGranteeId } from '../../../src/validation/authorizations';
import { isNamed } from '../accounts/loginNames';
import { assertMaySearch, refuseSearch } from '../checks/personSearches';
import { FieldError, listOf, nonEmpty, oneOf, type Reader, readFields, text } from '../forms/fields';
import { calendarDay } from '../forms/paging';
import { assertNewPeriod } from '../forms/periods';
import { personName } from '../forms/persons';
import { Refusal } from '../lib/refusals';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

const ID_MAX = 64;

/** The checked form. Days are YYYY-MM-DD in China. */
interface NewAuthorization {
  loginId: string;
  name: string;
  matters: AuthorizationMatter[];
  start: string;
  end: string;
}

/** Reads an account name or a mobile number. */
const granteeId: Reader<string> = (raw) => {
  const id = text(ID_MAX)(raw).trim();
  if (!isGranteeId(id)) throw new FieldError('FIELD_FORMAT');
  return id;
};

const matterList = nonEmpty(listOf(oneOf(...authorizationMatters), authorizationMatters.length));

const fields = {
  loginId: granteeId,
  name: personName,
  // A repeated matter counts once, and the matters get their usual order.
  matters: ((raw) => {
    const chosen = matterList(raw);
    return authorizationMatters.filter((matter) => chosen.includes(matter));
  }) as Reader<AuthorizationMatter[]>,
  start: calendarDay,
  end: calendarDay,
};

/** Reads the form. Throws one 422 for everything that is wrong. */
export function readNewAuthorization(body: EndpointContext<'grantAuthorization'>['body']): NewAuthorization {
  const order = readFields(body, fields);
  assertNewPeriod(order);
  return order;
}

/**
 * Finds the grantee. Both the account name or number and the name must match; GRANTEE_UNKNOWN does not say
 * which one does not; too many searches in vain are a 429. If several accounts have the number, it is the primary one. Throws GRANTEE_SELF for the
 * own account.
 */
export function findGrantee({ loginId, name }: NewAuthorization, grantor: Account): Account {
  assertMaySearch('grantee', grantor);
  const named = getPortal()
    .accounts.filter((one) => one.userType === 'person' && one.status === 'ACTIVE' && one.name === name)
    .filter((one) => isNamed(one, loginId));
  const found = named.find(({ primary }) => primary) ?? named[0];
  if (!found) refuseSearch('grantee', grantor);
  if (found.id === grantor.id || found.idNo === grantor.idNo) throw new Refusal('GRANTEE_SELF');
  return found;
}
