import type { Passkeys } from '@/contract';
import { addPasskey, getPasskeyOptions, type PasskeyCreation } from '@/services/passkeys';
import { isRefusedFor } from '@/utils/http/ApiError';
import { signalUnknown } from '@/utils/passkeySignals';

/**
 * Lets the browser create a passkey and adds it to the account. If the server refuses it, signals this to the
 * browser. Resolves with all passkeys. Throws ApiError.
 */
export async function createAndAdd(how: PasskeyCreation = {}): Promise<Passkeys> {
  const options = await getPasskeyOptions(how);
  const { createPasskey } = await import('@/services/passkeyBrowser');
  const passkey = await createPasskey(options, how);
  try {
    return await addPasskey(passkey, how);
  } catch (error) {
    if (isRefusedFor(error, 'CHALLENGE_EXPIRED', 'PASSKEY_INVALID', 'PASSKEY_LIMIT')) {
      signalUnknown(options.rp.id, passkey.id);
    }
    throw error;
  }
}
