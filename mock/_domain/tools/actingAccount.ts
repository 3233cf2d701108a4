/** Reads which account plays a part. */
import { FieldError, type Reader } from '../forms/fields';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** Reader of whoever plays a part, by account name; `demo` unless told. */
export const readPlayedAccount: Reader<Account> = (raw = 'demo') => {
  const found = getPortal().accounts.find(({ account }) => account === raw);
  if (!found) throw new FieldError('FIELD_FORMAT');
  return found;
};
