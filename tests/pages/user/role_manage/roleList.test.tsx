import { screen } from '@testing-library/react';
import RoleManagePage from '@/pages/user/role_manage';
import { findEndingDay, groupRoles } from '@/pages/user/role_manage/groupRoles';
import { getNow } from '@/utils/serverClock';
import { updateActing, writeActingRole } from '@/utils/storage/actingStore';
import { formatChinaDate } from '@/validation/dates';
import { DAY } from '../../../../src/constants';
import { actingRole, storedRole } from '../../../support/builders/actingRoles';
import { answerSession } from '../../../support/builders/users';
import { createFakeNetwork, refusal } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { press, pressInDialog, showToUser } from '../../../support/render/showPage';
import { detail, row } from './roleRows';

type RoleState = import('@/contract').RoleState;
type MessageKey = import('@/locales/zh-CN/index').MessageKey;

const network = createFakeNetwork();

beforeEach(() => {
  answerSession(network);
  network.answer('moveRole', detail());
});

const showList = async (...answers: Parameters<typeof network.answer<'roles'>>[1][]) => {
  network.answer('roles', ...answers);
  await showToUser(<RoleManagePage />);
};
const follow = (name: string) => press(screen.getByRole('link', { name }));
const cardOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('.role-card') as HTMLElement;
const buttons = (card: HTMLElement) =>
  [...card.querySelectorAll('.row-actions :is(button, a)')].map(({ textContent }) => textContent);

test('groups the roles by state and keeps their order', () => {
  const states: RoleState[] = ['EXPIRED', 'ACTIVE', 'DRAFT', 'SUSPENDED', 'PENDING', 'REJECTED', 'VERIFYING'];
  const groups = groupRoles(states.map((state) => row({ id: state, state })));
  expect(Object.values(groups).map((roles) => roles.map(({ id }) => id))).toEqual([
    ['DRAFT', 'PENDING', 'VERIFYING'],
    ['ACTIVE', 'SUSPENDED'],
    ['EXPIRED', 'REJECTED'],
  ]);
});

test.each([
  ['ACTIVE', 30, true],
  ['SUSPENDED', 0, true],
  ['ACTIVE', 31, false],
  ['PENDING', 5, false],
] as const)('returns for the state %s with %i days left whether to warn: %s', (state, days, warned) => {
  const end = formatChinaDate(getNow() + days * DAY);
  expect(findEndingDay({ state, end })).toBe(warned ? end : null);
});

test('shows on each card only the actions that are possible', async () => {
  await showList([
    row({ id: 'i', orgName: 'Invited', state: 'PENDING', canAct: false, actions: ['accept', 'reject'] }),
    row({
      id: 'd',
      orgName: 'Draft',
      state: 'DRAFT',
      origin: 'CREATED',
      canAct: false,
      actions: ['continue', 'discard'],
    }),
    row({ id: 'v', orgName: 'Verifying', state: 'VERIFYING', origin: 'CREATED', canAct: false, actions: [] }),
    row({ orgName: 'Active' }),
    row({ id: 's', orgName: 'Suspended', state: 'SUSPENDED', canAct: false }),
    row({ id: 'e', orgName: 'Ended', state: 'REVOKED', canAct: false, actions: [] }),
  ]);
  const texts = (...keys: MessageKey[]) => keys.map((key) => en[key]);
  expect(buttons(cardOf('Invited'))).toEqual(texts('roles.action.accept', 'roles.action.reject'));
  expect(buttons(cardOf('Draft'))).toEqual(texts('form.continue', 'roles.action.discard'));
  expect(buttons(cardOf('Verifying'))).toEqual(texts('roles.action.view'));
  expect(buttons(cardOf('Active'))).toEqual(
    texts('identity.company.space', 'space.act', 'roles.action.leave'),
  );
  expect(buttons(cardOf('Suspended'))).toEqual(texts('identity.company.space', 'roles.action.leave'));
  expect(cardOf('Suspended').textContent).toContain(en['roles.suspended']);
  expect(buttons(cardOf('Ended'))).toEqual([]);
});

