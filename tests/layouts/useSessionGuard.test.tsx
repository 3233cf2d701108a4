import { act, renderHook } from '@testing-library/react';
import { SESSION_IDLE } from '@/constants';
import { useSessionGuard } from '@/layouts/useSessionGuard';
import { useGlobalActions } from '@/models/hooks';
import { forgetSession } from '@/services/session';
import { draftKey, readDraft, writeDraft } from '@/utils/storage/drafts';
import { readSignOutReason, saveSessionEnd } from '@/utils/storage/signOutReason';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { createFakeNetwork, httpError, settle } from '../support/fakeNetwork';
import { en } from '../support/messages';
import { PageAt, reader, visits } from '../support/umiWithModels';
import { answerSession, makeUser } from '../support/users';

jest.mock('@umijs/max', () => jest.requireActual('../support/umiWithModels'));

const network = createFakeNetwork();
const TO_SIGN_IN = ['replace /uaa/login?referer=%2Fuser%2Fnotices'];

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/user/notices');
  sessionStorage.clear();
  visits.length = 0;
  reader.locale = 'en-US';
  forgetSession();
  answerSession(network);
});

/** A page with the guard. With `known`, its user is loaded. */
function guard(known = false) {
  const state = known ? { isFetchedLoginStatus: true, userInfo: makeUser() } : {};
  return renderHook(() => ({ ...useSessionGuard(), clearUser: useGlobalActions().clearUser }), {
    wrapper: ({ children }) => <PageAt state={state}>{children}</PageAt>,
  });
}

/** Sends a message as another tab does. */
function hear(type: 'signed-in' | 'signed-out' | 'timed-out') {
  localStorage.setItem('portal_session', JSON.stringify({ type, at: Date.now() }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'portal_session' })));
}

/** Shows or hides the page as the browser's history does. */
function turn(type: 'pagehide' | 'pageshow', persisted: boolean) {
  const event = Object.assign(new Event(type), { persisted });
  act(() => {
    window.dispatchEvent(event);
  });
}

const answerAs = (account: string) => network.answer('accountDetail', makeUser({ account }));

test('waits for the answer, then lets in', async () => {
  const { result } = guard();
  expect(result.current.status).toBe('checking');
  await settle();
  expect(result.current.status).toBe('in');
  expect(network.sent('online')).toHaveLength(1);
});

test('asks nothing where the answer is known', async () => {
  expect(guard(true).result.current.status).toBe('in');
  await settle();
  expect(network.calls).toEqual([]);
});

test('sends a visitor to sign-in, showing nothing meanwhile', async () => {
  network.answer('online', false);
  const { result } = guard();
  await settle();
  expect(visits).toEqual(TO_SIGN_IN);
  expect(result.current.status).toBe('checking');
});

test('reports a failed check, and tries again', async () => {
  network.answer('online', httpError(500), true);
  const { result } = guard();
  await settle();
  expect(result.current.status).toBe('failed');
  act(() => result.current.retry());
  expect(result.current.status).toBe('checking');
  await settle();
  expect(result.current.status).toBe('in');
});

test('ignores a response after unmount', async () => {
  network.answer('online', false);
  const { unmount } = guard();
  unmount();
  await settle();
  expect(network.sent('online')).toHaveLength(1);
  expect(visits).toEqual([]);
});

test.each([
  ['sign-out', 'signed-out', 'elsewhere'],
  ['timeout', 'timed-out', 'idle'],
] as const)(
  'forgets the person after a %s in another tab, stores the reason, and opens sign-in without a request',
  async (_, type, reason) => {
    const { result } = guard(true);
    hear(type);
    await settle();
    expect(result.current.status).toBe('checking');
    expect(visits).toEqual(TO_SIGN_IN);
    expect(readSignOutReason()).toBe(reason);
    expect(network.calls).toEqual([]);
    // A call that is answered by now does not make another reason of it.
    saveSessionEnd('ended');
    expect(readSignOutReason()).toBe(reason);
  },
);

