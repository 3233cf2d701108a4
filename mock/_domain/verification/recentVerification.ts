/** A recent identity verification as a proof, instead of the code to the current mobile number. */
import { STEP_UP_LIFETIME } from '../../../src/constants';
import { findChannel } from '../../../src/domain/verificationChannels';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/**
 * Marks a matched verification as used: of this browser and account, from the last 10 minutes, through a channel that
 * proves possession. The account must have been verified before, because a declared identity proves nothing. Throws
 * VERIFY_REQUIRED if there is none.
 */
export function consumeRecentVerification(visitor: string, account: Account): void {
  const recent = getPortal().verifications.find(
    (one) =>
      one.accountId === account.id &&
      one.visitor === visitor &&
      one.state === 'MATCHED' &&
      !one.spent &&
      one.levelBefore > 1 &&
      now() - (one.endedAt ?? 0) < STEP_UP_LIFETIME &&
      findChannel(one.channel)?.provesPossession,
  );
  if (!recent) throw new Refusal('VERIFY_REQUIRED');
  recent.spent = true;
}
