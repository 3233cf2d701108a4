/** What the payment app brings back in the address: `state` with `authCode`, or with `error`. */
import { singleParam } from '@/utils/routing/singleParam';

export interface AppAnswer {
  state: string;
  authCode?: string;
  error?: string;
}

/** Parameters to take from the address bar: what may be used once, and text that anybody could have put there. */
export const ONE_TIME_PARAMS = ['state', 'authCode', 'error', 'error_description'];

/** Reads the answer; null where the address brings none, 'incomplete' for half of one or a repeated one. */
export function readAppAnswer(query: URLSearchParams): AppAnswer | 'incomplete' | null {
  if (!ONE_TIME_PARAMS.some((name) => query.has(name))) return null;
  const state = singleParam(query, 'state');
  const authCode = singleParam(query, 'authCode');
  const error = singleParam(query, 'error');
  if (!state || (authCode === '') === (error === '')) return 'incomplete';
  return error ? { state, error } : { state, authCode };
}
