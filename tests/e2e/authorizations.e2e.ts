/** /user/info_manage/authorization_manage: authorizations between people. */
import type { BehaviorType, Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import {
  AUTHORIZATIONS,
  dayIn,
  grantsBeside,
  movesBeside,
  newestOf,
} from './support/journeys/authorizations';
import { choosesFilter } from './support/journeys/filters';
import { pressesOf, typesDay } from './support/journeys/handlers';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const RECEIVED = `${AUTHORIZATIONS}?direction=received`;
const PENDING_NAME = '测*乙';

beforeEach(resetPortal);

const becomesDark = (visitor: Visitor) =>
  visitor.page.evaluate(() => localStorage.setItem('portal_settings', '{"navTheme":"realDark"}'));

/** Waits until the status of an authorization has the focus. */
const isAtStatus = (visitor: Visitor, id: string) =>
  visitor.waits(
    (wanted: string) => document.activeElement?.id === wanted,
    'the focus on the status of the row',
    `row-status-${id}`,
  );

/** Presses an action of an authorization and confirms it in the dialog. */
async function does(visitor: Visitor, action: 'accept' | 'reject' | 'revoke', name: string): Promise<void> {
  await pressesOf(visitor, `authorizations.${action}`, name);
  // In Portuguese the button of the row and that of the dialog have the same name.
  await visitor.findsAt('.ant-modal');
  await visitor.presses(`authorizations.yes.${action}`);
}

/** Number of events of a type in the visitor's behavior record. */
async function recorded(visitor: Visitor, type: BehaviorType): Promise<number> {
  const { total } = await visitor.reads<Data<'behaviorRecords'>>(
    `${endpoints.behaviorRecords}?pageNumber=1&pageSize=10&type=${type}`,
  );
  return total;
}

// The draft is covered by tests/pages/user/info_manage/authorization_manage/authorizationForm.test.tsx.
test('a member authorizes another after a step-up; it is accepted in another browser, active for both, and revoked', async () => {
  const visitor = await aMember(demo);
  const before = [await recorded(visitor, 'AUTH_ADD'), await recorded(visitor, 'AUTH_REVOKE')];
  await visitor.opens(AUTHORIZATIONS);
  await visitor.sees('authorizations.suspended');
  await visitor.presses('authorizations.add');
  await visitor.finds('dialog', 'authorizations.add');

  await visitor.fills('loginId', 'newcomer');
  await visitor.fills('name', '测试乙');
  await visitor.clicks('[name="matters"][value="TAX"]');
  await typesDay(visitor, 'start', dayIn(-1));
  await visitor.complainsAt('start', visitor.says('authorizations.form.start.past'));
  await typesDay(visitor, 'start', dayIn(2));
  await typesDay(visitor, 'end', dayIn(1));
  await visitor.complainsAt('end', visitor.says('authorizations.form.end.backwards'));
  expect(await findings(visitor)).toEqual([]);
  await typesDay(visitor, 'end', dayIn(30));
  await typesDay(visitor, 'start', dayIn(0));

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
  await does(other, 'accept', '测*甲');
  await other.hears('authorizations.done.accept', { name: '测*甲' });
  await isAtStatus(other, made?.id ?? '');
  expect((await newestOf(other, 'received'))?.state).toBe('ACTIVE');
  expect(await recorded(other, 'AUTH_MODIFY')).toBe(1);

  await visitor.reloads();
  expect((await newestOf(visitor, 'given'))?.state).toBe('ACTIVE');
  await does(visitor, 'revoke', PENDING_NAME);
  await isAtStatus(visitor, made?.id ?? '');
  expect(await newestOf(visitor, 'given')).toMatchObject({ state: 'REVOKED', actions: [] });
  expect((await newestOf(other, 'received'))?.state).toBe('REVOKED');
  const after = [await recorded(visitor, 'AUTH_ADD'), await recorded(visitor, 'AUTH_REVOKE')];
  expect(after).toEqual(before.map((count) => count + 1));
});

// Covered by smoke.e2e.ts, tests/mock/authorizations and tests/pages/user/info_manage/authorization_manage.
hardTest(
  'a member rejects an authorization and sees that another has changed meanwhile, narrow and dark',
  async () => {
    const grantor = await aMember(demo);
    // The newest is the first row; of two rows with the same name, the last button is pressed.
    const [canceled, rejected] = [await grantsBeside(grantor, demo), await grantsBeside(grantor, demo)];
    const visitor = await aMemberAt(RECEIVED, newcomer, 'pt-BR');
    await becomesDark(visitor);
    await visitor.reloads();
    await visitor.fitsIn(320);
    expect(await findings(visitor)).toEqual([]);

    await movesBeside(grantor, canceled, 'cancel');
    await does(visitor, 'accept', '测*甲');
    await visitor.sees('authorizations.changed');
    await isAtStatus(visitor, canceled.id);
    await visitor.sees('authorizations.state.CANCELLED');
    expect((await newestOf(visitor, 'received'))?.state).toBe('PENDING');

    // The canceled authorization has no actions left.
    await pressesOf(visitor, 'authorizations.reject', '测*甲');
    await visitor.finds('dialog', visitor.says('authorizations.ask.reject', { name: '测*甲' }));
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('authorizations.yes.reject');
    await isAtStatus(visitor, rejected.id);
    await choosesFilter(visitor, 'state', 'authorizations.state.REJECTED');
    await visitor.isAt(`${RECEIVED}&state=REJECTED`);
    await visitor.settles();
    // The seed contains another rejected one.
    expect(await visitor.page.$$eval('.authorization-state', (states) => states.length)).toBe(2);
    await choosesFilter(visitor, 'state', 'authorizations.state.ACTIVE');
    await visitor.sees('authorizations.none');
    expect(await findings(visitor)).toEqual([]);
    await visitor.fits();
  },
);
