/** Handlers of the seed's first company and their authorizations, on the pages of its space. */
import type { Capacity, CompanyAuthorization, Data, HandlerRow } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { toRowName } from '../../../../src/features/capacities/rowNames';
import type { Visitor } from '../visitor';
import { dayIn } from './authorizations';

const ROLE = 'r-boss-1';
/** The company's space, through the role of its legal representative. */
export const BOSS_SPACE = `/user/role_manage/${ROLE}/role_space`;
export const HANDLERS = `${BOSS_SPACE}/role_authorize`;
export const COMPANY_AUTHORIZATIONS = `${HANDLERS}?view=authorizations`;
/** An authorization of the seed: demo acts in taxes and social security. */
export const SEEDED = 'ca-1';

/** Name of demo's row in the list of handlers, as in the labels of its buttons. */
export const DEMO_ROW = toRowName('测*甲', 'de*o');
/** Name of the seeded authorization's row. */
export const SEEDED_ROW = toRowName('测*甲', 'SQ20260506000001');

/** Types a date and leaves the field. */
export async function typesDay(visitor: Visitor, field: string, day: string): Promise<void> {
  await visitor.fills(field, day);
  await visitor.page.keyboard.press('Tab');
}

/** Fills in the invitation of `demo`, who is not yet a handler of the second company. */
export async function fillsInvitation(visitor: Visitor, capacity: Capacity = 'HANDLER'): Promise<void> {
  await visitor.fills('name', '测试甲');
  await visitor.fills('loginId', 'demo');
  await visitor.fills('idNo', '110101190001010014');
  await visitor.fills('mobile', '15400000001');
  await visitor.clicks(`[name="capacity"][value="${capacity}"]`);
  await typesDay(visitor, 'end', dayIn(300));
}

/** Presses an action of a row: `name` is the row's name, `role` is `link` if the action opens a page. */
export async function pressesOf(
  visitor: Visitor,
  action: string,
  name: string,
  role?: string,
): Promise<void> {
  await visitor.presses(visitor.says('authorizations.of', { action: visitor.says(action), name }), role);
}

/** Returns the authorizations of a company, newest first. */
export async function authorizationsBeside(visitor: Visitor, role = ROLE): Promise<CompanyAuthorization[]> {
  const path = endpoints.companyAuthorizations.replace(':id', role);
  const { list } = await visitor.reads<Data<'companyAuthorizations'>>(`${path}?pageNumber=1&pageSize=50`);
  return list;
}

/** Returns the company's handler with this masked name, pending ones first. */
export async function handlerBeside(
  visitor: Visitor,
  name: string,
  role = ROLE,
): Promise<HandlerRow | undefined> {
  const path = endpoints.handlers.replace(':id', role);
  const { list } = await visitor.reads<Data<'handlers'>>(`${path}?pageNumber=1&pageSize=50`);
  return list.find((row) => row.name === name);
}
