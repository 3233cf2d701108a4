/** The account name or mobile number by which a form names another person. */
import { readMobileName, spellMobileName } from './fields';
import { normalizeAccount } from './normalize';

/** Normalizes an account name or a mobile number like a login name, without separators between digits. */
export function normalizeGrantee(input: string): string {
  const text = normalizeAccount(input);
  const mobile = readMobileName(text);
  return mobile ? spellMobileName(mobile) : text;
}
