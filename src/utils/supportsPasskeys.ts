/** Returns whether the browser can use passkeys; false outside a secure context, for example without TLS. */
export const supportsPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Resolves with whether the browser can create a passkey by itself, after a sign-in by password. Never rejects. */
export async function canUpgradeToPasskey(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  const credentials = window.PublicKeyCredential as {
    getClientCapabilities?: () => Promise<Record<string, boolean>>;
  };
  const capabilities = await credentials.getClientCapabilities?.().catch(() => undefined);
  return capabilities?.conditionalCreate === true;
}

/** Resolves with whether this device can verify its user by fingerprint, face or screen lock. Never rejects. */
export const hasDeviceLock = (): Promise<boolean> =>
  supportsPasskeys()
    ? window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
    : Promise.resolve(false);
