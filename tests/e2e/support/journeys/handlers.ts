/** Handlers of the seed's first company and what they may see to, as a visitor of its space meets them. */
import type { Capacity, CompanyAuthorization, Data, HandlerRow } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { toRowName } from '../../../../src/features/capacities/rowNames';
import type { Visitor } from '../visitor';
import { dayIn } from './authorizations';

const ROLE = 'r-boss-1';
/** The space, through the role of its legal representative. */
export const BOSS_SPACE = `/user/role_manage/${ROLE}/role_space`;
export const HANDLERS = `${BOSS_SPACE}/role_authorize`;
export const COMPANY_AUTHORIZATIONS = `${HANDLERS}?view=authorizations`;
/** One of the seed's: demo, for taxes and social security. */
export const SEEDED = 'ca-1';

/** Demo's row among the handlers, as its buttons name it. */
export const DEMO_ROW = toRowName('测*甲', 'de*o');
/** The same of an authorization. */
export const nameAuthorization = ({ handlerName, number }: CompanyAuthorization): string =>
  toRowName(handlerName, number);
/** What the seeded one is called. */
export const SEEDED_ROW = toRowName('测*甲', 'SQ20260506000001');

/** Types a day and leaves the field. */
export async function typesDay(visitor: Visitor, field: 'start' | 'end', day: string): Promise<void> {
  await visitor.fills(field, day);
  await visitor.page.keyboard.press('Tab');
}

/** Fills in the invitation of `demo`, whom the second company does not have yet. */
export async function fillsInvitation(visitor: Visitor, capacity: Capacity = 'HANDLER'): Promise<void> {
  await visitor.fills('name', '测试甲');
  await visitor.fills('loginId', 'demo');
  await visitor.fills('idNo', '110101190001010014');
  await visitor.fills('mobile', '15400000001');
  await visitor.clicks(`[name="capacity"][value="${capacity}"]`);
  await typesDay(visitor, 'end', dayIn(300));
}

/** Presses an action of a row: `name` is the row's name, `role` is `link` for an action on a page of its own. */
export async function pressesOf(
  visitor: Visitor,
  action: string,
  name: string,
  role?: string,
): Promise<void> {
  await visitor.presses(visitor.says('authorizations.of', { action: visitor.says(action), name }), role);
}

/** What a company lets its handlers do, the newest first. */
export async function authorizationsBeside(visitor: Visitor, role = ROLE): Promise<CompanyAuthorization[]> {
  const path = endpoints.companyAuthorizations.replace(':id', role);
  const { list } = await visitor.reads<Data<'companyAuthorizations'>>(`${path}?pageNumber=1&pageSize=50`);
  return list;
}

/** Its handler of this masked name, those that wait first. */
export async function handlerBeside(
  visitor: Visitor,
  name: string,
  role = ROLE,
): Promise<HandlerRow | undefined> {
  const path = endpoints.handlers.replace(':id', role);
  const { list } = await visitor.reads<Data<'handlers'>>(`${path}?pageNumber=1&pageSize=50`);
  return list.find((row) => row.name === name);
}

/** Revokes one beside the page, as from another tab. */
export async function revokesBeside(visitor: Visitor, { id, version }: CompanyAuthorization): Promise<void> {
  const path = endpoints.moveCompanyAuthorization.replace(':id', ROLE).replace(':authorizationId', id);
  await visitor.reads(path, { action: 'revoke', version });
}
