/** Closing the account. */

import type { Data } from '@/contract';
import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(securityEndpoints);

/** What has to be settled first, and how long signing in undoes it. */
export const getCancellation = (): Promise<Data<'cancellation'>> => call('cancellation');

/** Begins it, and ends every session. Asks to confirm who one is first. */
export const cancelAccount = (): Promise<Data<'cancelAccount'>> => call('cancelAccount', { body: {} });
