/** Hashes of the seed's passwords, computed once: otherwise every reset would take a tenth of a second for them. */
import { hashPassword, type PasswordHash } from '../lib/passwords';

const hashes = new Map<string, PasswordHash>();

/** Returns the salted scrypt hash of a password. It is the same after every reset. */
export function hashSeedPassword(password: string, salt: string): PasswordHash {
  const key = `${salt} ${password}`;
  const hash = hashes.get(key) ?? hashPassword(password, salt);
  hashes.set(key, hash);
  return hash;
}
