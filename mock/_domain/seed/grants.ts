/** Grants of demo to applications of a fictitious city: one used today, one used rarely, one about to expire. */
import { DAY, GRANT_LIFETIME, HOUR } from '../../../src/constants';
import type { Scope } from '../../../src/contract';
import type { ClientId, Grant } from '../store/records/oauth';

type Row = [
  clientId: ClientId,
  scopes: Scope[],
  declined: Scope[],
  /** In ms as of the day of the seed. */
  ages: { granted: number; used: number },
];

const rows: Row[] = [
  ['city-parking', ['openid', 'phone', 'email'], [], { granted: 21 * DAY, used: 3 * HOUR }],
  ['city-library', ['openid', 'profile', 'email'], ['phone'], { granted: 50 * DAY, used: 12 * DAY }],
  ['city-clinic', ['openid', 'profile', 'phone', 'identity'], [], { granted: 82 * DAY, used: 40 * DAY }],
];

/** Creates the grants of one account as of `at` (ms). */
export function createSeedGrants(accountId: string, at: number): Grant[] {
  return rows.map(([clientId, scopes, declined, { granted, used }]) => ({
    clientId,
    accountId,
    scopes,
    declined,
    grantedAt: at - granted,
    lastUsedAt: at - used,
    expiresAt: at - granted + GRANT_LIFETIME,
  }));
}
