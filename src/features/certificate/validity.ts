import type { CertificateFacts } from './pkcs12';

/** Compares this device's clock with a certificate's validity. Only a hint: the server's clock decides. */
export function getValidity(
  { notBefore, notAfter }: Pick<CertificateFacts, 'notBefore' | 'notAfter'>,
  now = Date.now(),
): 'valid' | 'expired' | 'notYet' {
  if (now > notAfter.getTime()) return 'expired';
  return now < notBefore.getTime() ? 'notYet' : 'valid';
}
