/** Finds conflicts and missing requirements of a role in a company. */
import { COMPANY_LEVEL } from '../../../src/constants';
import type { Capacity, RoleForm, RoleState } from '../../../src/contract';
import { leadsCompany } from '../../../src/domain/companyActions';
import {
  ACTIVE_OR_SUSPENDED,
  deriveRoleState,
  findCompany,
  isActiveOrSuspended,
  isLeading,
  isLed,
  isSameDocument,
} from '../accounts/companies';
import { hasProvedPossession } from '../accounts/possession';
import { hasRequiredProof } from '../checks/requiredProofs';
import { Refusal } from '../lib/refusals';
import type { Account } from '../store/records/account';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';

/** States that prevent a claim. A pending invitation or application does not: the claim ends it. */
const CLAIM_BLOCKING: readonly RoleState[] = ['DRAFT', 'VERIFYING', ...ACTIVE_OR_SUSPENDED];
const OPEN: readonly RoleState[] = ['PENDING', ...CLAIM_BLOCKING];

/** Finds a proven company by its credit code. */
export const findCompanyByUscc = (code: string): Company | undefined =>
  getPortal().companies.find(({ uscc }) => uscc === code);

/** Finds a company that has a leader in the portal. A company without a leader can be claimed. */
export function findLedCompany(code: string): Company | undefined {
  const company = findCompanyByUscc(code);
  return company && isLed(company) ? company : undefined;
}

const findRoleUnderCode = (
  accountId: string,
  code: string,
  states: readonly RoleState[],
  except?: Membership,
) =>
  getPortal().memberships.find(
    (role) =>
      role !== except &&
      role.accountId === accountId &&
      (findCompany(role) ?? role.form)?.uscc === code &&
      states.includes(deriveRoleState(role)),
  );

/** Finds the pending or current role of an account under a credit code. */
export const findOpenRole = (accountId: string, code: string): Membership | undefined =>
  findRoleUnderCode(accountId, code, OPEN);

/** Finds the role of an account under a credit code that prevents a claim. */
export const findBlockingRole = (accountId: string, code: string): Membership | undefined =>
  findRoleUnderCode(accountId, code, CLAIM_BLOCKING);

/** Whether the legal representative whom the registry names has their role in the company. */
export const hasLegalRep = ({ id }: Company): boolean =>
  getPortal().memberships.some(
    (role) => role.companyId === id && role.capacity === 'LEGAL_REP' && isLeading(role),
  );

/** Lists the roles of a person in the company, in all of their accounts. */
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

/** Whether the company's leaders, or an own role in it, prevent the claim. */
export function isKnownMeanwhile({ capacity, uscc }: RoleForm, owner: Account | undefined): boolean {
  const company = findCompanyByUscc(uscc);
  if (!company) return false;
  if (capacity === 'LEGAL_REP' ? hasLegalRep(company) : isLed(company)) return true;
  if (!owner) return false;
  return listRolesOfPerson(company, owner).some(isActiveOrSuspended);
}

/** Throws ROLE_LEVEL if the identity level of the account is too low for a role. */
export function assertRoleLevel({ level }: Pick<Account, 'level'>): void {
  if (level < COMPANY_LEVEL) throw new Refusal('ROLE_LEVEL');
}

/** Throws LEGAL_REP_UNPROVEN for a legal representative whose identity was verified by printed data only. */
export function assertProvenLegalRep(capacity: Capacity, account: Account): void {
  if (capacity === 'LEGAL_REP' && !hasProvedPossession(account)) throw new Refusal('LEGAL_REP_UNPROVEN');
}

/** Throws FACTOR_REQUIRED for a leader of a company without the required proof. */
export function assertMayLead(capacity: Capacity, account: Account): void {
  if (leadsCompany(capacity) && !hasRequiredProof(account, 'company')) throw new Refusal('FACTOR_REQUIRED');
}

/** Throws ROLE_LEVEL, or ROLE_ALREADY if the account has a pending or current role under the credit code. */
export function assertMayApply(account: Account, code: string): void {
  assertRoleLevel(account);
  if (findOpenRole(account.id, code)) throw new Refusal('ROLE_ALREADY');
}

/** Throws ROLE_LEVEL, or ROLE_ALREADY if another role of the account prevents the claim. */
export function assertMayClaim(account: Account, code: string, claim?: Membership): void {
  assertRoleLevel(account);
  if (findRoleUnderCode(account.id, code, CLAIM_BLOCKING, claim)) throw new Refusal('ROLE_ALREADY');
}
