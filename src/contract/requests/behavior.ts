/** Requests of the behavior record. */
import * as v from 'valibot';
import { behaviorDevices, behaviorResults, behaviorTypes } from '../../validation/behavior';
import type { behaviorEndpoints } from '../behavior';
import { calendarDay, pageQuery, text } from './fields';
import type { RequestsFor } from './request';

const CURSOR_MAX = 200;

const filter = {
  /** Days in China, YYYY-MM-DD, both inclusive, at most 180 of them. */
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
  type: v.optional(v.picklist(behaviorTypes)),
  result: v.optional(v.picklist(behaviorResults)),
  device: v.optional(v.picklist(behaviorDevices)),
};
const behaviorFilter = v.object(filter);
/** `from` without `to` extends to today. */
const fieldRefusals = { to: ['RANGE_BACKWARDS', 'RANGE_TOO_LONG'] } as const;

export type BehaviorFilter = v.InferOutput<typeof behaviorFilter>;

export const behaviorRequests = {
  behaviorRecords: {
    summary: 'Lists what happened to the account within the last 180 days.',
    query: v.object({ ...filter, ...pageQuery('occurredAt') }),
    fieldRefusals,
  },
  exportBehaviorRecords: {
    // All parts are of the state when the first part was read.
    summary: 'Reads everything that a filter matches, the newest first, in parts of 1,000.',
    query: v.object({ ...filter, cursor: v.optional(text(CURSOR_MAX)) }),
    fieldRefusals,
  },
  disownRecord: {
    summary: "Reports a record as another person's act, and ends its session unless that is the present one.",
  },
} satisfies RequestsFor<typeof behaviorEndpoints>;
