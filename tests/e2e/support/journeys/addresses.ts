/** Fills in addresses, and passes the proofs that their pages require first. */
import { demo } from '../people';
import type { Visitor } from '../visitor';
import { codeSentTo, DEMO_MOBILE, triesCode } from './codes';

export const ADDRESSES = '/user/info_manage/address_manage';
export const ADD_ADDRESS = `${ADDRESSES}/add`;
/** The second address of the seed, which is not the default. */
export const MODIFY_ADDRESS = `${ADDRESSES}/modify?id=address-2`;
export const MODIFY_MOBILE = '/user/info_manage/modify_mobile';

/** Chooses an option in the focused select: opens its list, types a part of the name and presses Enter. */
export async function picks(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.keyboard.press('ArrowDown');
  await visitor.findsAt('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  await visitor.page.keyboard.sendCharacter(name);
  const isActive = (wanted: string) =>
    [...document.querySelectorAll('.ant-select-item-option-active')].some((row) =>
      row.textContent?.includes(wanted),
    );
  await visitor.waits(isActive, name, name);
  await visitor.page.keyboard.press('Enter');
}

/** Moves the focus to a field, once the regions are loaded. */
async function focusesField(visitor: Visitor, field: string): Promise<void> {
  await visitor.findsAt(`${field}:not([disabled])`);
  await visitor.page.bringToFront();
  await visitor.page.focus(field);
}

const focusesRegion = (visitor: Visitor) => focusesField(visitor, '#address_district');
export const focusesCity = (visitor: Visitor) => focusesField(visitor, '#verification_city');

/** Fills in an address. Unless a region is already chosen, chooses one that has no districts. */
export async function fillsAddress(visitor: Visitor, fields: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(fields)) await visitor.fills(field, value);
  await focusesRegion(visitor);
  if (await visitor.has('.region .ant-select-selection-item')) return;
  // Only this part of the region's name is the same in zh-TW.
  await picks(visitor, '香港');
}

/** Shows an address in full; answers the step-up by password if the page asks for it. */
export async function readsAddress(visitor: Visitor): Promise<void> {
  await visitor.findsAt('[name="stepUpPassword"], [name="detail"]');
  if (await visitor.has('[name="stepUpPassword"]')) {
    await visitor.fills('stepUpPassword', demo.password);
    await visitor.confirms();
  }
  await visitor.findsAt('[name="detail"]');
}

/** Proves demo's current number and waits for the form of the new one. */
export async function provesOwnNumber(visitor: Visitor): Promise<void> {
  await visitor.presses('code.send');
  await visitor.findsAt('.code-status span');
  await triesCode(visitor, await codeSentTo(visitor, DEMO_MOBILE));
  await visitor.sees('info.mobile.heading.number');
}