test('forgets the person after a sign-in in another tab, and requests the session', async () => {
  const { result } = guard(true);
  hear('signed-in');
  expect(result.current.status).toBe('checking');
  await settle();
  expect(network.sent('online')).toHaveLength(1);
  expect(visits).toEqual([]);
});

test('shows nothing in a frozen page, and requests the session when it is restored', async () => {
  const { result } = guard(true);
  turn('pagehide', true);
  expect(document.body.hidden).toBe(true);
  turn('pageshow', true);
  expect(result.current.status).toBe('checking');
  expect(document.body.hidden).toBe(false);
  await settle();
  expect(network.sent('online')).toHaveLength(1);
});

test('requests texts of the server again in another language, and shows the page meanwhile', async () => {
  network.answer('online', httpError(500));
  const { result, rerender } = guard(true);
  reader.locale = 'pt-BR';
  rerender();
  expect(result.current.status).toBe('in');
  await settle();
  expect(network.sent('online')).toHaveLength(1);
  expect(result.current.status).toBe('in');
});

test('does not react to an ordinary load and leave', () => {
  const { result } = guard(true);
  turn('pageshow', false);
  turn('pagehide', false);
  expect(document.body.hidden).toBe(false);
  expect(result.current.status).toBe('in');
});

test('stops listening on unmount', async () => {
  const { unmount } = guard(true);
  unmount();
  hear('signed-out');
  turn('pagehide', true);
  await settle();
  expect(visits).toEqual([]);
  expect(document.body.hidden).toBe(false);
});

test('opens sign-in after a timeout in this tab, and deletes data of the visit', () => {
  writeTabState('form', { mobile: '15400000001' });
  writeDraft('local', draftKey('appeal', 'u-1'), ['text'], { text: 'half a page' });
  const { result } = guard(true);
  act(() => result.current.timeOut());
  expect(result.current.status).toBe('checking');
  expect(visits).toEqual(TO_SIGN_IN);
  expect(readTabState('form')).toBeNull();
  // The user did not sign out, so the device keeps the draft.
  expect(readDraft(draftKey('appeal', 'u-1'), ['text'])?.values).toEqual({ text: 'half a page' });
  expect(readSignOutReason()).toBe('idle');
  expect(network.notices).toEqual([]);
});

test('saves the end of a session only if this tab knew the session', async () => {
  network.answer('online', false);
  guard();
  await settle();
  expect(visits).toEqual(TO_SIGN_IN);
  expect(readSignOutReason()).toBeNull();
  guard(true);
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBe('ended');
});

test('shows the reason in a notice without storage', () => {
  const { result } = guard(true);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  act(() => result.current.timeOut());
  full.mockRestore();
  expect(visits).toEqual(TO_SIGN_IN);
  const title = en['idle.ended'].replace('{minutes}', String(SESSION_IDLE / 60_000));
  expect(network.notices).toMatchObject([{ type: 'info', title }]);
});

const switched = (account: string) => ({
  type: 'info',
  title: en['idle.switched'].replace('{account}', account),
});

test('names the account after a switch in another tab, once', async () => {
  const { result } = guard(true);
  answerAs('boss');
  hear('signed-in');
  await settle();
  expect(result.current.status).toBe('in');
  const boss = { ...switched('boss'), description: en['idle.switched.text'] };
  expect(network.notices).toMatchObject([boss]);
  hear('signed-in');
  await settle();
  expect(network.notices).toHaveLength(1);
  answerAs('demo');
  hear('signed-in');
  await settle();
  expect(network.notices).toMatchObject([boss, switched('demo')]);
});

test('names the account after a switch in this tab', async () => {
  const { result } = guard(true);
  answerAs('boss');
  act(() => result.current.clearUser());
  await settle();
  expect(network.notices).toMatchObject([{ ...switched('boss'), description: undefined }]);
});
