/** Channels and queries of the identity verification as the server returns them; `overrides` replace single fields. */
import type { ChannelStatus, Verification, VerificationOverview } from '@/contract';

export const makeOverview = (overrides: Partial<VerificationOverview> = {}): VerificationOverview => ({
  level: 1,
  name: '测*甲',
  idType: 'RESIDENT_ID',
  idNo: '1****************8',
  channels: [],
  application: null,
  ...overrides,
});

export const makeChannelStatus = (
  channel: ChannelStatus['channel'],
  overrides: Partial<ChannelStatus> = {},
): ChannelStatus => ({
  channel,
  available: true,
  triesLeft: 5,
  triesResetAt: '2026-03-01T10:00:00+08:00',
  verifiedAt: null,
  latest: null,
  ...overrides,
});

/** A query that has ended. */
export const makeVerification = (
  channel: Verification['channel'],
  overrides: Partial<Verification> = {},
): Verification => ({
  id: 'v-1',
  channel,
  state: 'MATCHED',
  startedAt: '2026-03-01T10:00:00+08:00',
  endedAt: '2026-03-01T10:00:00+08:00',
  levelBefore: 1,
  levelAfter: 1,
  redirectUrl: null,
  origin: null,
  ...overrides,
});
