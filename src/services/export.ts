/** A copy of the person's own data. */

import type { Data } from '@/contract';
import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(securityEndpoints);

/** Begins it: what stands in no list, unmasked. Asks to confirm who one is first. */
export const startExport = (): Promise<Data<'startExport'>> => call('startExport', { body: {} });
