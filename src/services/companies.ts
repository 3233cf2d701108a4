/** One company, through a role in it. */
import type { Body } from '@/contract';
import { companiesEndpoints } from '@/contract/companies';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(companiesEndpoints);

/** Shows no notice; the page shows the error in place of the company. */
export const getCompany = (id: string) => call('company', { params: { id }, quiet: true });

/** The form shows errors. */
export const changeCompanyContact = (id: string, body: Body<'changeCompanyContact'>) =>
  call('changeCompanyContact', { params: { id }, body, quiet: true });

export const replaceLegalRep = (id: string, body: Body<'replaceLegalRep'>) =>
  call('replaceLegalRep', { params: { id }, body });

/** Shows no notice; the page shows the error in place of the list. */
export const getCompanyCertificates = (id: string) =>
  call('companyCertificates', { params: { id }, quiet: true });

/**
 * Binds a certificate by its signature over a challenge. Resolves with all certificates. Requires a step-up, which does
 * not use up the challenge. Refusals in `silentFor` show no notice.
 */
export const bindCompanyCertificate = (
  id: string,
  body: Body<'bindCompanyCertificate'>,
  silentFor?: readonly SubCodeName[],
) => call('bindCompanyCertificate', { params: { id }, body, silentFor });

export const unbindCompanyCertificate = (id: string, certificateId: string) =>
  call('unbindCompanyCertificate', { params: { id, certificateId }, body: {} });
