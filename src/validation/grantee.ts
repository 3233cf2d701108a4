/** Somebody else, as people name them in forms. */
import { splitMobile } from './fields';
import { normalizeAccount } from './normalize';

/** An account name or a number, as the portal writes it: a number loses its region and what groups its digits. */
export function normalizeGrantee(input: string): string {
  const text = normalizeAccount(input);
  return /^[+\d(]/.test(text) ? splitMobile(text).mobile : text;
}
