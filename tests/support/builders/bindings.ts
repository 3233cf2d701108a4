/** A provider account linked to an account, as the server returns it; `overrides` replace single fields. */
import type { Binding } from '@/contract';

export const makeBinding = (overrides: Partial<Binding> = {}): Binding => ({
  id: 'binding-1',
  provider: 'cityPass',
  providerName: 'City Pass',
  nickname: 'd**o',
  boundAt: '2026-01-01T00:00:00+08:00',
  lastUsedAt: null,
  ...overrides,
});
