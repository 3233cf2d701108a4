/** Sign-in redirects only to pages of the portal, for any referer in the address (OWASP, unvalidated redirects). */
import { accept, reject } from '../data/redirects.json';
import { demo } from './support/people';
import { hardTest, isHard, whenHard } from './support/run/hard';
import { goesTo } from './support/screens/navigation';
import { aMember, aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

/** Signs in with this referer. Requests to other origins fail the journey. */
async function signsInWith(referer: string): Promise<Visitor> {
  const visitor = await aVisitorAt(`/uaa/login?referer=${encodeURIComponent(referer)}`);
  return visitor.submits(demo);
}

const named = (list: string[]): [string, string][] =>
  list.map((address) => [JSON.stringify(address).slice(0, 70), address]);

// Every vector is a unit test as well (tests/utils/routing/redirectPolicy); here a real browser parses them.
test.each(named(isHard ? reject : ['/\\/evil.example']))(
  '%s redirects to the default page',
  async (_name, referer) => {
    await (await signsInWith(referer)).isAt(HOME);
  },
);

const ownPages = accept.filter((address) => address.startsWith('/') && address !== '/');

// Covered by the page of the portal below, and by tests/utils/routing/redirectPolicy.test.ts.
describe.each(named(ownPages))('%s', (_name, referer) => {
  hardTest('redirects to that page of the portal', async () => {
    const { pathname, search, hash } = new URL(referer, 'http://portal.example.test');
    const visitor = await signsInWith(referer);
    await visitor.isAt(pathname + search);
    expect(new URL(visitor.page.url()).hash).toBe(hash);
  });
});

test('redirects a member from sign-in to a page of the portal, and by a script or a referer that is given twice to the default page', async () => {
  const visitor = await aMember(demo);
  await visitor.opens('/uaa/login?referer=%2Faccount&referer=%2F%2Fevil.example');
  await visitor.isAt(HOME);
  for (const [referer, address] of [
    ['/usage/100%25', '/usage/100%25'],
    ['javascript:alert(document.domain)', HOME],
  ] as const) {
    await goesTo(visitor, `/uaa/login?referer=${encodeURIComponent(referer)}`);
    await visitor.isAt(address);
  }
});

test('shows an error and stays on the page if the address of a 402 is not allowed', async () => {
  const visitor = await aVisitor();
  visitor.watch.tolerate(/status of 402/);
  // The others are covered by tests/utils/http/requestStatus.test.ts.
  for (const message of [
    'https://evil.example/',
    ...whenHard('javascript:alert(1)', 'data:text/html,x', ''),
  ]) {
    await visitor.spoils('GET /anonApi/getVersion', { status: 402, body: { message } });
    await visitor.opens('/uaa/getVersion');
    await visitor.sees('error.redirectRefused');
    await visitor.isAt('/uaa/getVersion');
    await visitor.mends();
  }
});

test('redirects to the local sign-in page if the server returns a foreign address for signing out', async () => {
  const visitor = await aVisitor();
  // The others are covered by tests/pages/uaa/logout/logoutPage.test.tsx.
  const addresses = ['https://evil.example/', ...whenHard('javascript:alert(1)', '//evil.example')];
  for (const address of addresses) {
    const body = { code: 20000, data: address, subCode: null, subMsg: null };
    await visitor.spoils('GET /anonApi/custom/logout', { body, times: 1 });
    await visitor.opens('/uaa/logout');
    await visitor.isAt('/uaa/login');
  }
  expect(visitor.requestsTo('/anonApi/custom/logout')).toHaveLength(addresses.length);
});
