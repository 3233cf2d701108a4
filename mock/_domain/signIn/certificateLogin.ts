/** Sign-in with a certificate. */
import type { Body, LoginResult } from '../../../src/contract';
import { certificateFields, challengeId, verifyCertificateProof } from '../checks/certificateProof';
import { readFields } from '../forms/fields';
import type { RequestContext } from '../store/context';
import { recordFailure, signIn } from './signIn';

const form = { id: challengeId, ...certificateFields };

/**
 * Signs in the account whose certificate signed the challenge `id`. Throws as verifyCertificateProof and
 * signIn do.
 */
export function signInWithCertificate(
  context: RequestContext,
  body: { [K in keyof Body<'caLogin'>]?: unknown },
): LoginResult {
  const { id, ...proof } = readFields(body, form);
  const holder = verifyCertificateProof(context.visitor, { challenge: id, ...proof }, (account, flaw) =>
    recordFailure(context, account, null, flaw),
  );
  return signIn(context, holder, null);
}
