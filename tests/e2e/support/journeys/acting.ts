/** For whom a tab acts: the choice in the user menu, and the bar that says it. */
import type { Visitor } from '../visitor';

/** Of which demo is handler and boss legal representative, in the seed. */
export const COMPANY = '测试一号有限公司';
/** Demo's role there. */
export const ROLE = 'r-demo-1';

/** Opens the user menu and chooses an entry of those one may act for, by its name. */
async function choosesInMenu(visitor: Visitor, name: string): Promise<void> {
  await visitor.presses('layout.userMenu');
  await visitor.presses(name, 'menuitemradio');
}

/** Chooses to act for the company as its handler. */
export const choosesCompany = (visitor: Visitor): Promise<void> =>
  choosesInMenu(visitor, `${COMPANY} ${visitor.says('identity.capacity.HANDLER')}`);

/** Acts for the company, once the bar says so. */
export async function actsForCompany(visitor: Visitor): Promise<void> {
  await choosesCompany(visitor);
  await seesBar(visitor);
}

/** Waits for the bar, and for what it says. */
export async function seesBar(visitor: Visitor): Promise<void> {
  await visitor.finds('region', 'acting.label');
  await visitor.sees('acting.as.HANDLER', { company: COMPANY });
}

/** Waits until the bar has gone. */
export const seesNoBar = (visitor: Visitor): Promise<void> =>
  visitor.waits(() => document.querySelector('.acting-bar') === null, 'an end of the bar');
