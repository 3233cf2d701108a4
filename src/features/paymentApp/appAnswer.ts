/** The parameters that the payment app returns in the address: `state` with `authCode` or `error`. */
import { singleParam } from '@/utils/routing/singleParam';

export interface AppAnswer {
  state: string;
  authCode?: string;
  error?: string;
}

/** Parameters to remove from the address bar: one-time values, and text that an attacker could have put there. */
export const ONE_TIME_PARAMS = ['state', 'authCode', 'error', 'error_description'];

/** Parses the response; null if the address has none, 'incomplete' for missing or repeated parameters. */
export function readAppAnswer(query: URLSearchParams): AppAnswer | 'incomplete' | null {
  if (!ONE_TIME_PARAMS.some((name) => query.has(name))) return null;
  const state = singleParam(query, 'state');
  const authCode = singleParam(query, 'authCode');
  const error = singleParam(query, 'error');
  if (!state || (authCode === '') === (error === '')) return 'incomplete';
  return error ? { state, error } : { state, authCode };
}
