/** A server that returns no more than the specification requires (sections 3 and 7). */
import { endpoints } from '../../src/contract/endpoints';
import { asksForCode, choosesSms, DEMO_MOBILE, triesCode } from './support/journeys/codes';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

beforeEach(resetPortal);

const answer = (data: unknown) => ({ body: { code: 20000, data, subCode: '', subMsg: '' } });

/** The smallest responses: the domain has one field, the user none. The mock accepts only encrypted passwords. */
async function isMinimal(visitor: Visitor): Promise<void> {
  await visitor.spoils(endpoints.domain, answer({ enableVerifySecret: '1' }));
  await visitor.spoils(endpoints.findWithUserType, answer(null));
  await visitor.spoils(endpoints.accountDetail, answer({}));
}

test('a visitor signs in, sees home and signs out', async () => {
  const visitor = await aVisitor('en-US');
  await isMinimal(visitor);
  await visitor.opens('/uaa/login');
  await visitor.submits(demo);
  await visitor.isAt('/user/identity_manage');
  await visitor.sees('layout.siteName');
  await visitor.sees('page.identityManage');
  const [sent] = visitor.requestsTo('/anonApi/uaa/v1/login', 'POST');
  expect(sent?.body).toContain(demo.account);
  expect(sent?.body).not.toContain(demo.password);
  expect(await visitor.calls('accountDetail')).toEqual({});
  await visitor.opens('/uaa/logout');
  await visitor.isAt('/uaa/login');
  expect(await visitor.calls('online')).toBe(false);
});

// Covered by tests/contract/minimalAnswers.test.ts.
hardTest('a visitor signs in with a code although the server returns no data about it', async () => {
  const visitor = await aVisitor();
  await isMinimal(visitor);
  await visitor.opens('/uaa/login');
  await choosesSms(visitor);
  // The spoiled call does not reach the server.
  await visitor.calls('loginCode', { region: '+86', mobile: DEMO_MOBILE });
  await visitor.spoils(endpoints.loginCode, answer(null));
  await triesCode(visitor, await asksForCode(visitor, DEMO_MOBILE));
  await visitor.isAt('/user/identity_manage');
});

// Covered by tests/contract/minimalAnswers.test.ts.
hardTest('a visitor signs in by a QR code for which the server returns only the text', async () => {
  const visitor = await aVisitor();
  await isMinimal(visitor);
  await visitor.spoils(endpoints.getQRCode, answer('portal-qr'));
  await visitor.opens('/uaa/login');
  await visitor.presses('login.channel.qr', 'tab');
  await visitor.sees('qr.waiting');
  const uuid = visitor.requestsTo('/anonApi/uaa/v1/getQRCode').at(-1)?.url.searchParams.get('uuid');
  for (const action of ['scan', 'confirm']) {
    await visitor.reads('POST /mock/act', { as: 'phone', uuid, action, account: demo.account });
  }
  await visitor.isAt('/user/identity_manage');
});

// Covered by tests/services/secrets.test.ts, which seals with a real key if either setting does not load.
describe.each([
  ['domain', endpoints.domain],
  ['default', endpoints.defaultEncryption],
])('without the %s setting', (_, endpoint) => {
  hardTest('a visitor signs in with an encrypted password', async () => {
    const visitor = await aVisitor();
    visitor.watch.tolerate(/status of 503/);
    await visitor.spoils(endpoint, { status: 503 });
    await visitor.opens('/uaa/login');
    await visitor.submits(demo);
    await visitor.isAt('/user/identity_manage');
    const [sent] = visitor.requestsTo('/anonApi/uaa/v1/login', 'POST');
    expect(sent?.body).not.toContain(demo.password);
    expect(await visitor.calls('online')).toBe(true);
  });
});
