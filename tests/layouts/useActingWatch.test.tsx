import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { resetActing } from '@/features/capacities/acting';
import { useActingWatch } from '@/layouts/useActingWatch';
import { endActingRole, writeActingRole } from '@/utils/storage/actingStore';
import { actingRole as role, storedRole } from '../support/builders/actingRoles';
import { answerSession, makeUser } from '../support/builders/users';
import { createFakeNetwork, settle } from '../support/fakes/fakeNetwork';
import { PageAt } from '../support/render/pageAt';

const network = createFakeNetwork();
const person = makeUser({ roles: [role] });
const legal = makeUser({ userType: 'legal', roles: [role] });

async function renderWatch(userInfo = person) {
  const wrapper = ({ children }: { children: ReactNode }) => <PageAt state={{ userInfo }}>{children}</PageAt>;
  const hook = renderHook(useActingWatch, { wrapper });
  await settle();
  return hook;
}

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: hidden ? 'hidden' : 'visible',
  });
}

async function advance(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
}
async function returnTo(target: EventTarget, event: string) {
  act(() => void target.dispatchEvent(new Event(event)));
  await settle();
}
/** How often the role was requested. */
const countRoleRequests = () => network.calls.filter((name) => name === 'acting').length;
/** How often the session was loaded. */
const countSessionLoads = () => network.calls.filter((name) => name === 'online').length;

beforeEach(() => {
  jest.useFakeTimers();
  resetActing();
  setHidden(false);
  network.answer('acting', { role, choices: [role] });
  answerSession(network);
});
afterEach(() => jest.useRealTimers());

test.each([
  ['an individual', makeUser()],
  ['a legal entity', makeUser({ userType: 'legal' })],
])('sends no request for %s without a role', async (_, userInfo) => {
  await renderWatch(userInfo);
  await advance(60_000);
  await returnTo(window, 'focus');
  expect(network.calls).toEqual([]);
});

test('requests the role only once while an individual acts for themselves', async () => {
  await renderWatch();
  await advance(60_000);
  await returnTo(window, 'focus');
  expect(countRoleRequests()).toBe(1);
});

test('requests the role every 15 seconds and on return, but not in the background', async () => {
  writeActingRole(storedRole);
  // The stored role may be missing from the user's roles.
  const { unmount } = await renderWatch(makeUser());
  expect(countRoleRequests()).toBe(1);
  await advance(15_000);
  expect(countRoleRequests()).toBe(2);
  setHidden(true);
  await advance(60_000);
  expect(countRoleRequests()).toBe(2);
  setHidden(false);
  await returnTo(document, 'visibilitychange');
  expect(countRoleRequests()).toBe(3);
  await returnTo(window, 'focus');
  expect(countRoleRequests()).toBe(4);
  unmount();
  await advance(60_000);
  expect(countRoleRequests()).toBe(4);
});

test('reports the end of the role that another request revealed, and reloads the session', async () => {
  writeActingRole(storedRole);
  const { result } = await renderWatch();
  const { switchCount } = result.current;
  network.answer('acting', { role: null, choices: [] });
  act(() => void endActingRole('r-1'));
  await settle();
  expect(result.current).toMatchObject({
    role: null,
    switchCount: switchCount + 1,
    news: { kind: 'ended', company: 'Example Ltd' },
  });
  expect(countSessionLoads()).toBe(1);
});

test('requests the role of a legal entity every 15 seconds, and reports its end', async () => {
  const { result } = await renderWatch(legal);
  await advance(15_000);
  expect(countRoleRequests()).toBe(2);
  expect(countSessionLoads()).toBe(0);
  network.answer('acting', { role: null, choices: [] });
  await advance(30_000);
  expect(result.current.news).toEqual({ kind: 'ended', company: 'Example Ltd' });
  expect(countSessionLoads()).toBe(1);
});
