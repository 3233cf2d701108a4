/** What a provider brings back in the address (RFC 6749, section 4.1.2). */
import { singleParam } from '@/utils/routing/singleParam';

export interface CallbackParams {
  /** '' where the address names none. */
  provider: string;
  /** The code and its state, or why there is none. */
  grant: { code: string; state: string } | 'canceled' | 'failed' | 'incomplete';
}

/** Parameters to take from the address bar: what may be used once, and text that anybody could have put there. */
export const ONE_TIME_PARAMS = ['code', 'state', 'error', 'error_description', 'error_uri'];

/** Reads a provider's answer. Of an error only `access_denied` is told apart; its description is never shown. */
export function readCallbackParams(query: URLSearchParams): CallbackParams {
  const provider = singleParam(query, 'provider');
  if (query.has('error')) {
    return { provider, grant: singleParam(query, 'error') === 'access_denied' ? 'canceled' : 'failed' };
  }
  const code = singleParam(query, 'code');
  const state = singleParam(query, 'state');
  return { provider, grant: provider && code && state ? { code, state } : 'incomplete' };
}
