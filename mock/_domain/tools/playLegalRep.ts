/** Plays the registry of companies when it names another legal representative, through POST /mock/act. */
import type { IdType } from '../../../src/contract';
import { findCompany } from '../accounts/companies';
import { oneOf, readFields, text } from '../forms/fields';
import { HttpRefusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';
import { readPlayedAccount } from './actingAccount';

const ID_MAX = 64;
const form = { roleId: text(ID_MAX), action: oneOf('nameLegalRep'), account: readPlayedAccount };

/**
 * Makes the registry name the owner of an account as the legal representative of a role's company. Throws a 404 if the
 * registry does not have the company.
 */
export function playLegalRep({ body }: Pick<RequestContext, 'body'>): null {
  const { roleId, account } = readFields(body, form);
  const { memberships, companyRegistry } = getPortal();
  const role = memberships.find(({ id }) => id === roleId);
  const registered = companyRegistry.get((role && findCompany(role))?.uscc ?? '');
  if (!registered) throw new HttpRefusal(404, 'NOT_FOUND');
  const { name, idType, idNo } = account;
  // Accounts store the type as text.
  registered.legalRep = { name, idType: idType as IdType, idNo };
  return null;
}
