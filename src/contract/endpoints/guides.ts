/** Certificates, tickets and the guides after sign-in. */
import { anyData, type SomeEndpoints } from './endpoint';

export const guidesEndpoints = {
  bindTicket: { call: 'GET /anonApi/uaa/v1/bindTicket', data: anyData<'bindTicket'>() },
  registerTicket: { call: 'GET /anonApi/uaa/v1/registerTicket', data: anyData<'registerTicket'>() },
  caChallenge: { call: 'POST /anonApi/uaa/v1/caChallenge', data: anyData<'caChallenge'>() },
  caLogin: { call: 'POST /anonApi/uaa/v1/caLogin', data: anyData<'caLogin'>() },
  guide: { call: 'GET /authApi/uaa/v1/guide', data: anyData<'guide'>() },
  skipGuide: { call: 'POST /authApi/uaa/v1/guide/skip', data: anyData<'skipGuide'>() },
} satisfies SomeEndpoints;
