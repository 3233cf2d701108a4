/** What happened to the signed-in person's account. */
import { anyData, type SomeEndpoints } from './endpoint';

export const behaviorEndpoints = {
  behaviorRecords: { call: 'GET /authApi/behavior/v1/records', data: anyData<'behaviorRecords'>() },
  exportBehaviorRecords: {
    call: 'GET /authApi/behavior/v1/records/export',
    data: anyData<'exportBehaviorRecords'>(),
  },
  disownRecord: { call: 'POST /authApi/behavior/v1/records/:id/disown', data: anyData<'disownRecord'>() },
} satisfies SomeEndpoints;
