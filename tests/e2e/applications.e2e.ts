/** /user/info_manage/application_authorization: lists what applications may read, and withdraws access. */
import { endpoints } from '../../src/contract/endpoints';
import { recordsOf } from './support/journeys/behavior';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/user/info_manage/application_authorization';

beforeEach(resetPortal);

const grantsOf = (visitor: Visitor) => visitor.calls('grants');

/** Waits until the message about the result has the focus. */
const seesFocusOnResult = (visitor: Visitor) =>
  visitor.waits(() => document.activeElement?.matches('.grants-status') === true, 'the focus on the outcome');

const choosesDarkTheme = (visitor: Visitor) =>
  visitor.page.evaluate(() => localStorage.setItem('portal_settings', '{"navTheme":"realDark"}'));

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
