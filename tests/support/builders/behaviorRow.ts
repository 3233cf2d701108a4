/** A complete row of the activity record; `overrides` replace single fields. */
import type { BehaviorRow } from '@/contract';

export const behaviorRow = (id: string, overrides: Partial<BehaviorRow> = {}): BehaviorRow => ({
  id,
  type: 'LOGIN',
  occurredAt: '2026-01-01T00:00:00+08:00',
  ip: '',
  place: '',
  device: 'desktop',
  os: '',
  browser: '',
  channel: null,
  appName: null,
  actingAs: null,
  result: 'SUCCESS',
  failReason: null,
  session: null,
  disowned: false,
  ...overrides,
});
