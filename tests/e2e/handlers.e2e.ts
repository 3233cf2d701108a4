/** …/role_space/role_authorize, letter: handlers of a company, their authorizations, and the handler's view of them. */
import { endpoints } from '../../src/contract/endpoints';
import { subCodes } from '../../src/contract/subCodes';
import { toRowName } from '../../src/features/capacities/rowNames';
import { dayIn } from './support/journeys/authorizations';
import { recordsOf } from './support/journeys/behavior';
import {
  authorizationsBeside,
  COMPANY,
  fillsInvitation,
  pressesOf,
  ROLES,
  SEEDED,
  seesBar,
  seesNoBar,
} from './support/journeys/companies';
import { confirmsBeside, stepsUp } from './support/journeys/sessions';
import { bossHere, demo } from './support/people';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { goesTo } from './support/screens/navigation';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

/** Demo's masked name. */
const HANDLER = '测*甲';
/** A company for which boss can act only after a switch, and in which demo has no role yet. */
const SECOND = 'r-boss-2';
const SECOND_COMPANY = '测试二号商行';
const SECOND_HANDLERS = `${ROLES}/${SECOND}/role_space/role_authorize`;

beforeEach(resetPortal);

/** Focuses the page again, so that it checks whether it may still act. */
async function refocuses(visitor: Visitor): Promise<void> {
  // A background tab sends no requests.
  await visitor.page.bringToFront();
  await visitor.page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });
}

/** Authorizes the first handler for two matters until this day, on the open form. */
async function authorizesByKeyboard(boss: Visitor, end: string): Promise<void> {
  const { keyboard } = boss.page;
  await boss.findsAt('[name="handlerId"]');
  await boss.page.focus('h1');
  await boss.tabsTo('[name="handlerId"]');
  await keyboard.press('ArrowDown');
  // Choose all matters and then listed matters again, as the arrow keys do.
  await boss.tabsTo('[name="scope"]');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  for (const matter of ['TAX', 'PERMITS']) {
    await boss.tabsTo(`[name="matters"][value="${matter}"]`);
    await keyboard.press('Space');
  }
  await boss.tabsTo('[name="end"]');
  await keyboard.type(end);
  await keyboard.press('Tab');
  await boss.findsAt('.grant-summary');
  await boss.tabsTo('button[type="submit"]');
  await keyboard.press('Enter');
}

const newest = async (visitor: Visitor, role = SECOND) => {
  const [first] = await authorizationsBeside(visitor, role);
  if (!first) throw new Error('The company has no authorization.');
  return first;
};

/** Presses an action of the handler's own authorization and confirms it in the dialog. */
async function confirmsAction(
  visitor: Visitor,
  action: 'accept' | 'acceptChange',
  number: string,
): Promise<void> {
  await pressesOf(visitor, `handlers.${action}`, number);
  await visitor.presses(`handlers.yes.${action}`);
  await visitor.settles();
}

