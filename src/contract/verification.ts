/** Identity verification: the channels, their queries, and what came of them. */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';
import { level } from './shared';

/** A channel by its route below /user/verification; src/domain/verificationChannels has those of the portal. */
export type VerificationChannelName = `${string}Verify`;

const channel = v.pipe(v.string(), v.endsWith('Verify')) as unknown as v.GenericSchema<
  string,
  VerificationChannelName
>;

/**
 * AWAY: the person is at the payment app. QUERYING: the registry has not responded. MATCHED, MISMATCHED: it has;
 * MISMATCHED stands for a different and for a missing record. TAKEN: it matches, but another account has the
 * document. UNAVAILABLE: the registry did not respond. CANCELED: declined at the payment app, not decided in time, or
 * started again.
 */
const state = v.picklist(['AWAY', 'QUERYING', 'MATCHED', 'MISMATCHED', 'TAKEN', 'UNAVAILABLE', 'CANCELED']);

const verification = v.object({
  id: v.string(),
  channel,
  state,
  startedAt: v.string(),
  /** null while it is AWAY or QUERYING. */
  endedAt: v.nullable(v.string()),
  levelBefore: level,
  /** The same as before unless it was raised. */
  levelAfter: level,
  /** While AWAY: the payment app's page, to go on there. */
  redirectUrl: v.nullable(v.string()),
  /** The page of the portal it was begun from, as the client named it; null for none. */
  origin: v.nullable(v.string()),
});

/** The state of a channel for this account. */
const channelStatus = v.object({
  channel,
  /** Whether its registry answers at present. */
  available: v.boolean(),
  triesLeft: v.number(),
  /** When the day's tries are all there again. */
  triesResetAt: v.string(),
  /** When it matched last, or null. */
  verifiedAt: v.nullable(v.string()),
  /** The running query, or the last one of today; null without any. */
  latest: v.nullable(verification),
});

const overview = v.object({
  level,
  /** From level 2 on they are fixed: every query is about this person. */
  name: personal('ownName'),
  idType: v.string(),
  idNo: personal(),
  channels: v.array(channelStatus),
  /** The application of `requestId`, as long as it waits; null for none. */
  application: v.nullable(v.object({ name: v.string(), level })),
});

export type VerificationState = v.InferOutput<typeof state>;
export type Verification = v.InferOutput<typeof verification>;
export type ChannelStatus = v.InferOutput<typeof channelStatus>;
export type VerificationOverview = v.InferOutput<typeof overview>;

export const verificationEndpoints = {
  verificationOverview: { call: 'GET /authApi/verification/v1/channels', data: overview },
  startVerification: { call: 'POST /authApi/verification/v1/verifications', data: verification },
  verification: { call: 'GET /authApi/verification/v1/verifications/:id', data: verification },
  returnVerification: { call: 'POST /authApi/verification/v1/return', data: verification },
} satisfies EndpointRows;
