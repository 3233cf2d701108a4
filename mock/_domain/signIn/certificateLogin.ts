/** Sign-in with a certificate. */
import type { Body, LoginResult } from '../../../src/contract';
import { verifyBoundCertificate } from '../checks/certificateProof';
import type { Caller } from '../store/context';
import { stopByFactor } from './lostAccess';
import { recordFailure, signIn } from './signIn';

/**
 * Signs in the account whose certificate signed the challenge `id`. Throws as verifyBoundCertificate and
 * signIn do.
 */
export function signInWithCertificate(context: Caller, { id, ...proof }: Body<'caLogin'>): LoginResult {
  const { holder, serial } = verifyBoundCertificate(
    context.visitor,
    { challenge: id, ...proof },
    (account, problem) => recordFailure(context, account, null, problem),
  );
  const result = signIn(context, holder, null, { openedBy: ['certificate'], openedWith: serial });
  stopByFactor(context, holder);
  return result;
}
