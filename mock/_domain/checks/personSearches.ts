/**
 * Limits searches by name (docs/api.md, Handlers). Otherwise an account could confirm which names belong to
 * which login names.
 */
import { DAY, HOUR, PERSON_SEARCH_MISSES, SUCCESSOR_SEARCH_MISSES } from '../../../src/constants';
import { Refusal } from '../lib/refusals';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { assertBelow, assertBelowToday, countNow } from './limits';

/** The subCode of each unsuccessful search. */
const REFUSALS = {
  successor: 'SUCCESSOR_UNCONFIRMED',
  invitee: 'HANDLER_UNKNOWN',
  grantee: 'GRANTEE_UNKNOWN',
} as const;

type Search = keyof typeof REFUSALS;

const toKey = (search: Search, { id }: Account): string => `${search} ${id}`;

/** Throws a 429 if the account has had too many unsuccessful searches; then a match is not confirmed either. */
export function assertMaySearch(search: Search, account: Account): void {
  const { searchMisses } = getPortal();
  const key = toKey(search, account);
  if (search === 'successor') assertBelowToday(searchMisses, key, SUCCESSOR_SEARCH_MISSES);
  else assertBelow(searchMisses, new Map([[key, PERSON_SEARCH_MISSES]]), HOUR);
}

/** Counts an unsuccessful search, and throws its refusal. */
export function refuseSearch(search: Search, account: Account): never {
  countNow(getPortal().searchMisses, [toKey(search, account)], DAY);
  throw new Refusal(REFUSALS[search]);
}
