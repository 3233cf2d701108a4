/** The parameters that a provider returns in the address (RFC 6749, section 4.1.2). */
import { singleParam } from '@/utils/routing/singleParam';

export interface CallbackParams {
  /** '' if missing. */
  provider: string;
  /** The code and its state, or the reason why they are missing. */
  grant: { code: string; state: string } | 'canceled' | 'failed' | 'incomplete';
}

/** Parameters to remove from the address bar: one-time values, and text that anyone could have put there. */
export const ONE_TIME_PARAMS = ['code', 'state', 'error', 'error_description', 'error_uri'];

/**
 * Parses a provider's response. `access_denied` is the only error distinguished; error descriptions are never shown.
 */
export function readCallbackParams(query: URLSearchParams): CallbackParams {
  const provider = singleParam(query, 'provider');
  if (query.has('error')) {
    return { provider, grant: singleParam(query, 'error') === 'access_denied' ? 'canceled' : 'failed' };
  }
  const code = singleParam(query, 'code');
  const state = singleParam(query, 'state');
  return { provider, grant: provider && code && state ? { code, state } : 'incomplete' };
}
