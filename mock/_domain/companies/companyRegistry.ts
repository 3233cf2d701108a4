/** Compares a company as it was named with what its registry knows. */
import type { RoleForm } from '../../../src/contract';
import { findNamedLegalRep } from '../accounts/companies';
import type { Account } from '../store/records/account';
import type { RegisteredCompany } from '../store/records/company';
import { getPortal } from '../store/state';

/** Returns what the registry knows under the credit code, unless the company was struck off. */
export function findRegistered({ uscc }: Pick<RoleForm, 'uscc'>): RegisteredCompany | undefined {
  const known = getPortal().companyRegistry.get(uscc);
  return known?.registrationStatus === 'DEREGISTERED' ? undefined : known;
}

/** Whether the registry has the company as it was typed. A suspended one is still one. */
export function matchesRegistry(form: RoleForm): boolean {
  const known = findRegistered(form);
  return (
    known !== undefined &&
    known.orgName === form.orgName &&
    known.orgType === form.orgType &&
    known.legalRep.name === form.legalRep
  );
}

/** Whether the registry names this very person, by name and document. */
export const isRegisteredLegalRep = (account: Account, form: RoleForm): boolean =>
  findRegistered(form) !== undefined && findNamedLegalRep(form.uscc, account) !== undefined;
