/** What applications may read. */

import type { Data, Scope } from '@/contract';
import { infoEndpoints } from '@/contract/endpoints/info';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(infoEndpoints);

/** The applications that the person has allowed something. */
export const listGrants = (): Promise<Data<'grants'>> => call('grants');

/** Takes everything back from an application; answers what is left. */
export const withdrawGrant = (id: string): Promise<Data<'withdrawGrant'>> =>
  call('withdrawGrant', { params: { id }, body: {} });

/** Takes one thing back; answers what is left. */
export const withdrawScope = (id: string, scope: Scope): Promise<Data<'withdrawScope'>> =>
  call('withdrawScope', { params: { id, scope }, body: {} });
