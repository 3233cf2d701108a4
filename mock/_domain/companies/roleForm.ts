/** Reads how a company is named to the portal, and finds what speaks against a role in it. */
import { COMPANY_LEVEL } from '../../../src/constants';
import type { Capacity, RoleForm, RoleMethod, RoleState } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { getOrgType } from '../../../src/validation/organizations';
import { deriveRoleState, findCompany } from '../accounts/companies';
import { FieldError, oneOf, type Reader, readFields } from '../forms/fields';
import { creditCode, organizationName, organizationType } from '../forms/organizations';
import { personName } from '../forms/persons';
import { HttpRefusal, Refusal } from '../lib/refusals';
import type { Account } from '../store/records/account';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';

type Given = { [Field in keyof RoleForm]?: unknown };

const STANDING: readonly RoleState[] = ['ACTIVE', 'SUSPENDED'];
const OPEN: readonly RoleState[] = ['DRAFT', 'VERIFYING', 'PENDING', ...STANDING];

/**
 * Reads the form. Only a claim that a registration made for an administrator may stay one. Throws one 422 for everything
 * that is wrong, a type the credit code does not stand for too.
 */
export function readRoleForm(body: Given, before?: Capacity): RoleForm {
  const orgType: Reader<RoleForm['orgType']> = (raw) => {
    const type = organizationType(raw);
    const known = typeof body.uscc === 'string' ? getOrgType(body.uscc) : null;
    if (known !== null && known !== type) throw new FieldError('FIELD_FORMAT');
    return type;
  };
  return readFields(body, {
    orgName: organizationName,
    uscc: creditCode,
    orgType,
    legalRep: personName,
    capacity: oneOf<Capacity>('LEGAL_REP', 'HANDLER', ...(before === 'ADMIN' ? (['ADMIN'] as const) : [])),
    method: oneOf<RoleMethod>('LEGAL_REP', 'CERTIFICATE', 'LICENSE_QR'),
  });
}

/** Finds a company that the portal has, by its credit code. */
export const findCompanyByUscc = (code: string): Company | undefined =>
  getPortal().companies.find(({ uscc }) => uscc === code);

/** Finds the role of an account under a credit code that stands or is under way. */
export const findOpenRole = (accountId: string, code: string): Membership | undefined =>
  getPortal().memberships.find(
    (role) =>
      role.accountId === accountId &&
      (findCompany(role) ?? role.form)?.uscc === code &&
      OPEN.includes(deriveRoleState(role)),
  );

/** Whether a legal representative of the company stands in the portal. */
export const hasLegalRep = ({ id }: Company): boolean =>
  getPortal().memberships.some(
    (role) =>
      role.companyId === id && role.capacity === 'LEGAL_REP' && STANDING.includes(deriveRoleState(role)),
  );

/** Lists the roles of a human being in the company, with whichever of their accounts. */
export function listRolesOfPerson({ id: companyId }: Company, idNo: string): Membership[] {
  // A displaced account has no document.
  if (idNo === '') return [];
  const { accounts, memberships } = getPortal();
  const own = accounts.filter((one) => one.idNo === idNo).map(({ id }) => id);
  return memberships.filter((role) => role.companyId === companyId && own.includes(role.accountId));
}

/**
 * Whether the company has come into the portal meanwhile and is not to be named to it any more: by a handler or an
 * administrator, by another legal representative, or by a person who is in it already.
 */
export function isKnownMeanwhile({ capacity, uscc }: RoleForm, owner: Account | undefined): boolean {
  const company = findCompanyByUscc(uscc);
  if (!company) return false;
  if (capacity !== 'LEGAL_REP' || hasLegalRep(company)) return true;
  return listRolesOfPerson(company, owner?.idNo ?? '').some((role) =>
    STANDING.includes(deriveRoleState(role)),
  );
}

/** Throws ROLE_LEVEL for an account whose identity is not verified as far as a role needs. */
export function assertRoleLevel({ level }: Pick<Account, 'level'>): void {
  if (level < COMPANY_LEVEL) throw new Refusal('ROLE_LEVEL');
}

/** Throws ROLE_LEVEL, or ROLE_ALREADY where the account has another role under the credit code. */
export function assertMayHaveRole(account: Account, code: string, own?: Membership): void {
  assertRoleLevel(account);
  const open = findOpenRole(account.id, code);
  if (open && open !== own) throw new Refusal('ROLE_ALREADY');
}

/** Throws LEGAL_REP_THERE for another legal representative of a company that has one in the portal. */
export function assertNoLegalRep({ capacity, uscc }: RoleForm): void {
  const company = findCompanyByUscc(uscc);
  if (capacity === 'LEGAL_REP' && company && hasLegalRep(company)) throw new Refusal('LEGAL_REP_THERE');
}

/** Throws a 422 at `uscc` for a handler of a company that the portal has: they apply to it instead. */
export function assertNotToApply({ capacity, uscc }: RoleForm): void {
  if (capacity === 'LEGAL_REP' || !findCompanyByUscc(uscc)) return;
  throw new HttpRefusal(422, 'FIELDS_WRONG', { uscc: subCodes.USCC_REGISTERED });
}
