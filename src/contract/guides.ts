/** Certificates, tickets and the guides after sign-in. */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';
import { loginResult } from './shared';

export const guideKind = v.picklist(['modifyPwd', 'bindMobile', 'auth']);

/** A required step between a sign-in and the requested page. */
const guide = v.object({
  kind: guideKind,
  /** A weak or an expired password; absent for the other kinds. */
  reason: v.optional(v.picklist(['weak', 'expired'])),
  skippable: v.boolean(),
  /** Account name, for the password manager. */
  account: personal('ownName'),
  /** The application whose required level is not reached. */
  application: v.optional(v.object({ name: v.string(), level: v.picklist([2, 3, 4]) })),
});

export type Guide = v.InferOutput<typeof guide>;

export const guidesEndpoints = {
  bindTicket: {
    call: 'GET /anonApi/uaa/v1/bindTicket',
    data: v.object({ provider: v.string(), providerName: v.string(), nickname: personal() }),
  },
  registerTicket: {
    call: 'GET /anonApi/uaa/v1/registerTicket',
    data: v.object({ region: v.string(), mobile: personal('proven') }),
  },
  caChallenge: {
    call: 'POST /anonApi/uaa/v1/caChallenge',
    data: v.object({ id: v.string(), challenge: v.string() }),
  },
  caLogin: { call: 'POST /anonApi/uaa/v1/caLogin', data: loginResult },
  guide: { call: 'GET /authApi/uaa/v1/guide', data: v.nullable(guide) },
  skipGuide: { call: 'POST /authApi/uaa/v1/guide/skip', data: loginResult },
} satisfies EndpointRows;
