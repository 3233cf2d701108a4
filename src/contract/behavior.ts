/** Behavior record: the events of an account with time and place, for 180 days. */
import * as v from 'valibot';
import { type BehaviorType, behaviorDevices, behaviorResults } from '../validation/behavior';
import { type EndpointRows, openEnum, personal } from './endpoint';
import { page } from './shared';

export type { BehaviorType } from '../validation/behavior';

const record = v.object({
  id: v.string(),
  type: openEnum<BehaviorType>(),
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
  /** Name of the company for which the user acted, or null. */
  actingAs: v.nullable(v.string()),
  result: v.picklist(behaviorResults),
  /** Why it failed, in the reader's language, or null. */
  failReason: v.nullable(v.string()),
  /** State of the session in which it happened; null if there was none. */
  session: v.nullable(v.picklist(['current', 'live', 'ended'])),
  /** Whether the user has reported the event as caused by another person. */
  disowned: v.boolean(),
});

const part = v.object({
  list: v.array(record),
  /** Number of all records that match the filter. */
  total: v.number(),
  /** Cursor of the next part; null after the last one. */
  next: v.nullable(v.string()),
});

export type BehaviorRow = v.InferOutput<typeof record>;
export type BehaviorPart = v.InferOutput<typeof part>;

export const behaviorEndpoints = {
  behaviorRecords: { call: 'GET /authApi/behavior/v1/records', data: page(record) },
  exportBehaviorRecords: { call: 'GET /authApi/behavior/v1/records/export', data: part },
  disownRecord: {
    call: 'POST /authApi/behavior/v1/records/:id/disown',
    /** Whether a session was ended; never the one of the request. */
    data: v.object({ ended: v.boolean() }),
  },
} satisfies EndpointRows;
