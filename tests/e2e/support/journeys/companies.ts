/** Roles in companies, acting for one, and its handlers. */
import type { CompanyAuthorization, Data, HandlerRow } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { toRowName } from '../../../../src/features/capacities/rowNames';
import type { Visitor } from '../visitor';
import { dayIn } from './authorizations';

export const ROLES = '/user/role_manage';
export const ROLE_CREATE = '/user/role_manage/create';

/** A company in the registry, but not in the portal; demo is its legal representative. */
export const THIRD = { orgName: '测试三号科技有限公司', uscc: '91440000TTTTTTT26D', legalRep: '测试甲' };
/** The credit code of a company in the seed, whose legal representative is boss; demo has no role in it. */
export const SECOND_CODE = '92440000TTTTTTT169';

/**
 * Fills in the form for a company of which the visitor is the legal representative; the portal compares it with the
 * registry.
 */
export async function namesCompany(visitor: Visitor): Promise<void> {
  await visitor.fills('uscc', THIRD.uscc);
  await visitor.clicks('[name="capacity"][value="LEGAL_REP"]');
  await visitor.fills('orgName', THIRD.orgName);
  await visitor.fills('legalRep', THIRD.legalRep);
  await visitor.clicks('[name="method"][value="LEGAL_REP"]');
}

/** In the seed, demo is a handler and boss the legal representative of this company. */
export const COMPANY = '测试一号有限公司';

/** Chooses in the user menu to act for the company as its handler. */
export async function choosesCompany(visitor: Visitor): Promise<void> {
  await visitor.presses('layout.userMenu');
  await visitor.presses(`${COMPANY} ${visitor.says('identity.capacity.HANDLER')}`, 'menuitemradio');
}

/** Waits until the bar shows the company. */
export async function seesBar(visitor: Visitor, company = COMPANY): Promise<void> {
  await visitor.finds('region', 'acting.label');
  await visitor.sees('acting.as.HANDLER', { company });
}

/** Waits until the bar is gone. */
export const seesNoBar = (visitor: Visitor): Promise<void> =>
  visitor.waits(() => document.querySelector('.acting-bar') === null, 'the bar to disappear');

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
export async function fillsInvitation(visitor: Visitor): Promise<void> {
  await visitor.fills('name', '测试甲');
  await visitor.fills('loginId', 'demo');
  await visitor.fills('idNo', '110101190001010014');
  await visitor.fills('mobile', '15400000001');
  await visitor.clicks('[name="capacity"][value="HANDLER"]');
  await typesDay(visitor, 'end', dayIn(300));
}

/** Presses an action of a row: `name` is the row's name. */
export async function pressesOf(visitor: Visitor, action: string, name: string): Promise<void> {
  await visitor.presses(visitor.says('authorizations.of', { action: visitor.says(action), name }));
}

/** Returns the authorizations of a company, newest first. */
export async function authorizationsBeside(visitor: Visitor, role: string): Promise<CompanyAuthorization[]> {
  const path = endpoints.companyAuthorizations.replace(':id', role);
  const { list } = await visitor.reads<Data<'companyAuthorizations'>>(`${path}?pageNumber=1&pageSize=50`);
  return list;
}

/** Returns the company's handler with this masked name, pending ones first. */
export async function handlerBeside(visitor: Visitor, name: string): Promise<HandlerRow | undefined> {
  const path = endpoints.handlers.replace(':id', ROLE);
  const { list } = await visitor.reads<Data<'handlers'>>(`${path}?pageNumber=1&pageSize=50`);
  return list.find((row) => row.name === name);
}
