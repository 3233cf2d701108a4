import { act, render, screen } from '@testing-library/react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { ConfirmActionDialog } from '@/pages/user/info_manage/authorization_manage/components/ConfirmActionDialog';
import { makeAuthorizationRow } from '../../../../../support/builders/authorizations';
import { createFakeNetwork, refusal, unreachable } from '../../../../../support/fakes/fakeNetwork';
import { press } from '../../../../../support/render/showPage';
import '../../../../../support/render/keysAsTexts';

type AskedAction = import('@/pages/user/info_manage/authorization_manage/components/columns').AskedAction;

const network = createFakeNetwork();
const row = makeAuthorizationRow();

function Page({ onDone }: { onDone: (id: string, changed: boolean) => void }) {
  const question = useActionDialog<AskedAction>(onDone);
  return (
    <>
      <button
        type="button"
        data-testid="ask"
        onClick={() => question.dialog.ask({ row, action: 'cancel' })}
      />
      <ConfirmActionDialog {...question} />
    </>
  );
}

async function asks(onDone: (id: string, changed: boolean) => void) {
  const { getByTestId } = render(<Page onDone={onDone} />);
  const ask = () => press(getByTestId('ask'));
  await ask();
  return ask;
}

const hasFailure = () => document.querySelector('.ant-modal [role="alert"]') !== null;

test('sends one request after a double click and notifies the list once', async () => {
  const onDone = jest.fn();
  network.answer('moveAuthorization', row);
  await asks(onDone);
  const yes = screen.getByRole('button', { name: 'authorizations.yes.cancel' });
  await act(async () => yes.click());
  await press(yes);
  expect(network.sent('moveAuthorization')).toMatchObject([
    { params: { id: 'authorization-1' }, body: { action: 'cancel' } },
  ]);
  expect(onDone.mock.calls).toEqual([['authorization-1', false]]);
});

test('notifies the list even if the dialog was closed before the response', async () => {
  const onDone = jest.fn();
  const respond = network.withhold('moveAuthorization');
  await asks(onDone);
  await press('authorizations.yes.cancel');
  await press('authorizations.no');
  expect(onDone).not.toHaveBeenCalled();
  await respond(row);
  expect(onDone.mock.calls).toEqual([['authorization-1', false]]);
});

test('reports a concurrent change to the list, and shows a failure until the dialog is closed', async () => {
  const onDone = jest.fn();
  network.answer('moveAuthorization', unreachable, refusal('CHANGED_MEANWHILE'));
  const ask = await asks(onDone);
  await press('authorizations.yes.cancel');
  expect(hasFailure()).toBe(true);
  await press('authorizations.no');
  await ask();
  expect(hasFailure()).toBe(false);
  await press('authorizations.yes.cancel');
  expect(onDone.mock.calls).toEqual([['authorization-1', true]]);
});
