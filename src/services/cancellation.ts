/** Closing the account. */

import type { Envelope } from '@/contract';
import { call } from '@/utils/http/request';
import { withStepUp } from '@/utils/http/stepUp';

/** What has to be settled first, and how long signing in undoes it. */
export const getCancellation = () => call('cancellation');

/** Begins it, and ends every session. Asks to confirm who one is first. */
export const cancelAccount = (onFailure: (envelope: Envelope) => void) =>
  withStepUp(() => call('cancelAccount', { body: {}, onFailure }));
