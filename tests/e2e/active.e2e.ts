/** /uaa/active: the page that waits for the activation mail, and the page that its link opens. */
import { endpoints } from '../../src/contract/endpoints';
import { expectsNoFindings, linkMailedTo, registersBeside } from './support/journeys/registration';
import { aVisitor, aVisitorAt, resetPortal } from './support/setup';

const PAGE = '/uaa/active';
const FOLLOW = '/anonApi/user/v1/activation';

/** All tests of this file share the registrations and the clock. */
beforeEach(resetPortal);

test('the link activates the account once, in any browser, after its token is removed from the address bar', async () => {
  const visitor = await aVisitor();
  const { id } = await registersBeside(visitor);
  const link = await linkMailedTo(visitor);
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const other = await aVisitorAt(link, 'en-US');
  await other.sees('register.active.ACTIVATED');
  await other.arrivesAt(PAGE);
  await expectsNoFindings(other);
  expect(token).not.toBe('');
  expect(
    other.watch.requests.filter(({ url }) => url.pathname !== PAGE).map(({ url }) => url.href),
  ).not.toEqual(expect.arrayContaining([expect.stringContaining(token)]));
  expect(other.requestsTo(FOLLOW, 'POST')).toHaveLength(1);

  await other.opens(link);
  await other.sees('register.active.USED');
  const path = `${endpoints.activation}?id=${id}`;
  expect(await visitor.reads(path)).toMatchObject({ state: 'USED' });
});
