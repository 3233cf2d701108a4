/** Hashes of the seed's passwords, computed once: every reset would take a tenth of a second for the same ones. */
import { hashPassword, type PasswordHash } from '../lib/passwords';

const hashes = new Map<string, PasswordHash>();

/** The salted scrypt hash of a password that stays the same from reset to reset. */
export function hashSeedPassword(password: string, salt: string): PasswordHash {
  const key = `${salt} ${password}`;
  const hash = hashes.get(key) ?? hashPassword(password, salt);
  hashes.set(key, hash);
  return hash;
}
