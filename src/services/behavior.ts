/** What happened to the signed-in person's account. */

import type { BehaviorFilter, Data, Query } from '@/contract';
import { behaviorEndpoints } from '@/contract/behavior';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(behaviorEndpoints);

/** A page of the record. `quiet`: a failure shows no notice. */
export const listBehaviorRecords = (
  query: Query<'behaviorRecords'>,
  options?: { quiet?: boolean },
): Promise<Data<'behaviorRecords'>> => call('behaviorRecords', { query, ...options });

/** The next part of everything a filter matches; `signal` takes the call back. The page says itself what is wrong. */
export const exportBehaviorRecords = (
  query: BehaviorFilter & { cursor?: string },
  signal: AbortSignal,
): Promise<Data<'exportBehaviorRecords'>> => call('exportBehaviorRecords', { query, signal, quiet: true });

/** Says that somebody else did it; the session it happened in ends, unless it is this one. */
export const disownRecord = (id: string): Promise<Data<'disownRecord'>> =>
  call('disownRecord', { params: { id }, body: {} });
