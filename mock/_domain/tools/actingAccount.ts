/** Reads the account that a played role acts as. */
import { FieldError, type Reader } from '../forms/fields';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** Reads an account name; the default is `demo`. */
export const readPlayedAccount: Reader<Account> = (raw = 'demo') => {
  const found = getPortal().accounts.find(({ account }) => account === raw);
  if (!found) throw new FieldError('FIELD_FORMAT');
  return found;
};
