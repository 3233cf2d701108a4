/** /user/role_manage: the user's roles in companies, and adding one. */

import { namesCompany, ROLE_CREATE, ROLES, THIRD } from './support/journeys/roles';
import { confirmsBeside } from './support/journeys/sessions';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';

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
