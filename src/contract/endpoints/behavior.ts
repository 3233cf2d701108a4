/** What happened to the signed-in person's account. */
import * as v from 'valibot';
import type { BehaviorType } from '..';
import { wordOf } from '../endpoint';
import { page } from '../shared';
import type { SomeEndpoints } from './rows';

const record = v.object({
  id: v.string(),
  type: wordOf<BehaviorType>(),
  occurredAt: v.string(),
  ip: v.string(),
  place: v.string(),
  device: v.picklist(['desktop', 'mobile']),
  os: v.string(),
  browser: v.string(),
  channel: v.nullable(v.number()),
  appName: v.nullable(v.string()),
  actingAs: v.nullable(v.string()),
  result: v.picklist(['SUCCESS', 'FAILURE']),
  failReason: v.nullable(v.string()),
  session: v.nullable(v.picklist(['current', 'live', 'ended'])),
  disowned: v.boolean(),
});

export const behaviorEndpoints = {
  behaviorRecords: { call: 'GET /authApi/behavior/v1/records', data: page(record) },
  exportBehaviorRecords: {
    call: 'GET /authApi/behavior/v1/records/export',
    data: v.object({ list: v.array(record), total: v.number(), next: v.nullable(v.string()) }),
  },
  disownRecord: {
    call: 'POST /authApi/behavior/v1/records/:id/disown',
    data: v.object({ ended: v.boolean() }),
  },
} satisfies SomeEndpoints;
