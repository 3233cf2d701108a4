/** Proves possession of a certificate: signs the server's challenge and submits the signature. */
import type { Body } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { getCaChallenge } from '@/services/guides';
import { isRefusedFor } from '@/utils/http/ApiError';
import type { Signer } from './signer';

/**
 * Submits the signed challenge: for sign-in, linking, and step-up. Refusals in `silentFor` show no notification. Throws
 * ApiError.
 */
export type PresentProof<Result> = (
  proof: Body<'caLogin'>,
  silentFor: readonly SubCodeName[],
) => Promise<Result>;

async function signAndSubmit<Result>(
  { certificate, sign }: Signer,
  present: PresentProof<Result>,
  silentFor: readonly SubCodeName[],
): Promise<Result> {
  const { id, challenge } = await getCaChallenge();
  return present({ id, certificate, signature: await sign(challenge) }, silentFor);
}

/**
 * Requests a challenge, signs and submits it; resolves with the server's result. If the challenge expires meanwhile,
 * because a token asked for its PIN, it is silently replaced once. Throws the errors of the requests and the signer.
 */
export async function submitCertificateProof<Result>(
  signer: Signer,
  present: PresentProof<Result>,
): Promise<Result> {
  try {
    return await signAndSubmit(signer, present, ['CHALLENGE_EXPIRED']);
  } catch (error) {
    if (!isRefusedFor(error, 'CHALLENGE_EXPIRED')) throw error;
    return signAndSubmit(signer, present, []);
  }
}
