/** Closing the account. */

import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(securityEndpoints);

/** Resolves with the obstacles to the cancellation, and the time within which the user can undo it by signing in. */
export const getCancellation = () => call('cancellation');

/** Starts to close the account and ends all its sessions. Requires a step-up. */
export const cancelAccount = () => call('cancelAccount', { body: {} });
