import { fireEvent, render, screen } from '@testing-library/react';
import { announceEndedRole, resetActing } from '@/features/capacities/acting';
import { HomeHero } from '@/pages/user/identity_manage/components/HomeHero';
import { HomeTiles } from '@/pages/user/identity_manage/components/HomeTiles';
import { RecentEvents } from '@/pages/user/identity_manage/components/RecentEvents';
import { writeActingRole } from '@/utils/storage/actingStore';
import { storedRole } from '../../../support/builders/actingRoles';
import { makeSecurity, makeUser } from '../../../support/builders/users';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';

const userInfo = makeUser({
  nickname: 'demo',
  level: 3,
  lastLogin: { at: '2026-03-01T08:00:00Z', place: 'Beijing' },
});
const pageText = () => document.body.textContent ?? '';

const settled = { loading: false, error: null, reload: jest.fn(), replace: jest.fn() };
const pending = { ...settled, data: null, loading: true };
const failed = { ...settled, data: null, error: { kind: 'network' } as never };

test('shows the user and the last sign-in, and links to the next step', () => {
  render(
    <HomeHero
      userInfo={userInfo}
      identity={null}
      next={{ key: 'email', to: '/user/account_manage/modify_email' }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('测*甲');
  expect(pageText()).toContain(en['identity.level.3']);
  expect(pageText()).toContain(en['identity.welcome.back']);
  expect(pageText()).toContain('Beijing');
  fireEvent.click(screen.getByRole('link', { name: en['identity.next.email'] }));
  expect(visits).toContain('push /user/account_manage/modify_email');
});

test('shows that no step is left only after everything has loaded', () => {
  const { rerender } = render(<HomeHero userInfo={userInfo} identity={null} next={undefined} />);
  expect(pageText()).not.toContain(en['identity.next.none']);
  rerender(<HomeHero userInfo={userInfo} identity={null} next={null} />);
  expect(pageText()).toContain(en['identity.next.none']);
});

test('shows a legal entity without a company by its account, not by the name of the person', () => {
  render(<HomeHero userInfo={{ ...userInfo, userType: 'legal' }} identity={null} next={undefined} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('demo');
});

test('shows the company for which the user acts, and until when', () => {
  writeActingRole(storedRole);
  announceEndedRole();
  const { unmount } = render(<HomeHero userInfo={userInfo} identity={null} next={undefined} />);
  expect(pageText()).toMatch(/You’re acting for Example Ltd as handler, until .*2026/);
  expect(pageText()).not.toContain(en['layout.actingSelf']);
  unmount();
  sessionStorage.clear();
  resetActing();
});

test('shows the value of each tile, and unknown after a failure', () => {
  const security = makeSecurity({
    passwordAt: new Date().toISOString(),
    email: 'x',
    questions: 3,
    certificates: 1,
    passkeys: 1,
    sessions: 2,
    level: 3,
  });
  const { rerender } = render(
    <HomeTiles protection={{ ...settled, data: security }} applications={{ ...settled, data: 0 }} />,
  );
  const values = () => [...document.querySelectorAll('.home-tile-value')].map((value) => value.textContent);
  expect(values()).toEqual([en['identity.tile.protection.high'], '2', '0']);
  rerender(<HomeTiles protection={failed} applications={pending} />);
  expect(values()).toEqual([en['identity.tile.unknown'], en['identity.tile.unknown'], '']);
});

test('shows recent activities and marks failed ones, or a message if there are none or the request failed', () => {
  const event = {
    id: 'b',
    type: 'LOGIN_FAIL',
    result: 'FAILURE',
    occurredAt: '2026-03-01T08:00:00Z',
    place: 'Beijing',
  };
  const { rerender } = render(<RecentEvents {...settled} data={[event] as never} />);
  expect(pageText()).toContain(en['behavior.type.LOGIN_FAIL']);
  expect(pageText()).toContain(en['behavior.result.FAILURE']);
  expect(screen.getByRole('link', { name: en['identity.recent.all'] }).getAttribute('href')).toBe(
    '/user/behavior_record',
  );
  rerender(<RecentEvents {...settled} data={[]} />);
  expect(pageText()).toContain(en['identity.recent.none']);
  rerender(<RecentEvents {...failed} />);
  expect(pageText()).toContain(en['identity.recent.failed']);
});
