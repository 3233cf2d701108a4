/** Base64 text in requests (RFC 4648, section 4). */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Decodes a base64 text. Returns undefined for a text that is not base64. */
export function decodeBase64(text: string): Buffer | undefined {
  return BASE64.test(text) ? Buffer.from(text, 'base64') : undefined;
}
