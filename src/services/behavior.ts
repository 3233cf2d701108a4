/** The activity record of the signed-in user's account. */

import type { BehaviorFilter, Query } from '@/contract';
import { behaviorEndpoints } from '@/contract/behavior';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(behaviorEndpoints);

/** Lists one page of the record. `quiet`: a failure shows no notice. */
export const listBehaviorRecords = (query: Query<'behaviorRecords'>, options?: { quiet?: boolean }) =>
  call('behaviorRecords', { query, ...options });

/** Resolves with the next part of all records that match a filter; `signal` aborts the call. The page shows errors. */
export const exportBehaviorRecords = (query: BehaviorFilter & { cursor?: string }, signal: AbortSignal) =>
  call('exportBehaviorRecords', { query, signal, quiet: true });

/** Reports that another person caused the event; the session of the record ends, unless it is this one. */
export const disownRecord = (id: string) => call('disownRecord', { params: { id }, body: {} });
