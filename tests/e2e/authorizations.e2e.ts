/** Authorizations between people, and of applications: authorization_manage, application_authorization. */
import { endpoints } from '../../src/contract/endpoints';
import {
  AUTHORIZATIONS,
  dayIn,
  grantsBeside,
  movesBeside,
  newestOf,
} from './support/journeys/authorizations';
import { recordsOf } from './support/journeys/behavior';
import { pressesOf, typesDay } from './support/journeys/companies';
import { PATIENCE } from './support/pageReader';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const fieldOf = (name: string) => `.filters #filters_${name}`;

/** Chooses an option of a filter by its text. */
async function choosesFilter(visitor: Visitor, name: string, choice: string): Promise<void> {
  const label = visitor.says(choice);
  await visitor.findsAt(fieldOf(name));
  await visitor.page.bringToFront();
  await visitor.page.focus(fieldOf(name));
  await visitor.page.keyboard.press('ArrowDown');
  const option = `.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option[title="${label}"]`;
  // The locator waits until the element stops moving: the list slides in.
  await visitor.page.locator(option).setTimeout(PATIENCE).click();
}

const RECEIVED = `${AUTHORIZATIONS}?direction=received`;
const PENDING_NAME = '测*乙';

beforeEach(resetPortal);

const choosesDarkTheme = (visitor: Visitor) =>
  visitor.page.evaluate(() => localStorage.setItem('portal_settings', '{"navTheme":"realDark"}'));

/** Waits until the status of an authorization has the focus. */
const seesFocusOnStatus = (visitor: Visitor, id: string) =>
  visitor.waits(
    (wanted: string) => document.activeElement?.id === wanted,
    'the focus on the status of the row',
    `row-status-${id}`,
  );

/** Accepts an authorization and confirms it in the dialog. */
async function accepts(visitor: Visitor, name: string): Promise<void> {
  await pressesOf(visitor, 'authorizations.accept', name);
  // In Portuguese the button of the row and that of the dialog have the same name.
  await visitor.findsAt('.ant-modal');
  await visitor.presses('authorizations.yes.accept');
}

// The draft and invalid days are covered by authorizationForm.test.tsx, and the dialog of each action by
// moveQuestion.test.tsx of tests/pages/user/info_manage/authorization_manage; tests/mock/authorizations revokes.
test('a member authorizes another after a step-up; it is accepted in another browser, and active for both', async () => {
  const visitor = await aMemberAt(AUTHORIZATIONS, demo);
  await visitor.sees('authorizations.suspended');
  await visitor.presses('authorizations.add');
  await visitor.finds('dialog', 'authorizations.add');

  await visitor.fills('loginId', 'newcomer');
  await visitor.fills('name', '测试乙');
  await visitor.clicks('[name="matters"][value="TAX"]');
  expect(await findings(visitor)).toEqual([]);
  await typesDay(visitor, 'end', dayIn(30));

  visitor.watch.tolerate(/status of 428/);
  await visitor.page.focus('[name="end"]');
  await visitor.page.keyboard.press('Enter');
  await visitor.finds('dialog', 'stepUp.title');
  await visitor.fills('stepUpPassword', demo.password);
  await visitor.confirms();
  await visitor.hears('authorizations.done.add', { name: PENDING_NAME });
  const made = await newestOf(visitor, 'given');
  expect(made).toMatchObject({ state: 'PENDING', matters: ['TAX'], start: dayIn(0), end: dayIn(30) });
  const first = () =>
    document.querySelector('.ant-table-tbody tr.ant-table-row')?.textContent?.includes('ne*****r');
  await visitor.waits(first, 'it on top of the list');

  const other = await aMemberAt(RECEIVED, newcomer, 'en-US');
  const notices = await other.calls('notices');
  expect(notices[0]).toMatchObject({ link: RECEIVED });
  await accepts(other, '测*甲');
  await other.hears('authorizations.done.accept', { name: '测*甲' });
  await seesFocusOnStatus(other, made?.id ?? '');
  expect((await newestOf(other, 'received'))?.state).toBe('ACTIVE');
  expect((await newestOf(visitor, 'given'))?.state).toBe('ACTIVE');
});

