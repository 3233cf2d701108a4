import { useEffect, useState } from 'react';
import { ApiError } from '@/utils/http/ApiError';
import { CertificateError } from './certificateError';
import { createContainerOpener } from './containerOpener';
import { createServiceSigner, type KeyService } from './keyService';
import type { CertificateFacts } from './pkcs12';
import { openSignerFromFile } from './signer';
import { type PresentProof, submitCertificateProof } from './submitCertificateProof';

/** The source of the certificate and its key. */
type CertificateSource = { service: KeyService } | { file: File; pin: string };

/** Converts a CertificateError to an ApiError with its message. Returns other errors unchanged. */
function toApiError(error: unknown): unknown {
  if (!(error instanceof CertificateError)) return error;
  return new ApiError('unexpected', { messageId: `certificate.problem.${error.problem}`, cause: error });
}

/**
 * Proves possession of a certificate to the server, for sign-in, linking, and step-up. `facts`: data of the
 * certificate of the last attempt, until `forgetFacts`. `prepare` loads the worker that opens files. `progress`: 0 to
 * 1 while a large file is opened, otherwise null; `cancel` stops it. Unmounting cancels the attempt.
 */
export function useCertificateProof<Result>(present: PresentProof<Result>) {
  const [facts, setFacts] = useState<CertificateFacts | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [opener] = useState(createContainerOpener);

  useEffect(() => opener.close, [opener]);

  const openSigner = (source: CertificateSource) =>
    'service' in source
      ? createServiceSigner(source.service)
      : openSignerFromFile(source.file, source.pin, opener, setProgress).finally(() => setProgress(null));

  /**
   * Resolves with the server's result. Throws ApiError; its `cause` is a CertificateError if the certificate is
   * unusable.
   */
  const proveWith = async (source: CertificateSource): Promise<Result> => {
    setFacts(null);
    try {
      const signer = await openSigner(source);
      setFacts(signer.facts ?? null);
      return await submitCertificateProof(signer, present);
    } catch (error) {
      throw toApiError(error);
    }
  };

  return {
    facts,
    progress,
    prepare: opener.prepare,
    proveWith,
    cancel: opener.close,
    forgetFacts: () => setFacts(null),
  };
}
