/** Form values of an authorization's coverage. All are strings, so that a draft can store them. */
import type { AuthorizationScope, CompanyMatter } from '@/contract';
import { companyMatters } from '@/validation/companyMatters';

export interface CoverageValues {
  scope?: AuthorizationScope;
  /** Comma-separated. */
  matters?: string;
}

/** Converts form values into the request; ignores ticked matters if the scope is ALL. */
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
