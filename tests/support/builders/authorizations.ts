/** An authorization between two people as the server returns it; `overrides` replace single fields. */
import type { AuthorizationRow } from '@/contract';

export const makeAuthorizationRow = (overrides: Partial<AuthorizationRow> = {}): AuthorizationRow => ({
  id: 'authorization-1',
  direction: 'given',
  party: { name: '测*丙', account: 'w**k' },
  matters: ['TAX'],
  start: '2026-01-01',
  end: '2026-01-02',
  state: 'PENDING',
  createdAt: '2026-01-01T00:00:00.000Z',
  decidedAt: null,
  actions: ['cancel'],
  ...overrides,
});
