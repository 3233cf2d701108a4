/** Compares the declared data of a company with the registry. */
import type { RoleForm } from '../../../src/contract';
import { findNamedLegalRep } from '../accounts/companies';
import type { Account } from '../store/records/account';
import type { RegisteredCompany } from '../store/records/company';
import { getPortal } from '../store/state';

/** Returns the registry's record of the credit code; undefined if there is none or the company was deregistered. */
export function findRegistered({ uscc }: Pick<RoleForm, 'uscc'>): RegisteredCompany | undefined {
  const registered = getPortal().companyRegistry.get(uscc);
  return registered?.registrationStatus === 'DEREGISTERED' ? undefined : registered;
}

/** Whether the registry's record matches the declared data. A suspended company matches, too. */
export function matchesRegistry(form: RoleForm): boolean {
  const registered = findRegistered(form);
  return (
    registered !== undefined &&
    registered.orgName === form.orgName &&
    registered.orgType === form.orgType &&
    registered.legalRep.name === form.legalRep
  );
}

/** Whether the registry names the account's owner as legal representative, by name and document. */
export const isRegisteredLegalRep = (account: Account, form: RoleForm): boolean =>
  findRegistered(form) !== undefined && findNamedLegalRep(form.uscc, account) !== undefined;
