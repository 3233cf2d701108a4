/** Which accounts have proved their identity by something that only its owner possesses. */
import { findChannel } from '../../../src/domain/verificationChannels';
import type { Account } from '../store/records/account';
import type { VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';

/** The level that is given in person or by certificate. */
const IN_PERSON_LEVEL = 4;

/**
 * Lists the verifications that matched for the present identity of an account, oldest first. An identity that was undone
 * leaves its verifications behind: those before the last first one count for nothing.
 */
export function listMatches({ id }: Account): VerificationRecord[] {
  const matched = getPortal()
    .verifications.filter((one) => one.accountId === id && one.state === 'MATCHED')
    .sort((a, b) => a.dueAt - b.dueAt);
  const first = matched.findLastIndex(({ levelBefore }) => levelBefore === 1);
  // If the first one is unknown, all of them count.
  return matched.slice(Math.max(first, 0));
}

/** Whether a verification of the account has proved possession. Printed data prove none, at any level. */
export const hasProvedPossession = (account: Account): boolean =>
  listMatches(account).some(({ channel }) => findChannel(channel)?.provesPossession);

/** Whether no other account can take the identity of an account by a proof of possession. */
export const isBeyondOutproving = (account: Account): boolean =>
  account.level >= IN_PERSON_LEVEL || hasProvedPossession(account);
