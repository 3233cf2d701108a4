/** A verification that has just matched, in place of another proof. */
import { STEP_UP_LIFETIME } from '../../../src/constants';
import { findChannel } from '../../../src/domain/verificationChannels';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/**
 * Uses up a verification that has matched in this browser within the last 10 minutes through a channel that proves
 * possession, of a person who was verified before: who somebody is proves nothing of an account that has only
 * declared it. Throws VERIFY_REQUIRED where there is none.
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
