/** Access of applications to the user's data. */

import type { Scope } from '@/contract';
import { grantsEndpoints } from '@/contract/grants';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(grantsEndpoints);

/** Lists the applications that have access. `quiet`: a failure shows no notice. */
export const listGrants = (options?: { quiet?: boolean }) => call('grants', options);

/** Withdraws all access of an application; resolves with the remaining applications. */
export const withdrawGrant = (id: string) => call('withdrawGrant', { params: { id }, body: {} });

/** Withdraws one scope; resolves with the remaining applications. */
export const withdrawScope = (id: string, scope: Scope) =>
  call('withdrawScope', { params: { id, scope }, body: {} });
