/** Sign-in with a key: that of a certificate or a passkey. */
import { LOGIN_CHANNEL } from '../../../src/constants';
import type { Body, LoginChannels, LoginResult } from '../../../src/contract';
import type { Opening } from '../accounts/sessions';
import { verifyBoundCertificate } from '../checks/certificateProof';
import { verifyAssertion } from '../checks/passkeys';
import type { Caller } from '../store/context';
import type { Account } from '../store/records/account';
import { stopByFactor } from './lostAccess';
import { recordFailure, signIn } from './signIn';

/** Signs in by a certificate. Throws as verifyBoundCertificate and signIn do. */
export function signInWithCertificate(context: Caller, { id, ...proof }: Body<'caLogin'>): LoginResult {
  const { holder, serial } = verifyBoundCertificate(
    context.visitor,
    { challenge: id, ...proof },
    (account, problem) => recordFailure(context, account, null, problem),
  );
  return signInByKey(context, holder, null, { openedBy: ['certificate'], openedWith: serial });
}

/** Channel 6: signs in the account whose passkey signed the challenge. Throws as verifyAssertion and signIn do. */
export async function signInWithPasskey(
  context: Caller,
  { passkey, keep }: LoginChannels[6]['body'],
): Promise<LoginResult> {
  const holder = await verifyAssertion(context, passkey, (account) =>
    recordFailure(context, account, LOGIN_CHANNEL.passkey, 'PASSKEY_COPIED'),
  );
  const opening = { openedBy: ['passkey' as const], openedWith: passkey.id, keep };
  return signInByKey(context, holder, LOGIN_CHANNEL.passkey, opening);
}

/** Signs in, and stops the recovery of the account: its owner has the key. */
function signInByKey(
  context: Caller,
  holder: Account,
  channel: number | null,
  opening: Omit<Opening, 'previous'>,
): LoginResult {
  const result = signIn(context, holder, channel, opening);
  stopByFactor(context, holder);
  return result;
}
