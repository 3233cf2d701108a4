/** Authorizations between people, and of applications: authorization_manage, application_authorization. */
import { endpoints } from '../../src/contract/endpoints';
import { AUTHORIZATIONS, dayIn, newestOf } from './support/journeys/authorizations';
import { recordsOf } from './support/journeys/behavior';
import { pressesOf, typesDay } from './support/journeys/companies';
import { demo, newcomer } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const RECEIVED = `${AUTHORIZATIONS}?direction=received`;
const PENDING_NAME = '测*乙';

beforeEach(resetPortal);

// The draft and invalid days are covered by authorizationForm.test.tsx, and a concurrent change by ConfirmActionDialog.test.tsx
// of tests/pages/user/info_manage/authorization_manage; tests/mock/authorizations rejects, cancels and revokes.
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
  await pressesOf(other, 'authorizations.accept', '测*甲');
  await other.presses('authorizations.yes.accept');
  await other.hears('authorizations.done.accept', { name: '测*甲' });
  await other.waitsForFocusAt(`#row-status-${made?.id}`);
  expect((await newestOf(other, 'received'))?.state).toBe('ACTIVE');
  expect((await newestOf(visitor, 'given'))?.state).toBe('ACTIVE');
});

const PAGE = '/user/info_manage/application_authorization';

const grantsOf = (visitor: Visitor) => visitor.calls('grants');

// tests/mock/grants/appGrants.test.ts proves that the application reads no more, and has to ask for consent again.
test('a member withdraws one scope and then all access; sees that another access was withdrawn meanwhile', async () => {
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
  await visitor.waitsForFocusAt('.grants-status');
  expect((await grantsOf(visitor))[0]?.scopes.map((one) => one.scope)).toEqual(['openid', 'phone']);

  await visitor.presses(visitor.says('grants.all.of', { name }));
  await visitor.presses('grants.withdraw');
  await visitor.sees('grants.done.all', { name });
  await visitor.waitsForFocusAt('.grants-status');
  expect((await grantsOf(visitor)).map(({ id }) => id)).toEqual(['city-library', 'city-clinic']);
  const list = await recordsOf(visitor, 'APP_REVOKE');
  expect(list).toHaveLength(2);
  expect(list[0]?.appName).toBeTruthy();

  const [other] = await grantsOf(visitor);
  await visitor.reads(endpoints.withdrawGrant.replace(':id', other?.id ?? ''), {});
  visitor.watch.tolerate(/status of 404/);
  await visitor.presses(visitor.says('grants.all.of', { name: other?.name ?? '' }));
  await visitor.presses('grants.withdraw');
  await visitor.sees('grants.gone');
  await visitor.waitsForFocusAt('.grants-status');
});
