import { act, renderHook } from '@testing-library/react';
import { SESSION_IDLE } from '@/constants';
import { useSessionGuard } from '@/layouts/useSessionGuard';
import { useGlobalActions } from '@/models/hooks';
import { forgetSession } from '@/services/session';
import { draftKey, readDraft, writeDraft } from '@/utils/storage/drafts';
import { readSignOutReason, saveSessionEnd } from '@/utils/storage/signOutReason';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { answerSession, makeUser } from '../support/builders/users';
import { fillStorage } from '../support/fakes/brokenStorage';
import { createFakeNetwork, httpError, settle } from '../support/fakes/fakeNetwork';
import { postFromOtherTab } from '../support/fakes/tabMessages';
import { reader, visits } from '../support/fakes/umi';
import { en } from '../support/messages';
import { PageAt } from '../support/render/pageAt';

const network = createFakeNetwork();
const TO_SIGN_IN = ['replace /uaa/login?referer=%2Fuser%2Fnotices'];

beforeEach(() => {
  window.history.replaceState(null, '', '/user/notices');
  reader.locale = 'en-US';
  forgetSession();
  answerSession(network);
});

/** Renders the guard. `isKnown`: whether the user is loaded. */
function renderGuard(isKnown = false) {
  const state = isKnown ? { isFetchedLoginStatus: true, userInfo: makeUser() } : {};
  return renderHook(() => ({ ...useSessionGuard(), clearUser: useGlobalActions().clearUser }), {
    wrapper: ({ children }) => <PageAt state={state}>{children}</PageAt>,
  });
}

/** Sends a message as another tab. */
function sendFromOtherTab(type: 'signed-in' | 'signed-out' | 'timed-out') {
  act(() => postFromOtherTab({ type }));
}

/** Dispatches the event of a page that is hidden or shown. `persisted`: whether the back/forward cache has it. */
function dispatchPageEvent(type: 'pagehide' | 'pageshow', persisted: boolean) {
  const event = Object.assign(new Event(type), { persisted });
  act(() => {
    window.dispatchEvent(event);
  });
}

const answerAs = (account: string) => network.answer('accountDetail', makeUser({ account }));

test('admits the user once the server has confirmed the session', async () => {
  const { result } = renderGuard();
  expect(result.current.status).toBe('checking');
  await settle();
  expect(result.current.status).toBe('in');
  expect(network.sent('online')).toHaveLength(1);
});

test('sends no request if the user is loaded, and saves how that session ends', async () => {
  expect(renderGuard(true).result.current.status).toBe('in');
  await settle();
  expect(network.calls).toEqual([]);
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBe('ended');
});

test('redirects a visitor to sign-in, and shows nothing meanwhile', async () => {
  network.answer('online', false);
  const { result } = renderGuard();
  await settle();
  expect(visits).toEqual(TO_SIGN_IN);
  expect(result.current.status).toBe('checking');
  // The tab knew no session, so that none has ended.
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBeNull();
});

test('reports a failed check, and checks again on a retry', async () => {
  network.answer('online', httpError(500), true);
  const { result } = renderGuard();
  await settle();
  expect(result.current.status).toBe('failed');
  act(() => result.current.retry());
  expect(result.current.status).toBe('checking');
  await settle();
  expect(result.current.status).toBe('in');
});

test('ignores a response and events after unmount', async () => {
  network.answer('online', false);
  const { unmount } = renderGuard();
  unmount();
  sendFromOtherTab('signed-out');
  dispatchPageEvent('pagehide', true);
  await settle();
  expect(network.sent('online')).toHaveLength(1);
  expect(visits).toEqual([]);
  expect(document.body.hidden).toBe(false);
});

test.each([
  ['sign-out', 'signed-out', 'elsewhere'],
  ['timeout', 'timed-out', 'idle'],
] as const)(
  'forgets the user after a %s in another tab, stores the reason, and opens sign-in without a request',
  async (_, type, reason) => {
    const { result } = renderGuard(true);
    sendFromOtherTab(type);
    await settle();
    expect(result.current.status).toBe('checking');
    expect(visits).toEqual(TO_SIGN_IN);
    expect(readSignOutReason()).toBe(reason);
    expect(network.calls).toEqual([]);
    // A response that arrives later does not replace the reason.
    saveSessionEnd('ended');
    expect(readSignOutReason()).toBe(reason);
  },
);

test('forgets the user after a sign-in in another tab, and requests the session', async () => {
  const { result } = renderGuard(true);
  sendFromOtherTab('signed-in');
  expect(result.current.status).toBe('checking');
  await settle();
  expect(network.sent('online')).toHaveLength(1);
  expect(visits).toEqual([]);
});

test('hides a page in the back/forward cache, and requests the session when the page is restored', async () => {
  const { result } = renderGuard(true);
  dispatchPageEvent('pageshow', false);
  dispatchPageEvent('pagehide', false);
  expect(document.body.hidden).toBe(false);
  expect(result.current.status).toBe('in');
  dispatchPageEvent('pagehide', true);
  expect(document.body.hidden).toBe(true);
  dispatchPageEvent('pageshow', true);
  expect(result.current.status).toBe('checking');
  expect(document.body.hidden).toBe(false);
  await settle();
  expect(network.sent('online')).toHaveLength(1);
});

test('requests the session again after a change of language, and shows the page meanwhile', async () => {
  network.answer('online', httpError(500));
  const { result, rerender } = renderGuard(true);
  reader.locale = 'pt-BR';
  rerender();
  expect(result.current.status).toBe('in');
  await settle();
  expect(network.sent('online')).toHaveLength(1);
  expect(result.current.status).toBe('in');
});

test('opens sign-in after a timeout in this tab, and deletes the data of the tab', () => {
  writeTabState('form', { mobile: '15400000001' });
  writeDraft('local', draftKey('appeal', 'u-1'), ['text'], { text: 'half a page' });
  const { result } = renderGuard(true);
  act(() => result.current.timeOut());
  expect(result.current.status).toBe('checking');
  expect(visits).toEqual(TO_SIGN_IN);
  expect(readTabState('form')).toBeNull();
  // The user did not sign out, so the device keeps the draft.
  expect(readDraft(draftKey('appeal', 'u-1'), ['text'])?.values).toEqual({ text: 'half a page' });
  expect(readSignOutReason()).toBe('idle');
  expect(network.notices).toEqual([]);
});

test('shows the reason in a notice if the storage is full', () => {
  const { result } = renderGuard(true);
  const full = fillStorage();
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

test('shows the account in a notice once after a switch in another tab, and after one in this tab', async () => {
  const { result } = renderGuard(true);
  answerAs('boss');
  sendFromOtherTab('signed-in');
  await settle();
  expect(result.current.status).toBe('in');
  const boss = { ...switched('boss'), description: en['idle.switched.text'] };
  expect(network.notices).toMatchObject([boss]);
  sendFromOtherTab('signed-in');
  await settle();
  expect(network.notices).toHaveLength(1);
  answerAs('demo');
  act(() => result.current.clearUser());
  await settle();
  expect(network.notices).toMatchObject([boss, { ...switched('demo'), description: undefined }]);
});