// Covered by smoke.e2e.ts, tests/mock/authorizations and tests/pages/user/info_manage/authorization_manage.
hardTest(
  'a member rejects an authorization and sees that another has changed meanwhile, narrow and dark',
  async () => {
    const grantor = await aMember(demo);
    // The newest is the first row; of two rows with the same name, the last button is pressed.
    const [canceled, rejected] = [await grantsBeside(grantor, demo), await grantsBeside(grantor, demo)];
    const visitor = await aMemberAt(RECEIVED, newcomer, 'pt-BR');
    await choosesDarkTheme(visitor);
    await visitor.reloads();
    await visitor.fitsIn(320);
    expect(await findings(visitor)).toEqual([]);

    await movesBeside(grantor, canceled, 'cancel');
    await accepts(visitor, '测*甲');
    await visitor.sees('authorizations.changed');
    await seesFocusOnStatus(visitor, canceled.id);
    await visitor.sees('authorizations.state.CANCELLED');
    expect((await newestOf(visitor, 'received'))?.state).toBe('PENDING');

    // The canceled authorization has no actions left.
    await pressesOf(visitor, 'authorizations.reject', '测*甲');
    await visitor.finds('dialog', visitor.says('authorizations.ask.reject', { name: '测*甲' }));
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('authorizations.yes.reject');
    await seesFocusOnStatus(visitor, rejected.id);
    await choosesFilter(visitor, 'state', 'authorizations.state.REJECTED');
    await visitor.arrivesAt(`${RECEIVED}&state=REJECTED`);
    await visitor.settles();
    // The seed contains another rejected one.
    expect(await visitor.page.$$eval('.authorization-state', (states) => states.length)).toBe(2);
    await choosesFilter(visitor, 'state', 'authorizations.state.ACTIVE');
    await visitor.sees('authorizations.none');
    expect(await findings(visitor)).toEqual([]);
    await visitor.fits();
  },
);

const PAGE = '/user/info_manage/application_authorization';

const grantsOf = (visitor: Visitor) => visitor.calls('grants');

/** Waits until the message about the result has the focus. */
const seesFocusOnResult = (visitor: Visitor) =>
  visitor.waits(() => document.activeElement?.matches('.grants-status') === true, 'the focus on the outcome');

// tests/mock/grants/appGrants.test.ts proves that the application reads no more, and has to ask for consent again.
test('a member withdraws one scope and then all access', async () => {
  const visitor = await aMemberAt(PAGE, demo);
  const [grant] = await grantsOf(visitor);
  const name = grant?.name ?? '';
  await visitor.sees(name);
  await visitor.sees('grants.expiring');
  const scope = visitor.says('authorize.scope.email');
  await visitor.presses(visitor.says('grants.scope.withdraw.of', { name, scope }));
  await visitor.finds('dialog', visitor.says('grants.ask.scope', { name }));
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('grants.withdraw');
  await visitor.sees('grants.done.scope', { name, scope });
  await seesFocusOnResult(visitor);
  expect((await grantsOf(visitor))[0]?.scopes.map((one) => one.scope)).toEqual(['openid', 'phone']);

  await visitor.presses(visitor.says('grants.all.of', { name }));
  await visitor.presses('grants.withdraw');
  await visitor.sees('grants.done.all', { name });
  await seesFocusOnResult(visitor);
  expect((await grantsOf(visitor)).map(({ id }) => id)).toEqual(['city-library', 'city-clinic']);
  const list = await recordsOf(visitor, 'APP_REVOKE');
  expect(list).toHaveLength(2);
  expect(list[0]?.appName).toBeTruthy();
});

// Covered by tests/mock/grants/appGrants.test.ts and smoke.e2e.ts.
hardTest(
  'reports an access that was already withdrawn, and shows an empty list after the last one, narrow and dark',
  async () => {
    const visitor = await aMemberAt(PAGE, demo, 'pt-BR');
    await choosesDarkTheme(visitor);
    await visitor.reloads();
    await visitor.fitsIn(320);
    expect(await findings(visitor)).toEqual([]);
    const [gone, ...others] = await grantsOf(visitor);
    const page = await visitor.page.$$eval('.grant h2', (names) => names.map((one) => one.textContent ?? ''));
    await visitor.reads(endpoints.withdrawGrant.replace(':id', gone?.id ?? ''), {});

    visitor.watch.tolerate(/status of 404/);
    await visitor.presses(visitor.says('grants.all.of', { name: page[0] ?? '' }));
    await visitor.presses('grants.withdraw');
    await visitor.sees('grants.gone');
    await seesFocusOnResult(visitor);
    await visitor.seesNoMore('error.http.404');
    for (const index of others.keys()) {
      await visitor.presses(visitor.says('grants.all.of', { name: page[index + 1] ?? '' }));
      await visitor.presses('grants.withdraw');
      await visitor.sees('grants.done.all', { name: page[index + 1] ?? '' });
      await seesFocusOnResult(visitor);
    }
    await visitor.sees('grants.empty');
    expect(await findings(visitor)).toEqual([]);
    await visitor.fits();
    expect(await grantsOf(visitor)).toEqual([]);
    const other = await aMemberAt(PAGE, newcomer);
    await other.sees('grants.empty.text');
  },
);
