/** No network, invalid storage, missing chunks, hostile texts. */
import { endpoints } from '../../src/contract/endpoints';
import { tableRows } from '../contract/tables';
import { ADD_ADDRESS, fillsAddress } from './support/journeys/addresses';
import { provesWork } from './support/journeys/captcha';
import { choosesSms, UNKNOWN_MOBILE } from './support/journeys/codes';
import { demo, type Person } from './support/people';
import { hardTest } from './support/run/hard';
import { aMember, aVisitor, aVisitorAt, aVisitorOnNewDevice } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const HOSTILE = '<img src=x onerror="alert(1)"><b>bold</b>';

test('keeps typed values on the form without a network', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  visitor.watch.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await visitor.fills('account', demo.account);
  await visitor.fills('password', demo.password);
  await visitor.page.setOfflineMode(true);
  await visitor.presses('login.submit');
  await visitor.sees('error.network');
  // Reads are retried once: if the network came back too early, this submit would sign in.
  await visitor.findsAt('[type="submit"][aria-busy="false"]');
  expect(await visitor.valueOf('account')).toBe(demo.account);
  expect(await visitor.valueOf('password')).toBe(demo.password);
  await visitor.page.setOfflineMode(false);
  await visitor.presses('login.submit');
  await visitor.arrivesAt(HOME);
});

/** A form, the values to type, and steps that it needs before it can be submitted. */
interface OfflineForm {
  address: string;
  member?: Person;
  fields: Record<string, string>;
  prepare?: (visitor: Visitor) => Promise<unknown>;
  /** A captcha cannot be loaded without a network, so the form is not submitted again. */
  once?: true;
  /** Submits the form; by its own button if not given. */
  send?: (visitor: Visitor) => Promise<unknown>;
}

const sendsForm = (visitor: Visitor) => visitor.confirms();
const sendsCode = (visitor: Visitor) => visitor.presses('code.send');

const offlineForms: OfflineForm[] = [
  {
    address: '/uaa/login',
    fields: { mobile: UNKNOWN_MOBILE },
    prepare: choosesSms,
    send: sendsCode,
  },
  { address: '/uaa/register', fields: { mobile: UNKNOWN_MOBILE }, send: sendsCode },
  { address: '/uaa/resetPwd', fields: { loginId: demo.account }, prepare: provesWork, once: true },
  {
    address: '/uaa/appeal?view=progress',
    fields: { ticket: 'AP202601010000000000001', mobile: UNKNOWN_MOBILE },
  },
  {
    address: '/user/account_manage/modify_email',
    member: demo,
    fields: { email: 'draft@example.com' },
    send: sendsCode,
  },
  {
    address: '/user/account_manage/modify_password',
    member: demo,
    // A wrong password, so that nothing changes when the network is back.
    fields: { pwd: 'Wrong-2026-pass', newPwd: 'Fresh-2026-pass', newPwd2: 'Fresh-2026-pass' },
  },
  {
    address: ADD_ADDRESS,
    member: demo,
    fields: { recipient: '测试甲', mobile: UNKNOWN_MOBILE, detail: '示例路 1 号 2 楼' },
    prepare: (visitor) => fillsAddress(visitor, {}),
  },
  { address: '/account/settings?tab=basic', member: demo, fields: { nickname: '新昵称' } },
];

// tests/components/Form/useForm.test.tsx covers all forms; sign-in is above.
for (const { address, member, fields, prepare, once, send = sendsForm } of offlineForms) {
  hardTest(`reports a lost network on ${address} and keeps typed values`, async () => {
    const visitor = await (member ? aMember(member) : aVisitor());
    visitor.watch.tolerate(/ERR_INTERNET_DISCONNECTED/);
    await visitor.opens(address);
    await prepare?.(visitor);
    for (const [field, value] of Object.entries(fields)) {
      await visitor.findsAt(`[name="${field}"]`);
      await visitor.fills(field, value);
    }
    await visitor.page.setOfflineMode(true);
    // On a busy machine Chromium disconnects a moment later.
    const isOffline = () =>
      fetch('/', { method: 'HEAD' }).then(
        () => false,
        () => true,
      );
    await visitor.until(() => visitor.page.evaluate(isOffline), 'the end of the network');
    await send(visitor);
    await visitor.sees('error.network');
    for (const [field, value] of Object.entries(fields)) expect(await visitor.valueOf(field)).toBe(value);
    await visitor.page.setOfflineMode(false);
    if (once) return;
    await send(visitor);
    await visitor.seesNoMore('error.network');
  });
}

