import { useState } from 'react';
import { causeOf, type Failure, refusalOf } from '@/utils/failure';
import { warn } from '@/utils/request';
import { type KeyService, signerOfService } from './keyService';
import type { CertificateFacts } from './pkcs12';
import { CertificateError } from './problem';
import { type Desk, prove } from './prove';
import { signerOfFile } from './signer';

/** Where the certificate and its key are. */
export type Source = { service: KeyService } | { file: File; pin: string };

const signerOf = (source: Source) =>
  'service' in source ? signerOfService(source.service) : signerOfFile(source.file, source.pin);

/**
 * Proves the holding of a certificate at a desk of the server: sign-in, binding, step-up. `tell` says a problem at
 * its field, false where it has none. `failure` is what else is to be said about the last attempt, `facts` what its
 * certificate says of itself.
 */
export function useCertificateProof<Result>(
  desk: Desk<Result>,
  tell: (error: CertificateError, source: Source) => Promise<boolean>,
) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [facts, setFacts] = useState<CertificateFacts | null>(null);

  const explain = async (error: unknown, source: Source): Promise<Failure | null> => {
    const known = error instanceof CertificateError;
    if (known && (await tell(error, source))) return null;
    warn(error);
    if (known) return { messageId: `certificate.problem.${error.problem}` };
    return causeOf(error, 'certificate.unreachable');
  };

  /** The server's result, or false where there is none and it has been said why. */
  const proveWith = async (source: Source): Promise<Result | false> => {
    setFailure(null);
    setFacts(null);
    try {
      const signer = await signerOf(source);
      setFacts(signer.facts ?? null);
      const { result, refusal } = await prove(signer, desk);
      if (!result) setFailure(refusal ? refusalOf(refusal) : { messageId: 'certificate.unreachable' });
      return result;
    } catch (error) {
      setFailure(await explain(error, source));
      return false;
    }
  };

  return { failure, facts, proveWith };
}
