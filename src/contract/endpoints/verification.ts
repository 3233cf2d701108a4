/** Identity verification. */
import * as v from 'valibot';
import type { VerificationChannelName } from '..';
import { level } from '../shared';
import type { SomeEndpoints } from './rows';

const channel = v.custom<VerificationChannelName>(
  (value) => typeof value === 'string' && value.endsWith('Verify'),
);

const verification = v.object({
  id: v.string(),
  channel,
  state: v.picklist(['AWAY', 'QUERYING', 'MATCHED', 'MISMATCHED', 'TAKEN', 'UNAVAILABLE', 'CANCELED']),
  startedAt: v.string(),
  endedAt: v.nullable(v.string()),
  levelBefore: level,
  levelAfter: level,
  redirectUrl: v.nullable(v.string()),
  origin: v.nullable(v.string()),
});

const overview = v.object({
  level,
  name: v.string(),
  idType: v.string(),
  idNo: v.string(),
  channels: v.array(
    v.object({
      channel,
      available: v.boolean(),
      triesLeft: v.number(),
      triesResetAt: v.string(),
      verifiedAt: v.nullable(v.string()),
      latest: v.nullable(verification),
    }),
  ),
  application: v.nullable(v.object({ name: v.string(), level })),
});

export const verificationEndpoints = {
  verificationOverview: { call: 'GET /authApi/verification/v1/channels', data: overview },
  startVerification: { call: 'POST /authApi/verification/v1/verifications', data: verification },
  verification: { call: 'GET /authApi/verification/v1/verifications/:id', data: verification },
  returnVerification: { call: 'POST /authApi/verification/v1/return', data: verification },
} satisfies SomeEndpoints;
