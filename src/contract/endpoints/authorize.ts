/** Signing in to other applications. */
import { anyData, type SomeEndpoints } from './endpoint';

export const authorizeEndpoints = {
  authorizeRequest: { call: 'POST /anonApi/uaa/v1/authorizeRequest', data: anyData<'authorizeRequest'>() },
  autoAuth: { call: 'GET /anonApi/uaa/v1/autoAuth', data: anyData<'autoAuth'>() },
  consent: { call: 'POST /authApi/uaa/v1/consent', data: anyData<'consent'>() },
} satisfies SomeEndpoints;
