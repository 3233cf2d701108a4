/**
 * Limits searches for another person's account by name (docs/api.md, Searching for a person): without them one account
 * could confirm which names belong to which login names.
 */
import { DAY, HOUR, PERSON_SEARCH_MISSES, SECOND, SUCCESSOR_SEARCH_MISSES } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { assertBelow, countNow, countRecent } from './limits';

/** The subCode that each search ends with if it confirms nobody. */
const REFUSALS = {
  successor: 'SUCCESSOR_UNCONFIRMED',
  invitee: 'HANDLER_UNKNOWN',
  grantee: 'GRANTEE_UNKNOWN',
} as const;

type Search = keyof typeof REFUSALS;

const toKey = (search: Search, { id }: Account): string => `${search} ${id}`;

/** Throws a 429 if the account has searched in vain too often; then not even a match is confirmed. */
export function assertMaySearch(search: Search, account: Account): void {
  const { searchMisses } = getPortal();
  const key = toKey(search, account);
  if (search !== 'successor') {
    assertBelow(searchMisses, new Map([[key, PERSON_SEARCH_MISSES]]), HOUR);
    return;
  }
  const dayStart = getChinaDayStart(formatChinaDate(now()));
  if (countRecent(searchMisses, key, now() - dayStart + 1) < SUCCESSOR_SEARCH_MISSES) return;
  const wait = String(Math.ceil((dayStart + DAY - now()) / SECOND));
  throw new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': wait });
}

/** Counts a search that confirmed nobody, and throws its refusal. */
export function refuseSearch(search: Search, account: Account): never {
  countNow(getPortal().searchMisses, [toKey(search, account)], DAY);
  throw new Refusal(REFUSALS[search]);
}
