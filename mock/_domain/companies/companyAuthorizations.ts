/** Authorizations of handlers (docs/api.md, Handlers). */
import { randomInt, randomUUID } from 'node:crypto';
import type {
  CompanyAuthorization,
  CompanyAuthorizationDetail,
  Page,
  StoredFile,
} from '../../../src/contract';
import { classifyChange } from '../../../src/domain/authorizationChange';
import { leadsCompany } from '../../../src/domain/companyActions';
import { formatChinaDateDigits } from '../../../src/validation/dates';
import { recordMemberBehavior } from '../accounts/behavior';
import { isActiveOrSuspended } from '../accounts/companies';
import { assertSteppedUp } from '../checks/stepUp';
import { paginate, sortWaitingFirst } from '../forms/paging';
import { assertNewPeriod } from '../forms/periods';
import { claimFiles, findOwnFile } from '../forms/uploads';
import { assertNoneWrong, getFound, HttpRefusal, Refusal, wrongField } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext, MemberRequest } from '../store/context';
import type { Account } from '../store/records/account';
import type { Company, CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import type { AuthorizationSide } from './authorizationStates';
import { toCompanyAuthorization, toCompanyAuthorizationDetail } from './authorizationViews';
import { assertAllowed, findOwnRole } from './companyPermissions';
import { deriveHandlerState } from './handlerStates';
import { listRoleAuthorizations } from './matters';
import { notifyAuthorized } from './notices';

const DIGITS = 6;

/** Finds an authorization of the company. Throws a 404 for an unknown id or another company's authorization. */
export function findCompanyAuthorization(companyId: string, id: string): CompanyAuthorizationRecord {
  return getFound(
    getPortal().companyAuthorizations.find((one) => one.id === id && one.companyId === companyId),
  );
}

/** Finds an authorization of a role of the caller's account. Throws a 404, or a 403 ROLE_ENDED. */
export function findGivenAuthorization(
  asker: MemberRequest,
  roleId: string,
  id: string,
): CompanyAuthorizationRecord {
  const role = findOwnRole(asker.account, roleId);
  if (!isActiveOrSuspended(role)) throw new HttpRefusal(403, 'ROLE_ENDED');
  return getFound(
    getPortal().companyAuthorizations.find((one) => one.id === id && one.membershipId === role.id),
  );
}

/** Returns a page of the company's authorizations: pending ones first, then the newest. */
export function listCompanyAuthorizations(
  ctx: EndpointContext<'companyAuthorizations'>,
): Page<CompanyAuthorization> {
  const { state, handlerId, ...page } = ctx.query;
  const { company } = assertAllowed(ctx, ctx.params.id, 'viewAuthorizations');
  const rows = getPortal()
    .companyAuthorizations.filter(({ companyId }) => companyId === company.id)
    .filter(({ membershipId }) => !handlerId || membershipId === handlerId)
    .map((one) => toCompanyAuthorization(one, 'company'))
    .filter((row) => !state || row.state === state);
  return paginate(sortWaitingFirst(rows), page);
}

/** Returns an authorization to a leader of the company or to its handler. */
export function getCompanyAuthorization(
  ctx: EndpointContext<'companyAuthorization'>,
): CompanyAuthorizationDetail {
  const { id: roleId, authorizationId } = ctx.params;
  const leads = leadsCompany(findOwnRole(ctx.account, roleId).capacity);
  const side: AuthorizationSide = leads ? 'company' : 'handler';
  const found = leads
    ? findCompanyAuthorization(assertAllowed(ctx, roleId, 'viewAuthorizations').company.id, authorizationId)
    : findGivenAuthorization(ctx, roleId, authorizationId);
  return toCompanyAuthorizationDetail(found, side);
}

/** Finds a pending authorization with the same content: the client may repeat a request whose response was lost. */
const findSameOffer = (
  handler: Membership,
  order: Pick<CompanyAuthorizationRecord, 'scope' | 'matters' | 'start' | 'end'>,
  letter: StoredFile | undefined,
): CompanyAuthorizationRecord | undefined =>
  listRoleAuthorizations(handler).find(
    (one) =>
      one.state === 'PENDING' &&
      one.start === order.start &&
      // A letter that is uploaded again has another id.
      one.letter?.name === letter?.name &&
      one.letter?.size === letter?.size &&
      classifyChange(one, order) === 'same',
  );

/** Authorizes a handler, who is notified and has to accept. A repeated request adds no second authorization. */
export function addCompanyAuthorization(
  ctx: EndpointContext<'addCompanyAuthorization'>,
): CompanyAuthorization {
  const { role, company } = assertAllowed(ctx, ctx.params.id, 'addAuthorization');
  const { handlerId, letter: letterId, ...order } = ctx.body;
  const letter = letterId === undefined ? undefined : getOwnLetter(ctx.account, letterId);
  assertNewPeriod(order);
  assertSteppedUp(ctx);
  const handler = findAuthorizable(company, handlerId);
  assertWithinRole(handler, order);
  const existing = findSameOffer(handler, order, letter);
  if (existing) return toCompanyAuthorization(existing, 'company');
  if (letter) claimFiles([letter]);
  const authorization = storeCompanyAuthorization({
    companyId: company.id,
    membershipId: handler.id,
    ...order,
    letter: letter ?? null,
    state: 'PENDING',
    createdAt: now(),
    decidedAt: null,
  });
  recordMemberBehavior(ctx, { type: 'AUTH_ADD', actingAs: role.id });
  notifyAuthorized(authorization, 'offered');
  return toCompanyAuthorization(authorization, 'company');
}

/** Stores a new authorization under a new number. */
export function storeCompanyAuthorization(
  given: Omit<CompanyAuthorizationRecord, 'id' | 'number' | 'change' | 'reason'>,
): CompanyAuthorizationRecord {
  const number = createAuthorizationNumber();
  const authorization = { id: `ca-${randomUUID()}`, number, ...given, change: null, reason: '' };
  getPortal().companyAuthorizations.push(authorization);
  return authorization;
}

/** Creates an unused number: `SQ`, the day in China, and six random digits. */
function createAuthorizationNumber(): string {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const number = `SQ${formatChinaDateDigits(now())}${digits}`;
  return getPortal().companyAuthorizations.some((one) => one.number === number)
    ? createAuthorizationNumber()
    : number;
}

/** Returns a letter that the account has uploaded, without its content. Throws a 422 for any other id. */
function getOwnLetter(account: Account, letter: string): StoredFile {
  const file = findOwnFile(account, letter);
  if (!file) throw wrongField('letter', 'FILE_UNKNOWN');
  const { id, name, type, size } = file;
  return { id, name, type, size };
}

/** Throws a 404 if the company has no such handler, CHANGED_MEANWHILE if the role is not active. */
function findAuthorizable(company: Company, handlerId: string): Membership {
  const role = getPortal().memberships.find(
    ({ id, companyId, capacity }) => id === handlerId && companyId === company.id && capacity === 'HANDLER',
  );
  const state = role && deriveHandlerState(role);
  if (!role || !state) throw new HttpRefusal(404, 'NOT_FOUND');
  if (state !== 'ACTIVE') throw new Refusal('CHANGED_MEANWHILE');
  return role;
}

/** Throws a 422 if the period exceeds that of the handler's role. */
export function assertWithinRole(
  role: Pick<Membership, 'start' | 'end'>,
  { start, end }: Pick<CompanyAuthorizationRecord, 'start' | 'end'>,
): void {
  assertNoneWrong({
    start: role.start !== null && start < role.start && 'FIELD_FORMAT',
    end: role.end !== null && end > role.end && 'AUTHORIZATION_OUTLASTS',
  });
}
