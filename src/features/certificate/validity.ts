import type { CertificateFacts } from './pkcs12';

/** Where this device's clock stands in a certificate's validity. A hint: the server's clock decides. */
export function getValidity(
  { notBefore, notAfter }: Pick<CertificateFacts, 'notBefore' | 'notAfter'>,
  now = Date.now(),
): 'valid' | 'expired' | 'notYet' {
  if (now > notAfter.getTime()) return 'expired';
  return now < notBefore.getTime() ? 'notYet' : 'valid';
}
