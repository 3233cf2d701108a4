/** Masks numbers and addresses. An empty value stays empty. */

/**
 * Returns the first `head` and the last `tail` characters with asterisks between them; only asterisks if nothing
 * would be masked otherwise.
 */
export function maskMiddle(value: string, head: number, tail: number): string {
  const letters = Array.from(value);
  if (letters.length <= head + tail) return '*'.repeat(letters.length);
  const stars = '*'.repeat(letters.length - head - tail);
  return [...letters.slice(0, head), stars, ...letters.slice(-tail)].join('');
}

/** 13812341234 → 138****1234; shorter numbers keep two digits at each end. */
export function maskMobile(mobile: string): string {
  return mobile.length >= 10 ? maskMiddle(mobile, 3, 4) : maskMiddle(mobile, 2, 2);
}

/** test@example.com → t***@example.com, whatever the length of the name. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '*'.repeat(email.length) : `${Array.from(email)[0]}***${email.slice(at)}`;
}

/**
 * Masks the destination of a code: a mail address, or a mobile number after its region ('+86 154…'); returns '' for
 * any other text.
 */
export function maskDestination(destination: string): string {
  if (destination.includes('@')) return maskEmail(destination);
  const [region, mobile] = destination.split(' ');
  return region?.startsWith('+') && mobile ? `${region} ${maskMobile(mobile)}` : '';
}
