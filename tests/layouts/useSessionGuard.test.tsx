import { act, renderHook } from '@testing-library/react';
import { useSessionGuard } from '@/layouts/useSessionGuard';
import { draftKey, readDraft, writeDraft } from '@/utils/storage/drafts';
import { readSignOutReason, saveSessionEnd } from '@/utils/storage/signOutReason';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

type Status = 'in' | 'out' | 'failed';

/** The model as far as the guard sees it; answers wait until the test gives them. */
const model = {
  known: false,
  locale: 'zh-CN',
  account: undefined as string | undefined,
  answers: [] as ((status: Status) => void)[],
  fetchLoginStatus: jest.fn(() => new Promise<Status>((resolve) => model.answers.push(resolve))),
  clearUser: jest.fn(() => {
    model.known = false;
  }),
};
const mockModel = model;
const mockToSignIn = jest.fn();
const mockNotice = jest.fn();
let mockListener: ((message: { type: 'signed-in' | 'signed-out' | 'timed-out' }) => void) | undefined;

jest.mock('@umijs/max', () => ({
  useIntl: () => ({
    locale: mockModel.locale,
    formatMessage: ({ id }: { id: string }, { account = '' }: { account?: string } = {}) =>
      `${id} ${account}`.trim(),
  }),
}));
jest.mock('@/utils/notice', () => ({ showNotice: (notice: unknown) => mockNotice(notice) }));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) =>
    pick({
      isFetchedLoginStatus: mockModel.known,
      userInfo: mockModel.known ? { account: mockModel.account } : null,
    }),
  useGlobalActions: () => mockModel,
}));
jest.mock('@/utils/routing/redirect', () => ({ goToSignIn: () => mockToSignIn() }));
jest.mock('@/utils/http/request', () => ({ warn: jest.fn() }));
jest.mock('@/utils/storage/sessionChannel', () => ({
  onSessionChange: (listener: typeof mockListener) => {
    mockListener = listener;
    return () => {
      mockListener = undefined;
    };
  },
}));

beforeEach(() => {
  jest.clearAllMocks();
  model.known = false;
  model.locale = 'zh-CN';
  model.account = 'demo';
  model.answers = [];
  sessionStorage.clear();
});

const guard = () => renderHook(() => useSessionGuard());

/** Answers the oldest open question. */
const answer = (status: Status) =>
  act(async () => {
    if (status === 'in') model.known = true;
    model.answers.shift()?.(status);
  });

/** Shows or hides the page as the browser's history does. */
function turn(type: 'pagehide' | 'pageshow', persisted: boolean) {
  const event = Object.assign(new Event(type), { persisted });
  act(() => {
    window.dispatchEvent(event);
  });
}

test('waits for the answer, then lets in', async () => {
  const { result, rerender } = guard();
  expect(result.current.status).toBe('checking');
  await answer('in');
  rerender();
  expect(result.current.status).toBe('in');
  expect(model.fetchLoginStatus).toHaveBeenCalledTimes(1);
});

test('asks nothing where the answer is known', () => {
  model.known = true;
  expect(guard().result.current.status).toBe('in');
  expect(model.fetchLoginStatus).not.toHaveBeenCalled();
});

test('sends a visitor to sign-in, showing nothing meanwhile', async () => {
  const { result } = guard();
  await answer('out');
  expect(mockToSignIn).toHaveBeenCalledTimes(1);
  expect(result.current.status).toBe('checking');
});

test('reports a failed check, and tries again', async () => {
  const { result, rerender } = guard();
  await answer('failed');
  expect(result.current.status).toBe('failed');
  act(() => result.current.retry());
  expect(result.current.status).toBe('checking');
  await answer('in');
  rerender();
  expect(result.current.status).toBe('in');
});

test('ignores a response after unmount', async () => {
  const { unmount } = guard();
  unmount();
  await answer('out');
  expect(mockToSignIn).not.toHaveBeenCalled();
});

test('forgets the person after a sign-out in another tab, and opens sign-in without a request', () => {
  model.known = true;
  const { rerender } = guard();
  act(() => mockListener?.({ type: 'signed-out' }));
  rerender();
  expect(model.clearUser).toHaveBeenCalledTimes(1);
  expect(mockToSignIn).toHaveBeenCalledTimes(1);
  expect(model.fetchLoginStatus).not.toHaveBeenCalled();
});

test('forgets the person after a sign-in in another tab, and requests the session', () => {
  model.known = true;
  const { result, rerender } = guard();
  act(() => mockListener?.({ type: 'signed-in' }));
  rerender();
  expect(model.clearUser).toHaveBeenCalledTimes(1);
  expect(result.current.status).toBe('checking');
  expect(model.fetchLoginStatus).toHaveBeenCalledTimes(1);
  expect(mockToSignIn).not.toHaveBeenCalled();
});

