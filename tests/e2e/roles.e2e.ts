/** /user/role_manage: the user's roles in companies, and adding one. */

import { endpoints } from '../../src/contract/endpoints';
import { addsAuthenticator } from './support/journeys/authenticator';
import { dayIn } from './support/journeys/authorizations';
import { namesCompany, ROLE_CREATE, ROLES, SECOND_CODE, SECOND_NAME, THIRD } from './support/journeys/roles';
import { confirmsBeside } from './support/journeys/sessions';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';

beforeEach(resetPortal);

test('a legal representative enters a company, has it compared with the registry, and opens its space', async () => {
  const visitor = await aMemberAt(ROLES, demo);
  await visitor.sees('roles.group.active');
  await visitor.presses('roles.add', 'link');
  await visitor.isAt(ROLE_CREATE);
  await namesCompany(visitor);
  await visitor.sees('register.orgType.ENTERPRISE');
  await visitor.presses('roles.submit');
  await visitor.sees('roles.proof.heading');
  await confirmsBeside(visitor, demo);
  await visitor.presses('roles.proof.go.LEGAL_REP');
  await visitor.sees('roles.result.proven', { orgName: THIRD.orgName });
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('identity.company.space', 'link');
  await visitor.sees(THIRD.orgName);
  const added = (await visitor.calls('roles')).find(({ uscc }) => uscc === THIRD.uscc);
  expect(added).toMatchObject({ capacity: 'LEGAL_REP', state: 'ACTIVE', canAct: true });
});

// Covered by tests/pages/user/role_manage/roleSteps.test.tsx and tests/mock/companies/requiredProofs.test.ts.
hardTest(
  'a member who has only a password and a mobile number is sent to account security before proving a company',
  async () => {
    const visitor = await aMember(demo, 'en-US');
    await confirmsBeside(visitor, demo);
    for (const id of ['certificate-demo', 'certificate-legacy'])
      await visitor.reads(endpoints.unbindCertificate.replace(':id', id), {});
    await visitor.opens(ROLE_CREATE);
    await namesCompany(visitor);
    await visitor.presses('roles.submit');
    await visitor.presses('roles.proof.go.LEGAL_REP');
    await visitor.hears('subCode.FACTOR_REQUIRED');
    expect(await findings(visitor)).toEqual([]);
    const { href } = new URL(visitor.page.url());
    await visitor.presses('page.accountSecurity', 'link');
    await visitor.isAt('/user/account_manage/account_security');
    await addsAuthenticator(visitor, demo);
    await visitor.opens(href.slice(visitor.origin.length));
    await visitor.presses('roles.proof.go.LEGAL_REP');
    await visitor.sees('roles.result.proven', { orgName: THIRD.orgName });
  },
);

// Covered by tests/components/Action/LinkButton.test.tsx.
hardTest('a member opens a company in a new tab with a Ctrl+click and keeps the list', async () => {
  const visitor = await aMemberAt(ROLES, demo);
  const link = await visitor.finds('link', 'identity.company.space');
  const opened = visitor.page
    .browserContext()
    .waitForTarget((target) => target.url().endsWith('/role_space'));
  await visitor.page.keyboard.down('Control');
  await link.click();
  await visitor.page.keyboard.up('Control');
  await opened;
  await visitor.isAt(ROLES);
});

// Covered by tests/mock/companies/proveRole.test.ts and tests/pages/user/role_manage.
hardTest('reports a mismatch with the registry, and compares again after a correction', async () => {
  const visitor = await aMemberAt(ROLE_CREATE, demo);
  await confirmsBeside(visitor, demo);
  await namesCompany(visitor, { ...THIRD, legalRep: '测试乙' });
  await visitor.presses('roles.submit');
  await visitor.presses('roles.proof.go.LEGAL_REP');
  await visitor.sees('roles.failure.MISMATCH');
  await visitor.presses('roles.result.change', 'link');
  await visitor.sees('roles.form.heading');
  await visitor.fills('legalRep', THIRD.legalRep);
  await visitor.presses('roles.submit');
  await visitor.presses('roles.proof.go.LEGAL_REP');
  await visitor.sees('roles.result.proven', { orgName: THIRD.orgName });
});

// Covered by companyForm.test.tsx, roleSteps.test.tsx and roleList.test.tsx of tests/pages/user/role_manage, and
// tests/mock/companies/applications.test.ts.
hardTest('a member applies to a company that the portal knows, and withdraws the application', async () => {
  const visitor = await aMemberAt(ROLE_CREATE, demo);
  await visitor.fills('uscc', SECOND_CODE);
  await visitor.sees('roles.known', { orgName: SECOND_NAME });
  await visitor.fills('end', dayIn(100));
  await visitor.page.keyboard.press('Tab');
  await visitor.presses('roles.apply');
  await visitor.sees('roles.result.applied', { orgName: SECOND_NAME });
  await visitor.presses('space.back', 'link');
  await visitor.presses('roles.action.withdraw');
  await visitor.findsAt('.ant-modal .ant-btn-primary');
  await visitor.clicks('.ant-modal .ant-btn-primary');
  await visitor.hears('roles.done.withdraw', { orgName: SECOND_NAME });
  await visitor.sees('roles.group.earlier');
  const applied = (await visitor.calls('roles')).find(({ orgName }) => orgName === SECOND_NAME);
  expect(applied).toMatchObject({ state: 'CANCELLED' });
});

// Covered by tests/pages/user/role_manage/roleSteps.test.tsx (as unknown).
hardTest("shows another user's role and an unknown role as unknown", async () => {
  const visitor = await aMember(demo);
  visitor.watch.tolerate(/status of 404/);
  for (const id of ['r-boss-1', 'r-nowhere', '..%2f', '..%252f']) {
    await visitor.opens(`${ROLE_CREATE}?id=${id}`);
    await visitor.sees('roles.unknown');
  }
});

// Covered by tests/pages/user/role_manage/roleSteps.test.tsx (below level 3).
hardTest('links to the verification levels first if the level is below 3', async () => {
  const visitor = await aMemberAt(ROLE_CREATE, newcomer);
  await visitor.presses('roles.level.go', 'link');
  await visitor.isAt(`/user/verification?referer=${encodeURIComponent(ROLE_CREATE)}`);
});