// Related behavior is covered elsewhere:
// - a changed authorization: modifyAuthorization.test.tsx and overview.test.tsx of tests/pages/user/role_manage/role_space,
//   tests/mock/companies/companyAuthorizations.test.ts,
// - its effect on a handler who acts: tests/layouts/components/ActingBar.test.tsx,
// - changed dates of the role: changeDates.test.tsx.
test('a handler is invited, authorized by keyboard alone, and acts until the authorization is revoked', async () => {
  const boss = await aMember(bossHere);
  const handler = await aMember(demo);
  // The user has to switch to the second company, because it is not the account's default.
  await boss.opens(SECOND_HANDLERS);
  await boss.sees('space.notActing');
  await boss.presses('space.act');
  await boss.seesNoMore('space.notActing');

  await boss.presses('page.addHandler', 'link');
  await boss.arrivesAt(`${SECOND_HANDLERS}/add_handler`);
  await fillsInvitation(boss);
  await boss.presses('handlers.invite.submit');
  await stepsUp(boss, bossHere);
  await boss.hears('handlers.invite.done', { name: HANDLER });
  await boss.arrivesAt(SECOND_HANDLERS);
  expect(await recordsOf(boss, 'HANDLER_ADD')).toMatchObject([{ actingAs: SECOND_COMPANY }]);

  await handler.opens(ROLES);
  await confirmsBeside(handler, demo);
  await handler.presses('roles.action.accept');
  await handler.clicks('.ant-modal .ant-btn-primary');
  await handler.hears('roles.done.accept', { orgName: SECOND_COMPANY });
  const own = (await handler.calls('roles')).find(({ orgName }) => orgName === SECOND_COMPANY);
  if (!own) throw new Error('The role is not there.');
  expect(own).toMatchObject({ state: 'ACTIVE', canAct: false });
  const space = `${ROLES}/${own.id}/role_space`;

  await boss.page.bringToFront();
  await goesTo(boss, `${SECOND_HANDLERS}/add_authorize`);
  await authorizesByKeyboard(boss, dayIn(100));
  await boss.arrivesAt(`${SECOND_HANDLERS}?view=authorizations`);
  const granted = await newest(boss);
  expect(granted).toMatchObject({ state: 'PENDING', matters: ['TAX', 'PERMITS'], end: dayIn(100) });

  await handler.page.bringToFront();
  await goesTo(handler, space);
  await handler.sees('handlers.space.nothing');
  await confirmsAction(handler, 'accept', granted.number);
  await handler.sees('handlers.matter.TAX.means');
  await handler.presses('space.act');
  await seesBar(handler, SECOND_COMPANY);
  // Everything that was not granted is closed with a reason, also for direct API calls.
  await handler.doesNotSee('handlers.matter.SOCIAL_SECURITY.means');
  await handler.sees('subCode.ROLE_MATTER');
  const asked = await handler.asksAs(own.id, endpoints.companyCertificates.replace(':id', own.id));
  expect(asked.subCode).toBe(subCodes.ROLE_MATTER);

  await boss.page.bringToFront();
  await boss.reloads();
  await pressesOf(boss, 'handlers.revoke', toRowName(HANDLER, granted.number));
  await boss.presses('handlers.yes.revoke');
  await boss.hears('handlers.done.revoke', { name: HANDLER });
  expect(await newest(boss)).toMatchObject({ id: granted.id, state: 'REVOKED' });
  handler.watch.tolerate(/status of 403/);
  await refocuses(handler);
  await handler.sees('acting.ended', { company: SECOND_COMPANY });
  expect(await findings(handler)).toEqual([]);
  await seesNoBar(handler);
  expect(await recordsOf(handler, 'AUTH_MODIFY')).toMatchObject([{ actingAs: null }]);
});

test('prints the authorization letter in black on one white page, also in the dark theme', async () => {
  const visitor = await aMember(demo);
  const letter = `${ROLES}/r-demo-1/role_space/letter?id=${SEEDED}`;
  await storesSettings(visitor, { navTheme: 'realDark' });
  await visitor.opens(letter);
  await visitor.sees(COMPANY);

  await visitor.page.emulateMediaType('print');
  const printed = await visitor.page.evaluate(() => ({
    words: document.body.innerText,
    background: getComputedStyle(document.querySelector('.letter-sheet') as Element).backgroundColor,
    color: getComputedStyle(document.querySelector('.letter-sheet dd') as Element).color,
  }));
  expect(printed).toMatchObject({ background: 'rgb(255, 255, 255)', color: 'rgb(0, 0, 0)' });
  expect(printed.words).toContain(COMPANY);
  expect(printed.words).not.toContain(visitor.says('letter.print'));
  expect(printed.words).not.toContain(visitor.says('letter.notInForce'));
  await visitor.page.emulateMediaType();

  const pdf = Buffer.from(await visitor.page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // The page contains text, not an image of it.
  expect(pdf).toContain('/Font');
});
