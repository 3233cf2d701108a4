/** What an authorization covers, as a form holds it: texts alone, as a draft keeps them. */
import type { AuthorizationScope, CompanyMatter } from '@/contract';
import { companyMatters } from '@/validation/companyMatters';

export interface CoverageValues {
  scope?: AuthorizationScope;
  /** Separated by commas. */
  matters?: string;
}

/** What is sent of it; matters that were ticked before everything was chosen are none. */
export const readCoverage = ({
  scope = 'LISTED',
  matters = '',
}: CoverageValues): { scope: AuthorizationScope; matters: CompanyMatter[] } => {
  const ticked = matters.split(',');
  return {
    scope,
    matters: scope === 'ALL' ? [] : companyMatters.filter((matter) => ticked.includes(matter)),
  };
};
