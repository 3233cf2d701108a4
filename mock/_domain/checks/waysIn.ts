/** The sign-in methods of an account, of which at least one must remain. */
import { listAccountPasskeys } from '../accounts/factors';
import type { Account, CertificateBinding } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/factors';
import type { Binding } from '../store/records/signIn';
import { getPortal } from '../store/state';
import { findCertificateProblem, listBoundCertificates } from './certificates';

/** Returns whether the owner can sign in without `gone`. A certificate that cannot be used now does not count. */
export function hasOtherWayIn(
  account: Account,
  gone?: Binding | CertificateBinding | PasskeyRecord,
): boolean {
  if (account.passwordChosen || account.mobile !== null) return true;
  const others = [
    ...getPortal().bindings.filter(({ accountId }) => accountId === account.id),
    ...listBoundCertificates(account).filter((one) => findCertificateProblem(one) === null),
    ...listAccountPasskeys(account),
  ];
  return others.some((one) => one !== gone);
}
