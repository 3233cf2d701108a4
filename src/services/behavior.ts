/** What happened to the signed-in person's account. */

import type { BehaviorFilter, Envelope, Query } from '@/contract';
import { call } from '@/utils/http/request';

/** A page of the record. */
export const listBehaviorRecords = (query: Query<'behaviour'>) => call('behaviour', { query });

/** The next part of everything a filter matches; `signal` takes the call back. The page says itself what is wrong. */
export const exportBehaviorRecords = (query: BehaviorFilter & { cursor?: string }, signal: AbortSignal) =>
  call('exportBehaviour', { query, signal, quiet: true });

/** Says that somebody else did it; the session it happened in ends, unless it is this one. */
export const disownRecord = (id: string, onFailure: (envelope: Envelope) => void) =>
  call('disownRecord', { params: { id }, body: {}, onFailure });
