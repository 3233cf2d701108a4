/** A certificate's proof: the server's challenge, signed. */
import type { Body, Data, Envelope } from '@/contract';
import { type SubCode, subCodes } from '@/contract/subCodes';
import type { Signer } from './signer';

export type CertificateProofBody = Body<'caLogin'>;

/** Where a proof is asked for and handed in: sign-in, binding, step-up. */
export interface ProofExchange<Result> {
  ask: () => Promise<Data<'caChallenge'> | false>;
  /** Refusals reach `onFailure`; those listed in `silentFor` are told to nobody else. */
  present: (
    proof: CertificateProofBody,
    onFailure: (envelope: Envelope) => void,
    silentFor: readonly SubCode[],
  ) => Promise<Result | false>;
}

async function sendProofOnce<Result>(
  signer: Signer,
  { ask, present }: ProofExchange<Result>,
  silentFor: readonly SubCode[],
): Promise<{ result: Result | false; refusal: Envelope | null }> {
  const asked = await ask();
  if (typeof asked !== 'object') return { result: false, refusal: null };
  const { certificate } = signer;
  const proof = { id: asked.id, certificate, signature: await signer.sign(asked.challenge) };
  let refusal: Envelope | null = null;
  const result = await present(
    proof,
    (envelope) => {
      refusal = envelope;
    },
    silentFor,
  );
  return { result, refusal };
}

/**
 * Signs a challenge and hands it in. A challenge that ran out meanwhile, because a token asked for its PIN, is
 * replaced once without a word. `refusal` is null where the server gave no challenge. Rejects as calls and signers do.
 */
export async function submitCertificateProof<Result>(signer: Signer, desk: ProofExchange<Result>) {
  const { CHALLENGE_EXPIRED } = subCodes;
  const first = await sendProofOnce(signer, desk, [CHALLENGE_EXPIRED]);
  return first.refusal?.subCode === CHALLENGE_EXPIRED ? sendProofOnce(signer, desk, []) : first;
}
