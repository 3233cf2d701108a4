import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { HandlerDialog } from '@/pages/user/role_manage/role_space/role_authorize/components/HandlerDialog';
import { makeHandler, makeRole } from '../../../../../support/builders/company';

type UnconfirmedHandlerAction =
  import('@/pages/user/role_manage/role_space/role_authorize/components/HandlerDialog').UnconfirmedHandlerAction;

function OpenDialog({ action }: { action: UnconfirmedHandlerAction }) {
  const question = useActionDialog<UnconfirmedHandlerAction>(() => undefined);
  const { ask } = question.dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, like a click
  useEffect(() => ask(action), []);
  return <HandlerDialog role={makeRole()} {...question} />;
}

const openDialog = async (row: UnconfirmedHandlerAction['row']) => {
  render(<OpenDialog action={{ row, action: 'end' }} />);
  await act(async () => undefined);
  return screen.getByRole('dialog');
};

test('shows the account besides the name, which several handlers can share', async () => {
  const dialog = await openDialog(makeHandler({ account: 'de*o' }));
  expect(dialog.querySelector('.ant-modal-title')?.textContent).toContain('测*丙 de*o');
});

test('states that pending authorizations end as well, and shows no number', async () => {
  const dialog = await openDialog(makeHandler({ authorizations: 1 }));
  expect(dialog.textContent).toContain('including any they haven’t accepted yet');
  expect(dialog.textContent).not.toContain('(1)');
});
