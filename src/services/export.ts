/** A copy of the person's own data. */

import type { Data } from '@/contract';
import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(securityEndpoints);

/** Starts an export; returns the data that no list has, unmasked. Needs a step-up. */
export const startExport = (): Promise<Data<'startExport'>> => call('startExport', { body: {} });
