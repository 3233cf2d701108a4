import type { Body, Data, RoleDetail, RoleForm } from '@/contract';
import { normalizeDocumentNumber } from '@/validation/documents';
import { normalizeName } from '@/validation/normalize';
import { getOrgType } from '@/validation/organizations';

/** Fields of the form; the company's data on the server decides which are shown. */
export interface CompanyFields {
  uscc: string;
  capacity: RoleForm['capacity'];
  orgName: string;
  legalRep: string;
  method: RoleForm['method'];
  /** YYYY-MM-DD; for an application to become a handler. */
  end: string;
}

/** How the form continues once the credit code is complete. */
type CompanyCase =
  /** The portal does not know the company, or not its legal representative: the user has to prove it. */
  | 'prove'
  /** The company is known: the user applies to become its handler. */
  | 'apply'
  /** The company has a legal representative, and a legal entity's account cannot be a handler. */
  | 'closed'
  /** The user already has a role there. */
  | 'own';

interface Circumstances {
  company: Data<'companyByCode'> | null;
  capacity: RoleForm['capacity'] | undefined;
  /** Whether the account belongs to an individual instead of a legal entity. */
  isPerson: boolean;
  /** Id of the role that is being changed. */
  ownId: string | undefined;
}

/** Returns how the form continues. */
export function findCompanyCase({ company, capacity, isPerson, ownId }: Circumstances): CompanyCase {
  if (!company) return 'prove';
  if (company.roleId !== null && company.roleId !== ownId) return 'own';
  if (!company.known) return 'prove';
  if (!company.hasLegalRep && (capacity ?? 'LEGAL_REP') === 'LEGAL_REP') return 'prove';
  return isPerson ? 'apply' : 'closed';
}

/** Converts form values into the request. The organization type follows from the credit code. */
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

/** Returns the form's initial values to resubmit a company. */
export const toCompanyFields = ({ uscc, capacity, orgName, legalRep, method }: RoleDetail) => ({
  uscc,
  capacity,
  orgName,
  legalRep,
  method,
});
