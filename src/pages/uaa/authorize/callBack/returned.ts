/** What a provider brings back in the address (RFC 6749, section 4.1.2). */

export interface Returned {
  /** '' where the address names none. */
  provider: string;
  /** The code and its state, or why there is none to finish with. */
  grant: { code: string; state: string } | 'cancelled' | 'failed' | 'incomplete';
}

/** Parameters that leave the address bar: what may be used once, and words that anybody could have put there. */
export const ONCE_ONLY = ['code', 'state', 'error', 'error_description', 'error_uri'];

/** A parameter given once; '' for none, and for several: they must not be repeated (RFC 6749, section 3.1). */
function only(query: URLSearchParams, name: string): string {
  const [value = '', ...more] = query.getAll(name);
  return more.length === 0 ? value : '';
}

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
