/** Masked values of their own record that a person may see in full. */
import type { Data, OwnField } from '../../../src/contract';
import { assertSteppedUp } from '../checks/stepUp';
import { oneOf, readFields } from '../forms/fields';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

const readers: Record<OwnField, (account: Account) => string> = {
  idNo: ({ idNo }) => idNo,
  mobile: ({ mobile }) => mobile ?? '',
  email: ({ email }) => email ?? '',
};

/** Returns one unmasked value of the account, '' for none. Throws a 422 for another field, a 428 without a step-up. */
export function getOwnValue(ctx: EndpointContext<'ownValue'>): Data<'ownValue'> {
  const { field } = readFields(ctx.body, { field: oneOf(...(Object.keys(readers) as OwnField[])) });
  assertSteppedUp(ctx);
  return { value: readers[field](ctx.account) };
}
