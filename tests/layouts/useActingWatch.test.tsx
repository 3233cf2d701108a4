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

async function watches(userInfo = person) {
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

async function passes(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await settle();
}
async function returns(target: EventTarget, event: string) {
  act(() => void target.dispatchEvent(new Event(event)));
  await settle();
}
/** How often the role was requested. */
const asked = () => network.calls.filter((name) => name === 'acting').length;
/** How often the session was loaded. */
const loaded = () => network.calls.filter((name) => name === 'online').length;

beforeEach(() => {
  jest.useFakeTimers();
  resetActing();
  setHidden(false);
  network.answer('acting', { role, choices: [role] });
  answerSession(network);
});
afterEach(() => jest.useRealTimers());

test('sends no request for an individual without a role', async () => {
  await watches(makeUser());
  await passes(60_000);
  await returns(window, 'focus');
  expect(network.calls).toEqual([]);
});

test('requests the role only once while an individual acts for themselves', async () => {
  await watches();
  await passes(60_000);
  await returns(window, 'focus');
  expect(asked()).toBe(1);
});

test('requests the role every 15 seconds and on return, but not in the background', async () => {
  writeActingRole(storedRole);
  const { unmount } = await watches();
  expect(asked()).toBe(1);
  await passes(15_000);
  expect(asked()).toBe(2);
  setHidden(true);
  await passes(60_000);
  expect(asked()).toBe(2);
  setHidden(false);
  await returns(document, 'visibilitychange');
  expect(asked()).toBe(3);
  await returns(window, 'focus');
  expect(asked()).toBe(4);
  unmount();
  await passes(60_000);
  expect(asked()).toBe(4);
});

test('requests a stored role even if the user has no roles anymore', async () => {
  writeActingRole(storedRole);
  await watches(makeUser());
  expect(asked()).toBe(1);
});

test('reports the end of the role that another request revealed, and reloads the session', async () => {
  writeActingRole(storedRole);
  const { result } = await watches();
  const { switchCount } = result.current;
  network.answer('acting', { role: null, choices: [] });
  act(() => void endActingRole('r-1'));
  await settle();
  expect(result.current).toMatchObject({
    role: null,
    switchCount: switchCount + 1,
    news: { kind: 'ended', company: 'Example Ltd' },
  });
  expect(loaded()).toBe(1);
});

test('requests the role of a legal entity only in the foreground, and reports its end', async () => {
  const { result } = await watches(legal);
  await passes(15_000);
  expect(asked()).toBe(2);
  setHidden(true);
  await passes(60_000);
  expect(asked()).toBe(2);
  setHidden(false);
  expect(loaded()).toBe(0);
  network.answer('acting', { role: null, choices: [] });
  await passes(30_000);
  expect(result.current.news).toEqual({ kind: 'ended', company: 'Example Ltd' });
  expect(loaded()).toBe(1);
});

test('sends no request for a legal entity without a role', async () => {
  await watches({ ...legal, roles: [] });
  await passes(60_000);
  expect(network.calls).toEqual([]);
});
