import { act, renderHook } from '@testing-library/react';
import { useGlobal } from '@/models/hooks';
import { useUndo } from '@/pages/uaa/undo/useUndo';
import { createFakeNetwork, settle, unreachable } from '../../../support/fakeNetwork';
import { PageAt } from '../../../support/pageAt';
import { recordSessionMessages } from '../../../support/tabMessages';
import { makeUser } from '../../../support/users';

const network = createFakeNetwork();

/** Renders the hook with a valid undo link, while another user is signed in. */
async function opens(kind: 'IDENTITY' | 'LINK') {
  const at = '2026-02-01T10:00:00+08:00';
  network.answer('checkUndo', { kind, account: 'demo', name: '测*甲', changedAt: at, until: at });
  const { result } = renderHook(
    () => ({ ...useUndo('token'), user: useGlobal(({ userInfo }) => userInfo?.id) }),
    { wrapper: ({ children }) => <PageAt state={{ userInfo: makeUser() }}>{children}</PageAt> },
  );
  await settle();
  return result;
}

test.each(['IDENTITY', 'LINK'] as const)(
  'makes the other tabs check their session after a change of kind %s was undone',
  async (kind) => {
    const page = await opens(kind);
    network.answer('undoChange', null);
    const messages = recordSessionMessages();
    await act(() => page.current.action.run());
    expect(page.current.end).toBe('done');
    // Not `signed-out`: the browser may be signed in to another account, whose session continues.
    expect(messages).toEqual(['signed-in']);
    expect(page.current.user).toBeUndefined();
    expect(network.bodies('undoChange')).toEqual([{ token: 'token' }]);
  },
);

test('sends no message to the other tabs if the change was not undone', async () => {
  const messages = recordSessionMessages();
  const page = await opens('IDENTITY');
  network.answer('undoChange', unreachable);
  await act(() => page.current.action.run());
  expect([page.current.end, messages, page.current.user]).toEqual([null, [], 'u-1']);
});
