import type { Passkeys } from '@/contract';
import { addPasskey, getPasskeyOptions } from '@/services/passkeys';

/** Lets the browser create a passkey and adds it to the account. Resolves with all passkeys. Throws ApiError. */
export async function createAndAdd(): Promise<Passkeys> {
  const options = await getPasskeyOptions();
  const { createPasskey } = await import('@/services/passkeyBrowser');
  return addPasskey(await createPasskey(options));
}
