/** Acting for a company in one tab: the choice in the user menu, and the bar that shows it. */
import type { Visitor } from '../visitor';

/** In the seed, demo is a handler and boss the legal representative of this company. */
export const COMPANY = '测试一号有限公司';

/** Chooses in the user menu to act for the company as its handler. */
export async function choosesCompany(visitor: Visitor): Promise<void> {
  await visitor.presses('layout.userMenu');
  await visitor.presses(`${COMPANY} ${visitor.says('identity.capacity.HANDLER')}`, 'menuitemradio');
}

/** Waits until the bar shows the company. */
export async function seesBar(visitor: Visitor): Promise<void> {
  await visitor.finds('region', 'acting.label');
  await visitor.sees('acting.as.HANDLER', { company: COMPANY });
}

/** Waits until the bar is gone. */
export const seesNoBar = (visitor: Visitor): Promise<void> =>
  visitor.waits(() => document.querySelector('.acting-bar') === null, 'the bar to disappear');
