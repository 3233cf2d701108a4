/** Certificates, tickets and the guides after sign-in. */
import * as v from 'valibot';
import { loginResult } from '../shared';
import type { SomeEndpoints } from './rows';

const guide = v.object({
  kind: v.picklist(['modifyPwd', 'bindMobile', 'auth']),
  reason: v.optional(v.picklist(['weak', 'expired'])),
  skippable: v.boolean(),
  account: v.string(),
  application: v.optional(v.object({ name: v.string(), level: v.picklist([2, 3, 4]) })),
});

export const guidesEndpoints = {
  bindTicket: {
    call: 'GET /anonApi/uaa/v1/bindTicket',
    data: v.object({ provider: v.string(), providerName: v.string(), nickname: v.string() }),
  },
  registerTicket: {
    call: 'GET /anonApi/uaa/v1/registerTicket',
    data: v.object({ region: v.string(), mobile: v.string() }),
  },
  caChallenge: {
    call: 'POST /anonApi/uaa/v1/caChallenge',
    data: v.object({ id: v.string(), challenge: v.string() }),
  },
  caLogin: { call: 'POST /anonApi/uaa/v1/caLogin', data: loginResult },
  guide: { call: 'GET /authApi/uaa/v1/guide', data: v.nullable(guide) },
  skipGuide: { call: 'POST /authApi/uaa/v1/guide/skip', data: loginResult },
} satisfies SomeEndpoints;