test('shows nothing in a frozen page, and requests the session when it is restored', () => {
  model.known = true;
  const { result, rerender } = guard();
  turn('pagehide', true);
  expect(document.body.hidden).toBe(true);
  turn('pageshow', true);
  rerender();
  expect(model.clearUser).toHaveBeenCalledTimes(1);
  expect(result.current.status).toBe('checking');
  expect(document.body.hidden).toBe(false);
});

test('requests texts of the server again in another language, and shows the page meanwhile', async () => {
  model.known = true;
  const { result, rerender } = guard();
  model.locale = 'pt-BR';
  rerender();
  expect(model.fetchLoginStatus).toHaveBeenCalledTimes(1);
  expect(result.current.status).toBe('in');
  await answer('failed');
  expect(result.current.status).toBe('in');
});

test('does not react to an ordinary load and leave', () => {
  model.known = true;
  const { result } = guard();
  turn('pageshow', false);
  turn('pagehide', false);
  expect(document.body.hidden).toBe(false);
  expect(model.clearUser).not.toHaveBeenCalled();
  expect(result.current.status).toBe('in');
});

test('stops listening on unmount', () => {
  const { unmount } = guard();
  unmount();
  expect(mockListener).toBeUndefined();
  turn('pagehide', true);
  expect(document.body.hidden).toBe(false);
});

test('forgets the person after a timeout in another tab, and stores the reason for sign-in', () => {
  model.known = true;
  const { rerender } = guard();
  act(() => mockListener?.({ type: 'timed-out' }));
  rerender();
  expect(model.clearUser).toHaveBeenCalledTimes(1);
  expect(mockToSignIn).toHaveBeenCalledTimes(1);
  expect(readSignOutReason()).toBe('idle');
  expect(model.fetchLoginStatus).not.toHaveBeenCalled();
});

test('does the same after a timeout here, and deletes data of the visit', () => {
  model.known = true;
  writeTabState('form', { mobile: '15400000001' });
  writeDraft('local', draftKey('appeal', 'u-1'), ['text'], { text: 'half a page' });
  const { result, rerender } = guard();
  act(() => result.current.timeOut());
  rerender();
  expect(result.current.status).toBe('checking');
  expect(mockToSignIn).toHaveBeenCalledTimes(1);
  expect(readTabState('form')).toBeNull();
  // The user did not sign out, so the device keeps the draft.
  expect(readDraft(draftKey('appeal', 'u-1'), ['text'])?.values).toEqual({ text: 'half a page' });
  expect(readSignOutReason()).toBe('idle');
  expect(mockNotice).not.toHaveBeenCalled();
});

test('stores the reason after a sign-out in another tab', () => {
  model.known = true;
  const { rerender } = guard();
  act(() => mockListener?.({ type: 'signed-out' }));
  rerender();
  expect(mockToSignIn).toHaveBeenCalledTimes(1);
  expect(readSignOutReason()).toBe('elsewhere');
  // A call that is answered by now does not make another reason of it.
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBe('elsewhere');
});

test('saves the end of a session only if this tab knew the session', async () => {
  guard();
  await answer('out');
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBeNull();
  model.known = true;
  guard();
  saveSessionEnd('ended');
  expect(readSignOutReason()).toBe('ended');
});

test('shows the reason in a notice without storage', () => {
  model.known = true;
  const { result } = guard();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  act(() => result.current.timeOut());
  full.mockRestore();
  expect(mockToSignIn).toHaveBeenCalledTimes(1);
  expect(mockNotice).toHaveBeenCalledWith({ type: 'info', title: 'idle.ended' });
});

/** Another tab has signed in; the next answer says as whom. */
async function comesBackAs(account: string, { rerender }: Pick<ReturnType<typeof guard>, 'rerender'>) {
  act(() => mockListener?.({ type: 'signed-in' }));
  rerender();
  model.account = account;
  await answer('in');
  rerender();
}

test('names the account after a switch in another tab, once', async () => {
  model.known = true;
  const page = guard();
  await comesBackAs('boss', page);
  expect(page.result.current.status).toBe('in');
  expect(mockNotice.mock.calls).toEqual([
    [{ type: 'info', title: 'idle.switched boss', description: 'idle.switched.text' }],
  ]);
  await comesBackAs('boss', page);
  expect(mockNotice).toHaveBeenCalledTimes(1);
  await comesBackAs('demo', page);
  expect(mockNotice).toHaveBeenCalledTimes(2);
});

test('names the account after a switch in this tab', async () => {
  model.known = true;
  const { rerender } = guard();
  model.known = false;
  rerender();
  model.account = 'boss';
  await answer('in');
  rerender();
  expect(mockNotice.mock.calls).toEqual([[{ type: 'info', title: 'idle.switched boss' }]]);
});
