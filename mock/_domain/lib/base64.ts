/** Base64 as it travels (RFC 4648, section 4). */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a base64 text, or undefined for anything else. */
export function decodeBase64(text: string): Buffer | undefined {
  return BASE64.test(text) ? Buffer.from(text, 'base64') : undefined;
}
