/** Proves possession of a certificate: signs the server's challenge and submits the signature. */
import type { Body, Data } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { isRefusedFor } from '@/utils/http/ApiError';
import type { Signer } from './signer';

type CertificateProofBody = Body<'caLogin'>;

/** The two requests of a proof: for sign-in, linking, and step-up. Both throw ApiError. */
export interface ProofExchange<Result> {
  /** Requests a challenge. */
  ask: () => Promise<Data<'caChallenge'>>;
  /** Submits the signed challenge; refusals in `silentFor` show no notification. */
  present: (proof: CertificateProofBody, silentFor: readonly SubCodeName[]) => Promise<Result>;
}

async function signAndSubmit<Result>(
  { certificate, sign }: Signer,
  { ask, present }: ProofExchange<Result>,
  silentFor: readonly SubCodeName[],
): Promise<Result> {
  const { id, challenge } = await ask();
  return present({ id, certificate, signature: await sign(challenge) }, silentFor);
}

/**
 * Signs a challenge and submits it; resolves with the server's result. If the challenge expires meanwhile, because a
 * token asked for its PIN, it is silently replaced once. Throws the errors of the requests and the signer.
 */
export async function submitCertificateProof<Result>(
  signer: Signer,
  exchange: ProofExchange<Result>,
): Promise<Result> {
  try {
    return await signAndSubmit(signer, exchange, ['CHALLENGE_EXPIRED']);
  } catch (error) {
    if (!isRefusedFor(error, 'CHALLENGE_EXPIRED')) throw error;
    return signAndSubmit(signer, exchange, []);
  }
}
