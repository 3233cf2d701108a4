/** The matters in which a person can act for a company. */

/** In display order. */
export const companyMatters = [
  'COMPANY_INFO',
  'CERTIFICATES',
  'TAX',
  'SOCIAL_SECURITY',
  'PROVIDENT_FUND',
  'PERMITS',
  'ANNUAL_REPORT',
] as const;
export type CompanyMatter = (typeof companyMatters)[number];
