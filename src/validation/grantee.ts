/** The name of another person in forms. */
import { readMobileName, spellMobileName } from './fields';
import { normalizeAccount } from './normalize';

/** An account name or a mobile number, as the portal writes a login name: without what groups its digits. */
export function normalizeGrantee(input: string): string {
  const text = normalizeAccount(input);
  const mobile = readMobileName(text);
  return mobile ? spellMobileName(mobile) : text;
}
