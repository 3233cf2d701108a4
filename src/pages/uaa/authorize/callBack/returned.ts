/** What a provider brings back in the address (RFC 6749, section 4.1.2). */
import { only } from '@/utils/routing/query';

export interface Returned {
  /** '' where the address names none. */
  provider: string;
  /** The code and its state, or why there is none to finish with. */
  grant: { code: string; state: string } | 'cancelled' | 'failed' | 'incomplete';
}

/** Parameters that leave the address bar: what may be used once, and words that anybody could have put there. */
export const ONCE_ONLY = ['code', 'state', 'error', 'error_description', 'error_uri'];

/** Reads a provider's answer. Of an error its known word counts, never its description. */
export function readReturned(query: URLSearchParams): Returned {
  const provider = only(query, 'provider');
  if (query.has('error')) {
    return { provider, grant: only(query, 'error') === 'access_denied' ? 'cancelled' : 'failed' };
  }
  const code = only(query, 'code');
  const state = only(query, 'state');
  return { provider, grant: provider && code && state ? { code, state } : 'incomplete' };
}
