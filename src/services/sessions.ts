/** The other sessions of the person. */

import type { Data } from '@/contract';
import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(securityEndpoints);

/** The live sessions, this one first. */
export const getSessions = (): Promise<Data<'sessions'>> => call('sessions');

/** Ends one of them; rejects with a 404 if it has ended already. The page shows errors. */
export const endSession = (id: string): Promise<Data<'endSession'>> =>
  call('endSession', { params: { id }, body: {}, quiet: true });

/** Ends all but this one; answers how many. */
export const endOtherSessions = (): Promise<Data<'endOtherSessions'>> =>
  call('endOtherSessions', { body: {} });
