/** Returns whether the browser can use passkeys; false on a page that was not loaded over TLS. */
export const supportsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
