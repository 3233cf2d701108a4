import { useState } from 'react';
import type { Envelope } from '@/contract';
import { createServiceSigner, type KeyService } from './keyService';
import type { CertificateFacts } from './pkcs12';
import { openSignerFromFile } from './signer';
import { type ProofExchange, submitCertificateProof } from './submitCertificateProof';

/** Where the certificate and its key are. */
type Source = { service: KeyService } | { file: File; pin: string };

const signerOf = (source: Source) =>
  'service' in source ? createServiceSigner(source.service) : openSignerFromFile(source.file, source.pin);

/**
 * Proves the holding of a certificate at a desk of the server: sign-in, binding, step-up. `facts` is what the
 * certificate of the last attempt says of itself, until it is forgotten.
 */
export function useCertificateProof<Result>(desk: ProofExchange<Result>) {
  const [facts, setFacts] = useState<CertificateFacts | null>(null);

  /** The server's result, or false; its refusal reaches `onFailure`. Rejects as calls and signers do. */
  const proveWith = async (
    source: Source,
    onFailure: (envelope: Envelope) => void,
  ): Promise<Result | false> => {
    setFacts(null);
    const signer = await signerOf(source);
    setFacts(signer.facts ?? null);
    const { result, refusal } = await submitCertificateProof(signer, desk);
    if (refusal) onFailure(refusal);
    return result;
  };

  return { facts, proveWith, forgetFacts: () => setFacts(null) };
}
