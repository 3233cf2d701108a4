/** Passwords that are known from data leaks. */
import { passwordsEndpoints } from '@/contract/passwords';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(passwordsEndpoints);

/** Hexadecimal digits of the hash that leave the browser. */
const PREFIX_LENGTH = 5;

/**
 * Resolves with whether the portal knows the password from a data leak. Sends only the beginning of its SHA-1, which
 * thousands of passwords share. Resolves with false where the browser cannot hash: on plain HTTP. Shows no notice.
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
