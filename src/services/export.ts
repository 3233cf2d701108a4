/** A copy of the user's own data. */

import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(securityEndpoints);

/** Starts an export. Resolves with the unmasked data that no list contains. Requires a step-up. */
export const startExport = () => call('startExport', { body: {} });
