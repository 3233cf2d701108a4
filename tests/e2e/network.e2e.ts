/** No network, and scripts that do not load. */
import { demo } from './support/people';
import { aVisitor, aVisitorAt, aVisitorOnNewDevice } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

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