test('links to certificates that expire soon, and shows the reason of a refused company', async () => {
  await showList([
    row({ certificatesEnding: 2 }),
    row({
      id: 'x',
      orgName: 'Refused',
      state: 'REJECTED',
      origin: 'CREATED',
      failure: 'MISMATCH',
      actions: [],
    }),
  ]);
  const name = '2 certificates expire soon or have expired';
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
    '/user/role_manage/r-1/role_space/cert',
  );
  expect(cardOf('Refused').textContent).toContain(en['roles.state.UNPROVEN']);
  expect(cardOf('Refused').textContent).toContain(en['roles.failure.MISMATCH']);
});

test('switches to the company', async () => {
  await showList([row()]);
  network.answer('switchActing', { role: actingRole, choices: [actingRole] });
  await press(en['space.act']);
  expect(network.bodies('switchActing')).toEqual([{ roleId: 'r-1' }]);
});

test('switches back to the user before the role of the acting company ends', async () => {
  writeActingRole(storedRole);
  updateActing({ acting: { role: actingRole, choices: [actingRole] } });
  network.answer('switchActing', { role: null, choices: [actingRole] });
  await showList([row()]);
  expect(cardOf('测试一号有限公司').textContent).toContain(en['roles.acting']);
  await press(en['roles.action.leave']);
  await pressInDialog(en['roles.action.leave']);
  expect(network.bodies('switchActing')).toEqual([{ roleId: null }]);
  expect(network.sent('moveRole')).toMatchObject([{ params: { id: 'r-1' }, body: { action: 'leave' } }]);
  expect(network.calls.indexOf('switchActing')).toBeLessThan(network.calls.indexOf('moveRole'));
});

test('shows a message after a concurrent change, reloads the list, and withdraws the application later', async () => {
  network.answer('moveRole', refusal('CHANGED_MEANWHILE', 'x'), detail());
  const applied = row({ state: 'PENDING', origin: 'APPLIED', canAct: false, actions: ['withdraw'] });
  await showList([applied], [applied], [{ ...applied, state: 'CANCELLED', actions: [] }]);
  await press(en['roles.action.withdraw']);
  await pressInDialog(en['roles.action.withdraw']);
  const orgName = '测试一号有限公司';
  expect(screen.getByText(en['roles.changed'].replace('{orgName}', orgName))).toBeTruthy();
  expect(network.sent('roles')).toHaveLength(2);
  expect(network.notices).toEqual([]);

  await press(en['roles.action.withdraw']);
  await pressInDialog(en['roles.action.withdraw']);
  expect(network.sent('moveRole')).toMatchObject(
    Array(2).fill({ params: { id: 'r-1' }, body: { action: 'withdraw' } }),
  );
  const title = en['roles.done.withdraw'].replace('{orgName}', orgName);
  expect(network.notices).toMatchObject([{ type: 'success', title }]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    en['roles.group.earlier'],
  ]);
});

test('shows the outcome of a succession, and links to account security if the account lacks a proof', async () => {
  network.answer('moveRole', refusal('FACTOR_REQUIRED', 'x'));
  await showList([
    row({ state: 'PENDING', capacity: 'LEGAL_REP', canAct: false, actions: ['accept', 'reject'] }),
  ]);
  await press(en['roles.action.accept']);
  expect(screen.getByRole('dialog').textContent).toContain(en['roles.outcome.succeed']);
  await pressInDialog(en['roles.action.accept']);
  await follow(en['page.accountSecurity']);
  expect(visits).toEqual(['push /user/account_manage/account_security']);
});

test('explains roles and links to the form if there are none', async () => {
  await showList([]);
  expect(screen.getByText(en['roles.empty'])).toBeTruthy();
  await follow(en['roles.add']);
  expect(visits).toEqual(['push /user/role_manage/create']);
});
