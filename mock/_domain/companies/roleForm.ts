/** Finds what speaks against a role in a company. */
import { COMPANY_LEVEL } from '../../../src/constants';
import type { Capacity, RoleForm, RoleState } from '../../../src/contract';
import { leadsCompany } from '../../../src/domain/companyActions';
import { deriveRoleState, findCompany, isLeading, isLed, isSameDocument } from '../accounts/companies';
import { hasProvedPossession } from '../accounts/possession';
import { hasRequiredProof } from '../checks/requiredProofs';
import { Refusal, wrongField } from '../lib/refusals';
import type { Account } from '../store/records/account';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';

const STANDING: readonly RoleState[] = ['ACTIVE', 'SUSPENDED'];
/** The states of a role that keeps its account from a claim. An invitation or application does not: the claim ends it. */
const CLAIM_BLOCKING: readonly RoleState[] = ['DRAFT', 'VERIFYING', ...STANDING];
const OPEN: readonly RoleState[] = ['PENDING', ...CLAIM_BLOCKING];

/**
 * Throws a 422 for a claim of the capacity administrator, unless a registration created the claim and its capacity
 * stays the same.
 */
export function assertMayBeCapacity({ capacity }: RoleForm, before?: Capacity): void {
  if (capacity === 'ADMIN' && before !== 'ADMIN') throw wrongField('capacity', 'FIELD_FORMAT');
}

/** Finds a proven company by its credit code. */
export const findCompanyByUscc = (code: string): Company | undefined =>
  getPortal().companies.find(({ uscc }) => uscc === code);

/** Finds a company that has a leader in the portal. A company without a leader can be claimed. */
export function findLedCompany(code: string): Company | undefined {
  const company = findCompanyByUscc(code);
  return company && isLed(company) ? company : undefined;
}

const findRole = (accountId: string, code: string, states: readonly RoleState[], except?: Membership) =>
  getPortal().memberships.find(
    (role) =>
      role !== except &&
      role.accountId === accountId &&
      (findCompany(role) ?? role.form)?.uscc === code &&
      states.includes(deriveRoleState(role)),
  );

/** Finds the role of an account under a credit code that stands or is pending. */
export const findOpenRole = (accountId: string, code: string): Membership | undefined =>
  findRole(accountId, code, OPEN);

/** Finds the role of an account under a credit code that keeps it from a claim. */
export const findBlockingRole = (accountId: string, code: string): Membership | undefined =>
  findRole(accountId, code, CLAIM_BLOCKING);

/** Whether the legal representative whom the registry names has their role in the company. */
export const hasLegalRep = ({ id }: Company): boolean =>
  getPortal().memberships.some(
    (role) => role.companyId === id && role.capacity === 'LEGAL_REP' && isLeading(role),
  );

/** Lists the roles of a human being in the company, with whichever of their accounts. */
export function listRolesOfPerson(
  { id: companyId }: Company,
  person: Pick<Account, 'idType' | 'idNo'>,
): Membership[] {
  // A displaced account has no document.
  if (person.idNo === '') return [];
  const { accounts, memberships } = getPortal();
  const own = accounts.filter((one) => isSameDocument(person, one)).map(({ id }) => id);
  return memberships.filter((role) => role.companyId === companyId && own.includes(role.accountId));
}

/**
 * Whether a claim is refused because of the people who are in the company by now: its legal representative, for a handler
 * or an administrator any leader, or the same human being.
 */
export function isKnownMeanwhile({ capacity, uscc }: RoleForm, owner: Account | undefined): boolean {
  const company = findCompanyByUscc(uscc);
  if (!company) return false;
  if (capacity === 'LEGAL_REP' ? hasLegalRep(company) : isLed(company)) return true;
  if (!owner) return false;
  return listRolesOfPerson(company, owner).some((role) => STANDING.includes(deriveRoleState(role)));
}

/** Throws ROLE_LEVEL for an account whose identity is not verified as far as a role needs. */
export function assertRoleLevel({ level }: Pick<Account, 'level'>): void {
  if (level < COMPANY_LEVEL) throw new Refusal('ROLE_LEVEL');
}

/** Throws LEGAL_REP_UNPROVEN for a legal representative who has proved to be the person by printed data alone. */
export function assertProvenLegalRep(capacity: Capacity, account: Account): void {
  if (capacity === 'LEGAL_REP' && !hasProvedPossession(account)) throw new Refusal('LEGAL_REP_UNPROVEN');
}

/** Throws FACTOR_REQUIRED for a leader of a company without a proof that is enough for it. */
export function assertMayLead(capacity: Capacity, account: Account): void {
  if (leadsCompany(capacity) && !hasRequiredProof(account, 'company')) throw new Refusal('FACTOR_REQUIRED');
}

/** Throws ROLE_LEVEL, or ROLE_ALREADY if the account has a role under the credit code or waits for one. */
export function assertMayApply(account: Account, code: string): void {
  assertRoleLevel(account);
  if (findOpenRole(account.id, code)) throw new Refusal('ROLE_ALREADY');
}

/** Throws ROLE_LEVEL, or ROLE_ALREADY if another role of the account keeps it from the claim. */
export function assertMayClaim(account: Account, code: string, claim?: Membership): void {
  assertRoleLevel(account);
  if (findRole(account.id, code, CLAIM_BLOCKING, claim)) throw new Refusal('ROLE_ALREADY');
}

/** Throws LEGAL_REP_THERE for another legal representative of a company that has one in the portal. */
export function assertNoLegalRep({ capacity, uscc }: RoleForm): void {
  const company = findCompanyByUscc(uscc);
  if (capacity === 'LEGAL_REP' && company && hasLegalRep(company)) throw new Refusal('LEGAL_REP_THERE');
}

/** Throws a 422 at `uscc` for a handler of a company that has a leader in the portal: they apply to it instead. */
export function assertNotToApply({ capacity, uscc }: RoleForm): void {
  if (capacity === 'LEGAL_REP' || !findLedCompany(uscc)) return;
  throw wrongField('uscc', 'USCC_REGISTERED');
}
