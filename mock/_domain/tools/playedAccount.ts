/** The account that a played role acts as. */
import * as v from 'valibot';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** An account name; the default is `demo`. */
export const playedAccount = v.pipe(
  v.optional(v.unknown(), 'demo'),
  v.transform((name) => getPortal().accounts.find(({ account }) => account === name)),
  v.custom<Account>((found) => found !== undefined, 'FIELD_FORMAT'),
);
