/** Sign-in redirects only to pages of the portal, for any referer in the address (OWASP, unvalidated redirects). */
import { accept, reject } from '../data/redirects.json';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { goesTo } from './support/screens/navigation';
import { aMember, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

/** Signs in with this referer. Requests to other origins fail the journey. */
async function signsInWith(referer: string): Promise<Visitor> {
  const visitor = await aVisitorAt(`/uaa/login?referer=${encodeURIComponent(referer)}`);
  return visitor.submits(demo);
}

const named = (list: string[]): [string, string][] =>
  list.map((address) => [JSON.stringify(address).slice(0, 70), address]);

// Covered by the foreign address in the journey of a member, below, and by tests/utils/routing/redirectPolicy.test.ts.
describe.each(named(reject))('%s', (_name, referer) => {
  hardTest('redirects to the default page', async () => {
    await (await signsInWith(referer)).arrivesAt(HOME);
  });
});

const ownPages = accept.filter((address) => address.startsWith('/') && address !== '/');

// Covered by the portal pages in the last journey, and by tests/utils/routing/redirectPolicy.test.ts.
describe.each(named(ownPages))('%s', (_name, referer) => {
  hardTest('redirects to that page of the portal', async () => {
    const { pathname, search, hash } = new URL(referer, 'http://portal.example.test');
    const visitor = await signsInWith(referer);
    await visitor.arrivesAt(pathname + search);
    expect(new URL(visitor.page.url()).hash).toBe(hash);
  });
});

test('redirects a signed-in member to a portal page, and to the default page for a script, foreign or duplicate referer', async () => {
  const visitor = await aMember(demo);
  await visitor.opens('/uaa/login?referer=%2Faccount&referer=%2F%2Fevil.example');
  await visitor.arrivesAt(HOME);
  for (const [referer, address] of [
    ['/usage/100%25', '/usage/100%25'],
    ['/\\/evil.example', HOME],
    ['/usage', '/usage'],
    ['javascript:alert(document.domain)', HOME],
  ] as const) {
    await goesTo(visitor, `/uaa/login?referer=${encodeURIComponent(referer)}`);
    await visitor.arrivesAt(address);
  }
});
