import type { Passkeys } from '@/contract';
import { addPasskey, getPasskeyOptions } from '@/services/passkeys';
import { isRefusedFor } from '@/utils/http/ApiError';
import { signalUnknown } from '@/utils/passkeySignals';

/**
 * Lets the browser create a passkey and adds it to the account. Tells the browser if the server refuses it. Resolves with
 * all passkeys. Throws ApiError.
 */
export async function createAndAdd(): Promise<Passkeys> {
  const options = await getPasskeyOptions();
  const { createPasskey } = await import('@/services/passkeyBrowser');
  const passkey = await createPasskey(options);
  try {
    return await addPasskey(passkey);
  } catch (error) {
    if (isRefusedFor(error, 'CHALLENGE_EXPIRED', 'PASSKEY_INVALID', 'PASSKEY_LIMIT')) {
      signalUnknown(options.rp.id, passkey.id);
    }
    throw error;
  }
}
