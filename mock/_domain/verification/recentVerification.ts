/** A verification that has just matched, in place of another proof. */
import { STEP_UP_LIFETIME } from '../../../src/constants';
import { findChannel } from '../../../src/domain/verificationChannels';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/**
 * Uses up a matched verification of this browser from the last 10 minutes, through a channel that proves possession,
 * for a person who was verified before: an identity that is only declared proves nothing. Throws VERIFY_REQUIRED
 * without one.
 */
export function spendFreshVerification(visitor: string, account: Account): void {
  const fresh = getPortal().verifications.find(
    (one) =>
      one.accountId === account.id &&
      one.visitor === visitor &&
      one.state === 'MATCHED' &&
      !one.spent &&
      one.levelBefore > 1 &&
      now() - (one.endedAt ?? 0) < STEP_UP_LIFETIME &&
      findChannel(one.channel)?.provesPossession,
  );
  if (!fresh) throw new Refusal('VERIFY_REQUIRED');
  fresh.spent = true;
}
