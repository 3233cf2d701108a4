import { render } from '@testing-library/react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { ConfirmActionDialog } from '@/pages/user/info_manage/authorization_manage/components/ConfirmActionDialog';
import { makeAuthorizationRow } from '../../../../../support/builders/authorizations';
import { createFakeNetwork, refusal, unreachable } from '../../../../../support/fakes/fakeNetwork';
import { press } from '../../../../../support/render/showPage';
import '../../../../../support/render/keysAsTexts';

type AskedAction =
  import('@/pages/user/info_manage/authorization_manage/components/authorizationParts').AskedAction;

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

const hasFailure = () => document.querySelector('.ant-modal [role="alert"]') !== null;

test('reports a concurrent change to the list, and shows a failure until the dialog is closed', async () => {
  const onDone = jest.fn();
  network.answer('moveAuthorization', unreachable, refusal('CHANGED_MEANWHILE'));
  const { getByTestId } = render(<Page onDone={onDone} />);
  const ask = () => press(getByTestId('ask'));
  await ask();
  await press('authorizations.yes.cancel');
  expect(hasFailure()).toBe(true);
  await press('authorizations.no');
  await ask();
  expect(hasFailure()).toBe(false);
  await press('authorizations.yes.cancel');
  expect(onDone.mock.calls).toEqual([['authorization-1', true]]);
});
