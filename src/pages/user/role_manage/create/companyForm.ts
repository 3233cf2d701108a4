import type { Body, Data, RoleDetail, RoleForm } from '@/contract';
import { normalizeDocumentNumber } from '@/validation/documents';
import { normalizeName } from '@/validation/normalize';
import { getOrgType } from '@/validation/organizations';

/** The fields of the form; which of them it has depends on what the portal knows of the company. */
export interface CompanyFields {
  uscc: string;
  capacity: RoleForm['capacity'];
  orgName: string;
  legalRep: string;
  method: RoleForm['method'];
  /** YYYY-MM-DD, of an application. */
  end: string;
}

/** How the form goes on once the credit code is complete. */
type CompanyCase =
  /** The portal does not have the company, or not its legal representative: it is proven. */
  | 'prove'
  /** A handler of a company that the portal has: they apply to it. */
  | 'apply'
  /** The company has its legal representative, and a legal entity's account is nobody's handler. */
  | 'closed'
  /** They have a role there already. */
  | 'own';

interface Circumstances {
  company: Data<'companyByCode'> | null;
  capacity: RoleForm['capacity'] | undefined;
  /** Whether a person asks, and not a legal entity's account. */
  isPerson: boolean;
  /** The role that is being changed. */
  ownId: string | undefined;
}

/** Finds how the form goes on. */
export function findCompanyCase({ company, capacity, isPerson, ownId }: Circumstances): CompanyCase {
  if (!company) return 'prove';
  if (company.roleId !== null && company.roleId !== ownId) return 'own';
  if (!company.known) return 'prove';
  if (!company.hasLegalRep && (capacity ?? 'LEGAL_REP') === 'LEGAL_REP') return 'prove';
  return isPerson ? 'apply' : 'closed';
}

/** The form as the portal takes it. The type is the one the code stands for. */
export const toRoleForm = ({ uscc, orgName, legalRep, capacity, method }: CompanyFields): RoleForm => ({
  orgName: orgName.trim(),
  uscc: normalizeDocumentNumber(uscc),
  orgType: getOrgType(uscc) ?? 'OTHER',
  legalRep: normalizeName(legalRep),
  capacity,
  method,
});

export const toApplication = ({ uscc, end }: CompanyFields): Body<'applyAsHandler'> => ({
  uscc: normalizeDocumentNumber(uscc),
  end,
});

/** What the form begins with where a company is named anew. */
export const toCompanyFields = ({ uscc, capacity, orgName, legalRep, method }: RoleDetail) => ({
  uscc,
  capacity,
  orgName,
  legalRep,
  method,
});
