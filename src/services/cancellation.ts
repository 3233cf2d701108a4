/** Closing the account. */
import { withStepUp } from '@/stepUp/stepUp';
import { call } from '@/utils/request';
import type { Envelope } from './contract';

/** What has to be settled first, and how long signing in undoes it. */
export const getCancellation = () => call('cancellation');

/** Begins it, and ends every session. Asks to confirm who one is first. */
export const cancelAccount = (onFailure: (envelope: Envelope) => void) =>
  withStepUp(() => call('cancelAccount', { body: {}, onFailure }));
