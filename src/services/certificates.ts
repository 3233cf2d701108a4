/** The digital certificates that sign in to the signed-in person's account. */
import type { Body, Data } from '@/contract';
import { certificatesEndpoints } from '@/contract/certificates';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(certificatesEndpoints);

/** All of them, the oldest binding first. */
export const listCertificates = (): Promise<Data<'certificates'>> => call('certificates');

/**
 * Binds one by its signature over a challenge, after a step-up, which leaves the challenge as it is; answers all of
 * them. Refusals in `silentFor` show no notice.
 */
export const bindCertificate = (
  body: Body<'bindCertificate'>,
  silentFor?: readonly SubCodeName[],
): Promise<Data<'bindCertificate'>> => call('bindCertificate', { body, silentFor });

/** Ends one binding, after a step-up; returns the remaining ones. */
export const unbindCertificate = (id: string): Promise<Data<'unbindCertificate'>> =>
  call('unbindCertificate', { params: { id }, body: {} });
