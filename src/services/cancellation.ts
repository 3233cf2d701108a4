/** Closing the account. */

import type { Data } from '@/contract';
import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(securityEndpoints);

/** Returns what must be settled first, and how long a sign-in undoes the cancellation. */
export const getCancellation = (): Promise<Data<'cancellation'>> => call('cancellation');

/** Begins it, and ends every session. Asks to confirm who one is first. */
export const cancelAccount = (): Promise<Data<'cancelAccount'>> => call('cancelAccount', { body: {} });
