/** Masked values of the own account that a user may see in full. */
import type { Data, OwnField } from '../../../src/contract';
import { assertSteppedUp } from '../checks/stepUp';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

const readers: Record<OwnField, (account: Account) => string> = {
  idNo: ({ idNo }) => idNo,
  mobile: ({ mobile }) => mobile ?? '',
  email: ({ email }) => email ?? '',
};

/** Returns one unmasked value of the account, '' for none. Throws a 422 for another field, a 428 without a step-up. */
export function getOwnValue(ctx: EndpointContext<'ownValue'>): Data<'ownValue'> {
  assertSteppedUp(ctx);
  return { value: readers[ctx.body.field](ctx.account) };
}
