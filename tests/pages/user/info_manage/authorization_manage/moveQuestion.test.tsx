import { act, fireEvent, render } from '@testing-library/react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { ConfirmActionDialog } from '@/pages/user/info_manage/authorization_manage/components/ConfirmActionDialog';
import { makeAuthorizationRow } from '../../../../support/authorizations';
import { createFakeNetwork, refusal, settle, unreachable } from '../../../../support/fakeNetwork';
import '../../../../support/keysAsTexts';

type AuthorizationRow = import('@/contract').AuthorizationRow;
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
  const ask = async () => {
    fireEvent.click(getByTestId('ask'));
    await settle();
  };
  await ask();
  return ask;
}

const presses = async (name: string, times = 1) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => {
    for (let press = 0; press < times; press += 1) fireEvent.click(found as HTMLElement);
  });
  await settle();
};
const hasFailure = () => document.querySelector('.ant-modal [role="alert"]') !== null;

test('sends one request after a double click and notifies the list once', async () => {
  const onDone = jest.fn();
  network.answer('moveAuthorization', row);
  await asks(onDone);
  await presses('authorizations.yes.cancel', 2);
  expect(network.sent('moveAuthorization')).toMatchObject([
    { params: { id: 'authorization-1' }, body: { action: 'cancel' } },
  ]);
  expect(onDone.mock.calls).toEqual([['authorization-1', false]]);
});

test('notifies the list even if the dialog was closed before the response', async () => {
  const onDone = jest.fn();
  let answer: (moved: AuthorizationRow) => void = () => undefined;
  network.answer(
    'moveAuthorization',
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await asks(onDone);
  await presses('authorizations.yes.cancel');
  await presses('authorizations.no');
  expect(onDone).not.toHaveBeenCalled();
  answer(row);
  await settle();
  expect(onDone.mock.calls).toEqual([['authorization-1', false]]);
});

test('reports a concurrent change to the list, and shows a failure until the dialog is closed', async () => {
  const onDone = jest.fn();
  network.answer('moveAuthorization', unreachable, refusal('CHANGED_MEANWHILE'));
  const ask = await asks(onDone);
  await presses('authorizations.yes.cancel');
  expect(hasFailure()).toBe(true);
  await presses('authorizations.no');
  await ask();
  expect(hasFailure()).toBe(false);
  await presses('authorizations.yes.cancel');
  expect(onDone.mock.calls).toEqual([['authorization-1', true]]);
});
