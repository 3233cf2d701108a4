/** Numbers and addresses with their middle hidden. An empty value stays empty. */

/** The first `head` and the last `tail` letters, stars between; stars alone where nothing would be hidden. */
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
 * The destination of a code: a mail address, a mobile number after its region ('+86 154…'), or '' for anything else.
 */
export function maskDestination(destination: string): string {
  if (destination.includes('@')) return maskEmail(destination);
  const [region, mobile] = destination.split(' ');
  return region?.startsWith('+') && mobile ? `${region} ${maskMobile(mobile)}` : '';
}
