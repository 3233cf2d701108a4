/** Authorizations of handlers, their changes, and their end (docs/api.md, Handlers). */
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
import { deriveRoleState } from '../accounts/companies';
import { assertSteppedUp } from '../checks/stepUp';
import { paginate, sortWaitingFirst } from '../forms/paging';
import { assertNewPeriod } from '../forms/periods';
import { claimFiles } from '../forms/uploads';
import { HttpRefusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { assertWithinRole, findAuthorizable, getOwnLetter } from './authorizationForm';
import type { AuthorizationSide } from './authorizationStates';
import { toCompanyAuthorization, toCompanyAuthorizationDetail } from './authorizationViews';
import { type Asker, assertAllowed, findOwnRole } from './companyPermissions';
import { tellAuthorized } from './handlerNotices';
import { listRoleAuthorizations } from './matters';

const DIGITS = 6;

/** Finds an authorization of the company. Throws a 404 for an unknown id or another company's authorization. */
export function findCompanyAuthorization(companyId: string, id: string): CompanyAuthorizationRecord {
  const found = getPortal().companyAuthorizations.find((one) => one.id === id && one.companyId === companyId);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
}

/** Finds an authorization of a role of the caller's account. Throws a 404, or a 403 ROLE_ENDED. */
export function findGivenAuthorization(asker: Asker, roleId: string, id: string): CompanyAuthorizationRecord {
  const role = findOwnRole(asker.account, roleId);
  if (!['ACTIVE', 'SUSPENDED'].includes(deriveRoleState(role))) throw new HttpRefusal(403, 'ROLE_ENDED');
  const found = getPortal().companyAuthorizations.find(
    (one) => one.id === id && one.membershipId === role.id,
  );
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
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
  const authorization: CompanyAuthorizationRecord = {
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
  getPortal().companyAuthorizations.push(authorization);
  recordMemberBehavior(ctx, { type: 'AUTH_ADD', actingAs: role.id });
  tellAuthorized(authorization, 'offered');
  return toCompanyAuthorization(authorization, 'company');
}

/** Creates an unused number: `SQ`, the day in China, and six random digits. */
export function createAuthorizationNumber(): string {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const number = `SQ${formatChinaDateDigits(now())}${digits}`;
  return getPortal().companyAuthorizations.some((one) => one.number === number)
    ? createAuthorizationNumber()
    : number;
}
