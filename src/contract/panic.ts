/** The report that another person uses the account (docs/api.md, Panic). */
import * as v from 'valibot';
import { type EndpointRows, nothing, personal } from './endpoint';

/** A change of the last 72 hours that the report reverts, unless the owner marks it as their own. */
const change = v.object({
  /** Id of the change in `mine`. */
  id: v.string(),
  kind: v.picklist([
    'mobile',
    'email',
    'passkeyAdded',
    'passkeyRemoved',
    'authenticatorAdded',
    'authenticatorRemoved',
  ]),
  /** The current number or address, masked; the name of the passkey; '' for an app. */
  name: personal('ownName'),
  at: v.string(),
  /** Whether this session made the change. */
  own: v.boolean(),
});

const preview = v.object({
  /** The latest first. */
  changes: v.array(change),
  /** The names of the user's other accounts, which the report does not lock. */
  linked: v.array(personal('ownName')),
});

export type PanicChange = v.InferOutput<typeof change>;

/** The page that shows when signing in is possible again. */
const paused = v.object({ redirectUrl: v.string() });

const pausedAccount = v.object({
  until: v.string(),
  /** Whether this browser had a session before the reported access, and may end the pause. */
  mayEnd: v.boolean(),
});

export const panicEndpoints = {
  panicPreview: { call: 'GET /authApi/account/v1/panic', data: preview },
  panic: { call: 'POST /authApi/account/v1/panic', data: paused },
  panicByReset: { call: 'POST /anonApi/account/v1/panic', data: paused },
  pausedAccount: { call: 'GET /anonApi/account/v1/pause', data: pausedAccount },
  endPause: { call: 'POST /anonApi/account/v1/pause/end', data: nothing },
} satisfies EndpointRows;
