/** /user/role_manage: the user's roles in companies, and adding one. */

import { endpoints } from '../../src/contract/endpoints';
import { addsAuthenticator } from './support/journeys/authenticator';
import { namesCompany, ROLE_CREATE, ROLES, THIRD } from './support/journeys/roles';
import { confirmsBeside } from './support/journeys/sessions';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';

beforeEach(resetPortal);

test('a legal representative enters a company, has it compared with the registry, and opens its space', async () => {
  const visitor = await aMemberAt(ROLES, demo);
  await visitor.sees('roles.group.active');
  await visitor.presses('roles.add', 'link');
  await visitor.arrivesAt(ROLE_CREATE);
  await namesCompany(visitor);
  await visitor.sees('register.orgType.ENTERPRISE');
  await visitor.presses('form.next');
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
    await visitor.presses('form.next');
    await visitor.presses('roles.proof.go.LEGAL_REP');
    await visitor.hears('subCode.FACTOR_REQUIRED');
    expect(await findings(visitor)).toEqual([]);
    const { href } = new URL(visitor.page.url());
    await visitor.presses('page.accountSecurity', 'link');
    await visitor.arrivesAt('/user/account_manage/account_security');
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
  await visitor.arrivesAt(ROLES);
});
