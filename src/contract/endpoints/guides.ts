/** Certificates, tickets and the guides after sign-in. */
import * as v from 'valibot';
import type { SomeEndpoints } from './endpoint';
import { loginResult } from './shared';

const guide = v.looseObject({
  kind: v.picklist(['modifyPwd', 'bindMobile', 'auth']),
  reason: v.optional(v.picklist(['weak', 'expired'])),
  skippable: v.boolean(),
  account: v.string(),
  application: v.optional(v.looseObject({ name: v.string(), level: v.picklist([2, 3, 4]) })),
});

export const guidesEndpoints = {
  bindTicket: {
    call: 'GET /anonApi/uaa/v1/bindTicket',
    data: v.looseObject({ provider: v.string(), providerName: v.string(), nickname: v.string() }),
  },
  registerTicket: {
    call: 'GET /anonApi/uaa/v1/registerTicket',
    data: v.looseObject({ region: v.string(), mobile: v.string() }),
  },
  caChallenge: {
    call: 'POST /anonApi/uaa/v1/caChallenge',
    data: v.looseObject({ id: v.string(), challenge: v.string() }),
  },
  caLogin: { call: 'POST /anonApi/uaa/v1/caLogin', data: loginResult },
  guide: { call: 'GET /authApi/uaa/v1/guide', data: v.nullable(guide) },
  skipGuide: { call: 'POST /authApi/uaa/v1/guide/skip', data: loginResult },
} satisfies SomeEndpoints;
