/** Passwords that are known from data leaks. */
import { passwordsEndpoints } from '@/contract/passwords';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(passwordsEndpoints);

/** Number of hexadecimal digits of the hash that are sent. */
const PREFIX_LENGTH = 5;

/**
 * Resolves with whether the password is known from a data leak. Sends only the beginning of its SHA-1, which thousands of
 * passwords share. Resolves with false if the browser cannot hash, as on plain HTTP. Shows no notice.
 */
export async function isBreached(password: string): Promise<boolean> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return false;
  const digest = await subtle.digest('SHA-1', new TextEncoder().encode(password));
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const [prefix, suffix] = [hash.slice(0, PREFIX_LENGTH), hash.slice(PREFIX_LENGTH)];
  const suffixes = await call('breachedRange', { query: { prefix: prefix.toUpperCase() }, quiet: true });
  return suffixes.includes(suffix.toUpperCase());
}
