/** Signing in with a certificate. */
import type { Body, LoginResult } from '../../src/contract';
import { certificateFields, certificateHolder, challengeId } from './certificateProof';
import { readFields } from './fields';
import { recordFailure, signIn } from './signIn';
import type { Visit } from './visit';

const form = { id: challengeId, ...certificateFields };

/** Signs in whoever's certificate signed the challenge `id`. */
export function signInWithCertificate(
  visit: Visit,
  body: { [K in keyof Body<'caLogin'>]?: unknown },
): LoginResult {
  const { id, ...proof } = readFields(body, form);
  const holder = certificateHolder(visit.visitor, { challenge: id, ...proof }, (account, flaw) =>
    recordFailure(visit, account, null, flaw),
  );
  return signIn(visit, holder, null);
}
