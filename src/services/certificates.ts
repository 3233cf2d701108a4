/** The digital certificates that sign in to the signed-in user's account. */
import type { Body } from '@/contract';
import { certificatesEndpoints } from '@/contract/certificates';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(certificatesEndpoints);

/** Lists all certificates, the oldest binding first. */
export const listCertificates = () => call('certificates');

/**
 * Binds a certificate by its signature over a challenge. Resolves with all certificates. Requires a step-up, which does
 * not use up the challenge. Refusals in `silentFor` show no notice.
 */
export const bindCertificate = (body: Body<'bindCertificate'>, silentFor?: readonly SubCodeName[]) =>
  call('bindCertificate', { body, silentFor });

/** Removes a certificate; resolves with the remaining ones. Requires a step-up. */
export const unbindCertificate = (id: string) => call('unbindCertificate', { params: { id }, body: {} });
