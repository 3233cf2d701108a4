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

test('shows the account besides the name, which several handlers can share', async () => {
  render(<OpenDialog action={{ row: makeHandler({ account: 'de*o' }), action: 'end' }} />);
  await act(async () => undefined);
  expect(screen.getByRole('dialog').querySelector('.ant-modal-title')?.textContent).toContain('测*丙 de*o');
});
