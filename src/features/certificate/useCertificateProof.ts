import { useEffect, useState } from 'react';
import { ApiError } from '@/utils/http/ApiError';
import { CertificateError } from './certificateError';
import { createContainerOpener } from './containerOpener';
import { createServiceSigner, type KeyService } from './keyService';
import type { CertificateFacts } from './pkcs12';
import { openSignerFromFile } from './signer';
import { type ProofExchange, submitCertificateProof } from './submitCertificateProof';

/** Where the certificate and its key are. */
type CertificateSource = { service: KeyService } | { file: File; pin: string };

/** A certificate that cannot be used as an ApiError, which says so in the reader's words; anything else as it is. */
function toApiError(error: unknown): unknown {
  if (!(error instanceof CertificateError)) return error;
  return new ApiError('unexpected', { messageId: `certificate.problem.${error.problem}`, cause: error });
}

/**
 * Proves to the server that the person holds a certificate: for sign-in, binding, step-up. `facts` is what the
 * certificate of the last attempt says of itself, until `forgetFacts`. Leaving the page ends an attempt under way.
 */
export function useCertificateProof<Result>(exchange: ProofExchange<Result>) {
  const [facts, setFacts] = useState<CertificateFacts | null>(null);
  const [opener] = useState(createContainerOpener);

  useEffect(() => opener.close, [opener]);

  const openSigner = (source: CertificateSource) =>
    'service' in source
      ? createServiceSigner(source.service)
      : openSignerFromFile(source.file, source.pin, opener);

  /** The server's result. Throws ApiError; its `cause` is a CertificateError where the certificate cannot be used. */
  const proveWith = async (source: CertificateSource): Promise<Result> => {
    setFacts(null);
    try {
      const signer = await openSigner(source);
      setFacts(signer.facts ?? null);
      return await submitCertificateProof(signer, exchange);
    } catch (error) {
      throw toApiError(error);
    }
  };

  return { facts, prepare: opener.prepare, proveWith, forgetFacts: () => setFacts(null) };
}
