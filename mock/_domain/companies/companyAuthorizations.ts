/** What a company lets its handlers do: authorizations, their changes, and their end (docs/api.md, Handlers). */
import { randomInt, randomUUID } from 'node:crypto';
import type { CompanyAuthorization, CompanyAuthorizationDetail, Page } from '../../../src/contract';
import { leadsCompany } from '../../../src/features/capacities/actions';
import { authorizationStates } from '../../../src/validation/authorizations';
import { formatChinaDateDigits } from '../../../src/validation/dates';
import { recordMemberBehavior } from '../accounts/behavior';
import { deriveRoleState } from '../accounts/companies';
import { assertSteppedUp } from '../checks/stepUp';
import { oneOf, optional, readFields, text } from '../forms/fields';
import { createPageFields, paginate, sortWaitingFirst } from '../forms/paging';
import { claimFiles } from '../forms/uploads';
import { HttpRefusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { CompanyAuthorizationRecord } from '../store/records/company';
import { getPortal } from '../store/state';
import { assertWithinRole, findAuthorizable, readNewCompanyAuthorization } from './authorizationForm';
import type { AuthorizationSide } from './authorizationStates';
import { toCompanyAuthorization, toCompanyAuthorizationDetail } from './authorizationViews';
import { tellAuthorized } from './handlerNotices';
import { type Asker, assertAllowed, findOwnRole } from './standing';

const ID_MAX = 64;
const DIGITS = 6;

const filters = {
  ...createPageFields(),
  state: optional(oneOf(...authorizationStates)),
  handlerId: optional(text(ID_MAX)),
};

/** Finds an authorization of the company. Throws a 404 for another company's as for one that does not exist. */
export function findCompanyAuthorization(companyId: string, id: string): CompanyAuthorizationRecord {
  const found = getPortal().companyAuthorizations.find((one) => one.id === id && one.companyId === companyId);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
}

/**
 * Finds an authorization that was given to a role of the asking account. Throws a 404 for another's, a 403 ROLE_ENDED
 * where the role does not stand.
 */
export function findGivenAuthorization(asker: Asker, roleId: string, id: string): CompanyAuthorizationRecord {
  const role = findOwnRole(asker.account, roleId);
  if (!['ACTIVE', 'SUSPENDED'].includes(deriveRoleState(role))) throw new HttpRefusal(403, 'ROLE_ENDED');
  const found = getPortal().companyAuthorizations.find(
    (one) => one.id === id && one.membershipId === role.id,
  );
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
}

/** Returns a page of the company's authorizations, those that wait first, then the newest. */
export function listCompanyAuthorizations(
  asker: Asker,
  roleId: string,
  query: EndpointContext<'companyAuthorizations'>['query'],
): Page<CompanyAuthorization> {
  const { state, handlerId, ...page } = readFields(query, filters);
  const { company } = assertAllowed(asker, roleId, 'viewAuthorizations');
  const rows = getPortal()
    .companyAuthorizations.filter(({ companyId }) => companyId === company.id)
    .filter(({ membershipId }) => !handlerId || membershipId === handlerId)
    .map((one) => toCompanyAuthorization(one, 'company'))
    .filter((row) => !state || row.state === state);
  return paginate(sortWaitingFirst(rows), page);
}

/** Returns one authorization to those who lead the company, or to the handler it is about. */
export function getCompanyAuthorization(
  asker: Asker,
  { id: roleId, authorizationId }: EndpointContext<'companyAuthorization'>['params'],
): CompanyAuthorizationDetail {
  const leads = leadsCompany(findOwnRole(asker.account, roleId).capacity);
  const side: AuthorizationSide = leads ? 'company' : 'handler';
  const found = leads
    ? findCompanyAuthorization(assertAllowed(asker, roleId, 'viewAuthorizations').company.id, authorizationId)
    : findGivenAuthorization(asker, roleId, authorizationId);
  return toCompanyAuthorizationDetail(found, side);
}

/** Authorizes a handler, who is told and has to accept it. */
export function addCompanyAuthorization(
  asker: Asker,
  roleId: string,
  body: EndpointContext<'addCompanyAuthorization'>['body'],
): CompanyAuthorization {
  const { handlerId, letter, ...order } = readNewCompanyAuthorization(asker.account, body);
  const { role, company } = assertAllowed(asker, roleId, 'addAuthorization');
  assertSteppedUp(asker);
  const handler = findAuthorizable(company, handlerId);
  assertWithinRole(handler, order);
  if (letter) claimFiles([letter]);
  const made: CompanyAuthorizationRecord = {
    id: `ca-${randomUUID()}`,
    number: createAuthorizationNumber(),
    companyId: company.id,
    membershipId: handler.id,
    ...order,
    letter: letter ?? null,
    state: 'PENDING',
    createdAt: now(),
    decidedAt: null,
    change: null,
    reason: '',
  };
  getPortal().companyAuthorizations.push(made);
  recordMemberBehavior(asker, { type: 'AUTH_ADD', actingAs: role.id });
  tellAuthorized(made, 'offered');
  return toCompanyAuthorization(made, 'company');
}

/** Creates a number: `SQ`, the day in China, and six random digits. */
export function createAuthorizationNumber(): string {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const number = `SQ${formatChinaDateDigits(now())}${digits}`;
  return getPortal().companyAuthorizations.some((one) => one.number === number)
    ? createAuthorizationNumber()
    : number;
}
