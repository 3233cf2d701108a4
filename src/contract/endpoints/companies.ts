/** One company, through a role in it. */
import * as v from 'valibot';
import type { OrgType } from '..';
import { nothing, wordOf } from '../endpoint';
import { certificateState } from '../roleWords';
import type { SomeEndpoints } from './rows';

const company = v.object({
  orgName: v.string(),
  uscc: v.string(),
  orgType: wordOf<OrgType>(),
  legalRep: v.string(),
  address: v.string(),
  regionCode: v.string(),
  establishedOn: v.string(),
  termFrom: v.string(),
  termTo: v.nullable(v.string()),
  registeredCapital: v.number(),
  businessScope: v.string(),
  authority: v.string(),
  registrationStatus: v.picklist(['OPERATING', 'SUSPENDED', 'DEREGISTERED']),
  industryCode: v.string(),
  syncedAt: v.string(),
  contact: v.object({
    contactName: v.string(),
    contactMobile: v.string(),
    contactEmail: v.string(),
    postcode: v.string(),
  }),
  version: v.string(),
});

const certificates = v.array(
  v.object({
    id: v.string(),
    serial: v.string(),
    issuer: v.string(),
    subject: v.string(),
    algorithm: v.string(),
    usage: v.array(v.picklist(['SIGNATURE', 'ENCRYPTION'])),
    validFrom: v.string(),
    validTo: v.string(),
    boundAt: v.string(),
    boundBy: v.string(),
    state: certificateState,
  }),
);

const COMPANY = '/authApi/role/v1/roles/:id/company';
const CERTIFICATES = '/authApi/role/v1/roles/:id/certificates';

export const companiesEndpoints = {
  company: { call: `GET ${COMPANY}`, data: company },
  changeCompanyContact: { call: `PUT ${COMPANY}/contact`, data: company },
  replaceLegalRep: { call: `PUT ${COMPANY}/legalRep`, data: nothing },
  companyCertificates: { call: `GET ${CERTIFICATES}`, data: certificates },
  bindCompanyCertificate: { call: `POST ${CERTIFICATES}`, data: certificates },
  unbindCompanyCertificate: { call: `DELETE ${CERTIFICATES}/:certificateId`, data: certificates },
} satisfies SomeEndpoints;
