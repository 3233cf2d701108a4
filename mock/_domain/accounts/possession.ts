/** Finds out which accounts have proved their identity by something that only its owner possesses. */
import { findChannel } from '../../../src/domain/verificationChannels';
import type { Account } from '../store/records/account';
import type { VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';

/** The level that is reached in person or by certificate. */
const IN_PERSON_LEVEL = 4;

/**
 * Lists the matches of the current identity, oldest first. Those of an undone one are omitted: they precede
 * the last match from level 1.
 */
export function listMatches({ id }: Account): VerificationRecord[] {
  const matched = getPortal()
    .verifications.filter((one) => one.accountId === id && one.state === 'MATCHED')
    .sort((a, b) => a.dueAt - b.dueAt);
  const first = matched.findLastIndex(({ levelBefore }) => levelBefore === 1);
  // Without one from level 1, return all of them.
  return matched.slice(Math.max(first, 0));
}

/** Returns whether a verification of the account has proved possession. Data printed on a document never prove it. */
export const hasProvedPossession = (account: Account): boolean =>
  listMatches(account).some(({ channel }) => findChannel(channel)?.provesPossession);

/** Returns whether no other account can take the identity of an account by a proof of possession. */
export const isBeyondOutproving = (account: Account): boolean =>
  account.level >= IN_PERSON_LEVEL || hasProvedPossession(account);
