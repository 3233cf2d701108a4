/** Behavior record: what happened to an account, when, from where. It reaches back 180 days. */
import * as v from 'valibot';
import { type BehaviorType, behaviorDevices, behaviorResults } from '../validation/behavior';
import { type EndpointRows, personal, wordOf } from './endpoint';
import { page } from './shared';

export type { BehaviorType } from '../validation/behavior';

const record = v.object({
  id: v.string(),
  type: wordOf<BehaviorType>(),
  occurredAt: v.string(),
  ip: personal(),
  /** In the reader's language. */
  place: v.string(),
  device: v.picklist(behaviorDevices),
  os: v.string(),
  browser: v.string(),
  /** Login channel code (specification, section 4), or null. */
  channel: v.nullable(v.number()),
  /** Name of the application, in the reader's language, or null. */
  appName: v.nullable(v.string()),
  /** Name of the company the person acted for, or null for themselves. */
  actingAs: v.nullable(v.string()),
  result: v.picklist(behaviorResults),
  /** Why it failed, in the reader's language, or null. */
  failReason: v.nullable(v.string()),
  /** Of the session it happened in; null where there was none. */
  session: v.nullable(v.picklist(['current', 'live', 'ended'])),
  /** Whether the person has reported the event as caused by another person. */
  disowned: v.boolean(),
});

const part = v.object({
  list: v.array(record),
  /** Of the whole filter. */
  total: v.number(),
  /** The cursor of the next part; null after the last one. */
  next: v.nullable(v.string()),
});

export type BehaviorRow = v.InferOutput<typeof record>;
export type BehaviorPart = v.InferOutput<typeof part>;

export const behaviorEndpoints = {
  behaviorRecords: { call: 'GET /authApi/behavior/v1/records', data: page(record) },
  exportBehaviorRecords: { call: 'GET /authApi/behavior/v1/records/export', data: part },
  disownRecord: {
    call: 'POST /authApi/behavior/v1/records/:id/disown',
    /** Whether a session ended. The session of the request never does. */
    data: v.object({ ended: v.boolean() }),
  },
} satisfies EndpointRows;