test('shows names and notices as text', async () => {
  const visitor = await aMember(demo);
  const detail = await visitor.reads<object>(endpoints.accountDetail);
  const identity = await visitor.reads<object>(endpoints.identity);
  const success = (data: unknown) => ({ body: { code: 20000, data, subCode: null, subMsg: null } });
  await visitor.injectsFault(
    endpoints.accountDetail,
    success({ ...detail, name: HOSTILE, nickname: HOSTILE }),
  );
  await visitor.injectsFault(endpoints.identity, success({ ...identity, name: HOSTILE }));
  await visitor.opens(HOME);
  await visitor.sees(HOSTILE);
  expect(await visitor.has('img[src="x"]')).toBe(false);
});

// Covered by tests/utils/storage/hostileStorage.test.ts; in a browser by factorsWithoutStorage.e2e.ts.
hardTest('a visitor signs in although storage contains invalid data', async () => {
  const visitor = await aVisitorAt('/uaa/getVersion');
  const keys = tableRows('docs/storage.md', 'key').map(([key = '']) => key.replaceAll('`', ''));
  expect(keys).toContain('portal_settings');
  await visitor.page.evaluate((all) => {
    for (const key of all) {
      localStorage.setItem(key, '{"navTheme":');
      sessionStorage.setItem(key, '[1,');
    }
  }, keys);
  await visitor.opens('/uaa/login');
  await visitor.signsIn(demo);
  await visitor.arrivesAt(HOME);
  await visitor.sees('identity.card');
});

/** Blocks this visitor's scripts with matching names until `broken` is false. Counts the attempts. */
async function blocksScripts(visitor: Visitor, name: RegExp) {
  visitor.watch.tolerate(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await visitor.page.setRequestInterception(true);
  const state = { blocked: 0, broken: true };
  visitor.page.on('request', (request) => {
    const fails = state.broken && name.test(request.url());
    if (fails) state.blocked += 1;
    void (fails ? request.abort() : request.continue());
  });
  return state;
}

test('reloads once if a chunk does not load, and then shows a panel with a retry', async () => {
  const visitor = await aVisitor();
  const scripts = await blocksScripts(visitor, /p__uaa__privacy[^/]*\.js$/);
  await visitor.opens('/uaa/privacy');
  await visitor.sees('exception.chunk.title');
  expect(scripts.blocked).toBe(2);
  scripts.broken = false;
  await visitor.presses('common.retry');
  await visitor.sees('page.privacy');
});

test('keeps the menu offline, and loads the page when the network is back', async () => {
  // Another visitor's device may have the page's chunk in its cache.
  const visitor = await (await aVisitorOnNewDevice('zh-CN')).opensSessionOf(demo);
  visitor.watch.tolerate(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk/);
  await visitor.opens(HOME);
  await visitor.settles();
  await visitor.page.setOfflineMode(true);
  await visitor.page.click('.main-nav a[href="/user/appeal"]');
  await visitor.sees('exception.offline.title');
  // A page whose chunk is loaded works offline.
  await visitor.page.click(`.main-nav a[href="${HOME}"]`);
  await visitor.sees('identity.card');
  await visitor.page.click('.main-nav a[href="/user/appeal"]');
  await visitor.sees('exception.offline.title');
  await visitor.page.setOfflineMode(false);
  await visitor.sees('appeal.list.purpose');
  await visitor.settles();
});

// Covered by tests/components/Frame/ErrorBoundary.test.tsx and early.e2e.ts (retries a script that fails to load).
hardTest('reloads a prerendered page once if its chunk does not load, and then retries', async () => {
  const visitor = await aVisitor();
  const scripts = await blocksScripts(visitor, /p__uaa__login[^/]*\.js$/);
  await visitor.opens('/uaa/login');
  await visitor.sees('form.late');
  // Each load requests it twice: by the page's own tag and, after that failed, by the router.
  expect(scripts.blocked).toBeGreaterThanOrEqual(4);
  scripts.broken = false;
  await visitor.seesNoMore('form.late');
  await visitor.signsIn(demo);
  await visitor.arrivesAt(HOME);
});
