/** Companies, and the roles of people in them. */
import { randomUUID } from 'node:crypto';
import type { RoleState, UserInfo } from '../../../src/contract';
import { leadsCompany } from '../../../src/domain/companyActions';
import { formatChinaDate } from '../../../src/validation/dates';
import { now } from '../store/clock';
import type { Account, Identity } from '../store/records/account';
import type { Company, Membership } from '../store/records/company';
import { getPortal } from '../store/state';

/** Derives the shown state of a role from its stored state, its last day, its company and its account. */
export function deriveRoleState({ state, end, companyId, accountId }: Membership): RoleState {
  if (state !== 'PENDING' && state !== 'ACTIVE') return state;
  if (end !== null && formatChinaDate(now()) > end) return 'EXPIRED';
  if (state === 'PENDING') return state;
  return findOwner({ accountId })?.status === 'FROZEN' || isCompanySuspended(companyId) ? 'SUSPENDED' : state;
}

// accounts.ts imports this file.
const findOwner = ({ accountId }: Pick<Membership, 'accountId'>): Account | undefined =>
  getPortal().accounts.find(({ id }) => id === accountId);

export const findRole = (roleId: string): Membership | undefined =>
  getPortal().memberships.find(({ id }) => id === roleId);

/** Returns the company of a role, or undefined while the company is not proven. */
export const findCompany = ({ companyId }: Pick<Membership, 'companyId'>): Company | undefined =>
  getPortal().companies.find(({ id }) => id === companyId);

/** Returns whether the registry has suspended the company, or struck it off. */
export function isCompanySuspended(companyId: string | null): boolean {
  const company = getPortal().companies.find(({ id }) => id === companyId);
  const status = company && getPortal().companyRegistry.get(company.uscc)?.registrationStatus;
  return status !== undefined && status !== 'OPERATING';
}

/** The states of a role or an authorization that was accepted, or proven, and has not ended. */
export const ACTIVE_OR_SUSPENDED = ['ACTIVE', 'SUSPENDED'] as const;

export const isActiveOrSuspended = (role: Membership): boolean =>
  ACTIVE_OR_SUSPENDED.some((state) => state === deriveRoleState(role));

/** Lists the active and suspended roles of an account, oldest first. */
export const listStandingRoles = (accountId: string): Membership[] =>
  getPortal().memberships.filter((role) => role.accountId === accountId && isActiveOrSuspended(role));

/** Returns the identity that an account states, or null without an account. */
export function toPerson(account: Account): Identity;
export function toPerson(account: Account | undefined): Identity | null;
export function toPerson(account: Account | undefined): Identity | null {
  return account ? { name: account.name, idType: account.idType, idNo: account.idNo } : null;
}

type Document = Pick<Identity | Account, 'idType' | 'idNo'>;

/** Returns whether both have the same document. A number is unique only among documents of its type. */
export const isSameDocument = (a: Document, b: Document): boolean =>
  a.idType === b.idType && a.idNo === b.idNo;

export const isSamePerson = (a: Identity, b: Account): boolean => a.name === b.name && isSameDocument(a, b);

/** Returns the legal representative whom the registry names under the credit code, if the account is theirs. */
export function findNamedLegalRep(uscc: string, account: Account | undefined): Identity | undefined {
  const named = getPortal().companyRegistry.get(uscc)?.legalRep;
  return named && account && isSamePerson(named, account) ? named : undefined;
}

/**
 * Returns whether a role leads its company. A legal representative leads only while the registry names them.
 */
export function isLeading(role: Membership): boolean {
  if (!leadsCompany(role.capacity) || !isActiveOrSuspended(role)) return false;
  if (role.capacity !== 'LEGAL_REP') return true;
  const uscc = findCompany(role)?.uscc ?? '';
  return findNamedLegalRep(uscc, findOwner(role)) !== undefined;
}

export const isLed = ({ id }: Company): boolean =>
  getPortal().memberships.some((role) => role.companyId === id && isLeading(role));

export function listLedCompanies(accountId: string): Company[] {
  const led = listStandingRoles(accountId).filter(({ capacity }) => leadsCompany(capacity));
  return getPortal().companies.filter((company) => led.some((role) => role.companyId === company.id));
}

/** Finds the account of a legal entity that signs in with a credit code (docs/api.md, Login names). */
export function findCodeOwner(uscc: string): Account | undefined {
  const { accounts, companies, memberships } = getPortal();
  const company = companies.find((one) => one.uscc === uscc);
  if (!company) return undefined;
  const legal = new Map(accounts.filter((one) => one.userType === 'legal').map((one) => [one.id, one]));
  const roles = memberships.filter(
    (role) => role.companyId === company.id && legal.has(role.accountId) && isLeading(role),
  );
  const role = roles.find(({ capacity }) => capacity === 'LEGAL_REP') ?? roles[0];
  return role && legal.get(role.accountId);
}

const PENDING_STATES: readonly RoleState[] = ['PENDING'];
const OPEN_STATES: readonly RoleState[] = [...PENDING_STATES, ...ACTIVE_OR_SUSPENDED];

/** Returns whether the account is a handler of a company, or has a pending role of any capacity in one. */
export const handlesForCompanies = (accountId: string): boolean =>
  getPortal().memberships.some(
    (role) =>
      role.accountId === accountId &&
      (role.capacity === 'HANDLER' ? OPEN_STATES : PENDING_STATES).includes(deriveRoleState(role)),
  );

/** Adds a role. Fields that are not given are null. */
export function addMembership(
  given: Pick<Membership, 'accountId' | 'capacity' | 'origin' | 'state'> & Partial<Membership>,
): Membership {
  const role: Membership = {
    id: `r-${randomUUID()}`,
    companyId: null,
    start: null,
    end: null,
    person: null,
    createdAt: now(),
    decidedAt: null,
    form: null,
    failure: null,
    dueAt: null,
    answer: null,
    ...given,
  };
  getPortal().memberships.push(role);
  return role;
}

const NO_CONTACT = { contactName: '', contactMobile: '', contactEmail: '', postcode: '' };

export function createCompany(company: Omit<Company, 'id' | 'contact'>): Company {
  const made: Company = { id: `c-${randomUUID()}`, ...company, contact: { ...NO_CONTACT } };
  getPortal().companies.push(made);
  return made;
}

/** Lists the roles of userInfo. Name and credit code of a company are public, so they are not masked. */
export const listRoles = (accountId: string): UserInfo['roles'] =>
  listStandingRoles(accountId).map((role) => {
    const { orgName = '', uscc = '' } = findCompany(role) ?? {};
    return { id: role.id, orgName, uscc, capacity: role.capacity };
  });

/** Returns the names of the companies of all roles of an account, ended ones too, by role id. */
export const listCompanyNames = (accountId: string): Map<string, string> =>
  new Map(
    getPortal()
      .memberships.filter((role) => role.accountId === accountId)
      .map((role) => [role.id, findCompany(role)?.orgName ?? '']),
  );
