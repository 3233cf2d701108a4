/** A server that returns no more than the specification requires (sections 3 and 7). */
import { endpoints } from '../../src/contract/endpoints';
import { demo } from './support/people';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

beforeEach(resetPortal);

const answer = (data: unknown) => ({ body: { code: 20000, data, subCode: '', subMsg: '' } });

/** Sets the smallest valid responses: the domain has one field, the user none. The mock accepts only encrypted passwords. */
async function injectsMinimalResponses(visitor: Visitor): Promise<void> {
  await visitor.injectsFault(endpoints.domain, answer({ enableVerifySecret: '1' }));
  await visitor.injectsFault(endpoints.findWithUserType, answer(null));
  await visitor.injectsFault(endpoints.accountDetail, answer({}));
}

test('a visitor signs in, sees home and signs out', async () => {
  const visitor = await aVisitor('en-US');
  await injectsMinimalResponses(visitor);
  await visitor.opens('/uaa/login');
  await visitor.submits(demo);
  await visitor.arrivesAt('/user/identity_manage');
  await visitor.sees('layout.siteName');
  await visitor.sees('page.identityManage');
  const [sent] = visitor.requestsTo('/anonApi/uaa/v1/login', 'POST');
  expect(sent?.body).toContain(demo.account);
  expect(sent?.body).not.toContain(demo.password);
  expect(await visitor.calls('accountDetail')).toEqual({});
  await visitor.opens('/uaa/logout');
  await visitor.arrivesAt('/uaa/login');
  expect(await visitor.calls('online')).toBe(false);
});
