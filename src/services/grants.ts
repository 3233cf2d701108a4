/** What applications may read. */

import type { Data, Scope } from '@/contract';
import { grantsEndpoints } from '@/contract/grants';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(grantsEndpoints);

/** The applications that the person has allowed something. `quiet`: a failure shows no notice. */
export const listGrants = (options?: { quiet?: boolean }): Promise<Data<'grants'>> => call('grants', options);

/** Takes everything back from an application; answers what is left. */
export const withdrawGrant = (id: string): Promise<Data<'withdrawGrant'>> =>
  call('withdrawGrant', { params: { id }, body: {} });

/** Takes one thing back; answers what is left. */
export const withdrawScope = (id: string, scope: Scope): Promise<Data<'withdrawScope'>> =>
  call('withdrawScope', { params: { id, scope }, body: {} });
