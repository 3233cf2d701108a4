/** The report that another person is in the account (docs/api.md, Panic). */
import * as v from 'valibot';
import { type EndpointRows, nothing } from './endpoint';

/** The page that says until when nobody can sign in. */
const paused = v.object({ redirectUrl: v.string() });

const pausedAccount = v.object({
  until: v.string(),
  /** Whether this browser had a session older than the trouble, and may end the pause. */
  mayEnd: v.boolean(),
});

export type PausedAccount = v.InferOutput<typeof pausedAccount>;

export const panicEndpoints = {
  panic: { call: 'POST /authApi/account/v1/panic', data: paused },
  panicByReset: { call: 'POST /anonApi/account/v1/panic', data: paused },
  pausedAccount: { call: 'GET /anonApi/account/v1/pause', data: pausedAccount },
  endPause: { call: 'POST /anonApi/account/v1/pause/end', data: nothing },
} satisfies EndpointRows;
