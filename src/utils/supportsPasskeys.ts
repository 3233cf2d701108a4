/** Returns whether the browser can use passkeys; false on a page that is no secure context, such as one loaded without TLS. */
export const supportsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
