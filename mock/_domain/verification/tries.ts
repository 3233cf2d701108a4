/** How often a person may ask a registry on one day in China. */
import { DAY, VERIFICATION_TRIES } from '../../../src/constants';
import type { VerificationState } from '../../../src/contract';
import type { ChannelName } from '../../../src/features/verification/channels';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { now } from '../store/clock';
import { getPortal } from '../store/state';

/** The registry was asked and has answered, or will. One that does not answer costs nothing. */
const COUNTED: readonly VerificationState[] = ['QUERYING', 'MATCHED', 'MISMATCHED', 'TAKEN'];

const startOfToday = (): number => getChinaDayStart(formatChinaDate(now()));

/** Whether something happened on the portal's present day. */
export const isToday = (at: number): boolean => at >= startOfToday();

/** When the tries are all there again, in ms. */
export const getTriesReset = (): number => startOfToday() + DAY;

/** How many tries of a channel an account has left today. */
export function countTriesLeft(accountId: string, channel: ChannelName): number {
  const used = getPortal().verifications.filter(
    (one) =>
      one.accountId === accountId &&
      one.channel === channel &&
      isToday(one.startedAt) &&
      COUNTED.includes(one.state),
  );
  return Math.max(0, VERIFICATION_TRIES - used.length);
}
