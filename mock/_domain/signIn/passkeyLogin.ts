/** Sign-in with a passkey. */
import { LOGIN_CHANNEL } from '../../../src/constants';
import type { LoginChannels, LoginResult } from '../../../src/contract';
import { verifyAssertion } from '../checks/passkeys';
import type { Caller } from '../store/context';
import { stopByFactor } from './lostAccess';
import { recordFailure, signIn } from './signIn';

/** Channel 6: signs in the account whose passkey signed the challenge. Throws as verifyAssertion and signIn do. */
export async function signInWithPasskey(
  context: Caller,
  { passkey, keep }: LoginChannels[6]['body'],
): Promise<LoginResult> {
  const holder = await verifyAssertion(context, passkey, (account) =>
    recordFailure(context, account, LOGIN_CHANNEL.passkey, 'PASSKEY_COPIED'),
  );
  const result = signIn(context, holder, LOGIN_CHANNEL.passkey, {
    openedBy: ['passkey'],
    openedWith: passkey.id,
    keep,
  });
  stopByFactor(context, holder);
  return result;
}
