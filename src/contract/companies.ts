/** Contract of one company, through a role in it: what its registry says, how to reach it, its certificates. */
import type { CertificateState } from './certificates';
import type { Instant } from './envelope';
import type { OrgType } from './registration';

/** Who began it: its owner by naming the company, the company, or its owner by asking the company. */
export type RoleOrigin = 'CREATED' | 'INVITED' | 'APPLIED';

/** What somebody may see to for a company. */
export type CompanyMatter =
  | 'COMPANY_INFO'
  | 'CERTIFICATES'
  | 'TAX'
  | 'SOCIAL_SECURITY'
  | 'PROVIDENT_FUND'
  | 'PERMITS'
  | 'ANNUAL_REPORT';

/** What the company keeps itself; everything else is its registry's. */
export interface CompanyContact {
  contactName: string;
  contactMobile: string;
  contactEmail: string;
  postcode: string;
}

export interface CompanyInfo {
  orgName: string;
  uscc: string;
  orgType: OrgType;
  /** Public. */
  legalRep: string;
  address: string;
  /** GB/T 2260, six digits. */
  regionCode: string;
  /** Days, YYYY-MM-DD; a term without an end has null. */
  establishedOn: string;
  termFrom: string;
  termTo: string | null;
  /** In CNY 10,000. */
  registeredCapital: number;
  businessScope: string;
  authority: string;
  registrationStatus: 'OPERATING' | 'SUSPENDED' | 'DEREGISTERED';
  /** GB/T 4754, a letter and digits. */
  industryCode: string;
  syncedAt: Instant;
  contact: CompanyContact;
  /** Goes back with a change: what has changed meanwhile is not overwritten. */
  version: string;
}

/** What a certificate may be used for (RFC 5280, section 4.2.1.3). */
export type CertificateUsage = 'SIGNATURE' | 'ENCRYPTION';

export interface CompanyCertificate {
  id: string;
  /** Hexadecimal, as in the certificate. */
  serial: string;
  issuer: string;
  /** The company's name in it, public. */
  subject: string;
  /** As people name it, such as RSA 2048. */
  algorithm: string;
  usage: CertificateUsage[];
  validFrom: Instant;
  validTo: Instant;
  boundAt: Instant;
  /** Name of the person who bound it, masked unless it is the reader. */
  boundBy: string;
  state: CertificateState;
}

export interface CompaniesContract {
  company: { params: { id: string }; data: CompanyInfo };
  changeCompanyContact: {
    params: { id: string };
    body: CompanyContact & { version: string };
    data: CompanyInfo;
  };
  /** The registry has to name the successor already; the asking role ends. */
  replaceLegalRep: {
    params: { id: string };
    body: { loginId: string; name: string };
    data: null;
  };
  companyCertificates: { params: { id: string }; data: CompanyCertificate[] };
  /** A challenge of caChallenge; base64 as in caLogin. */
  bindCompanyCertificate: {
    params: { id: string };
    body: { challenge: string; certificate: string; signature: string };
    data: CompanyCertificate[];
  };
  unbindCompanyCertificate: {
    params: { id: string; certificateId: string };
    body: Record<string, never>;
    data: CompanyCertificate[];
  };
}
