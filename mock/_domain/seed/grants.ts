/** Grants of demo to applications of a fictitious city: one used today, one used rarely, one about to expire. */
import { DAY, GRANT_LIFETIME, HOUR } from '../../../src/constants';
import type { Scope } from '../../../src/contract';
import type { ClientId, Grant } from '../store/records/oauth';

interface Row {
  clientId: ClientId;
  scopes: Scope[];
  declined: Scope[];
  /** Ages in ms as of the day of the seed. */
  granted: number;
  used: number;
}

const rows: Row[] = [
  {
    clientId: 'city-parking',
    scopes: ['openid', 'phone', 'email'],
    declined: [],
    granted: 21 * DAY,
    used: 3 * HOUR,
  },
  {
    clientId: 'city-library',
    scopes: ['openid', 'profile', 'email'],
    declined: ['phone'],
    granted: 50 * DAY,
    used: 12 * DAY,
  },
  {
    clientId: 'city-clinic',
    scopes: ['openid', 'profile', 'phone', 'identity'],
    declined: [],
    granted: 82 * DAY,
    used: 40 * DAY,
  },
];

/** Creates the grants of one account as of `at` (ms). */
export function createSeedGrants(accountId: string, at: number): Grant[] {
  return rows.map(({ granted, used, ...row }) => ({
    ...row,
    accountId,
    grantedAt: at - granted,
    lastUsedAt: at - used,
    expiresAt: at - granted + GRANT_LIFETIME,
  }));
}
