/** One company, as visible in a role: its registry data, contact data and certificates. */
import * as v from 'valibot';
import type { OrgType } from '../validation/organizations';
import { type EndpointRows, nothing, openEnum, personal } from './endpoint';
import { certificateState } from './roleValues';

/** The contact data, which the company maintains itself; the registry maintains everything else. */
const contact = v.object({
  contactName: personal('company'),
  contactMobile: personal('company'),
  contactEmail: personal('company'),
  postcode: v.string(),
});

/**
 * The current registry data. For a company that the registry does not know, the declared data, OPERATING, and empty
 * or 0 for the rest.
 */
const company = v.object({
  orgName: v.string(),
  uscc: v.string(),
  orgType: openEnum<OrgType>(),
  legalRep: personal('public'),
  address: personal('public'),
  /** GB/T 2260, six digits. */
  regionCode: v.string(),
  /** Days, YYYY-MM-DD; null for a term without an end. */
  establishedOn: v.string(),
  termFrom: v.string(),
  termTo: v.nullable(v.string()),
  /** In CNY 10,000. */
  registeredCapital: v.number(),
  businessScope: v.string(),
  authority: v.string(),
  registrationStatus: v.picklist(['OPERATING', 'SUSPENDED', 'DEREGISTERED']),
  /** GB/T 4754, a letter and digits. */
  industryCode: v.string(),
  syncedAt: v.string(),
  contact,
  /** Sent with each change: the server rejects it if the record was changed meanwhile. */
  version: v.string(),
});

/**
 * The key usage of a certificate (RFC 5280, section 4.2.1.3). SIGNATURE: digitalSignature. ENCRYPTION:
 * keyEncipherment or dataEncipherment.
 */
const usage = v.picklist(['SIGNATURE', 'ENCRYPTION']);

const certificate = v.object({
  id: v.string(),
  /** Hexadecimal, as in the certificate. */
  serial: v.string(),
  issuer: v.string(),
  /** The company's name in it, public. */
  subject: v.string(),
  /** Common name of the algorithm, such as RSA 2048. */
  algorithm: v.string(),
  usage: v.array(usage),
  validFrom: v.string(),
  validTo: v.string(),
  boundAt: v.string(),
  /** Name of the person who bound it. */
  boundBy: personal('ownName'),
  state: certificateState,
});

export type CompanyContact = v.InferOutput<typeof contact>;
export type CompanyInfo = v.InferOutput<typeof company>;
export type CertificateUsage = v.InferOutput<typeof usage>;
export type CompanyCertificate = v.InferOutput<typeof certificate>;

const certificates = v.array(certificate);
const COMPANY = '/authApi/role/v1/roles/:id/company';
const CERTIFICATES = '/authApi/role/v1/roles/:id/certificates';

export const companiesEndpoints = {
  company: { call: `GET ${COMPANY}`, data: company },
  changeCompanyContact: { call: `PUT ${COMPANY}/contact`, data: company },
  replaceLegalRep: { call: `PUT ${COMPANY}/legalRep`, data: nothing },
  companyCertificates: { call: `GET ${CERTIFICATES}`, data: certificates },
  bindCompanyCertificate: { call: `POST ${CERTIFICATES}`, data: certificates },
  unbindCompanyCertificate: { call: `DELETE ${CERTIFICATES}/:certificateId`, data: certificates },
} satisfies EndpointRows;
