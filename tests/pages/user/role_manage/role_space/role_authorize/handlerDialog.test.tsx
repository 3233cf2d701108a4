import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useActionDialog } from '@/components/Dialog/useActionDialog';
import { HandlerDialog } from '@/pages/user/role_manage/role_space/role_authorize/components/HandlerDialog';
import { makeHandler, makeRole } from '../../../../../support/company';

type AskedHandlerMove =
  import('@/pages/user/role_manage/role_space/role_authorize/components/HandlerDialog').AskedHandlerMove;

jest.mock('@/services/handlers', () => ({ changeHandlerState: jest.fn() }));
jest.mock('@/utils/notice', () => ({ showNotice: () => undefined }));

function Asking({ asked }: { asked: AskedHandlerMove }) {
  const question = useActionDialog<AskedHandlerMove>(() => undefined);
  const { ask } = question.dialog;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as a press would
  useEffect(() => ask(asked), []);
  return <HandlerDialog role={makeRole()} {...question} />;
}

const opens = async (row: AskedHandlerMove['row']) => {
  render(<Asking asked={{ row, action: 'end' }} />);
  await act(async () => undefined);
  return screen.getByRole('dialog');
};

test('it asks about one person, though others are called the same', async () => {
  const dialog = await opens(makeHandler({ account: 'de*o' }));
  expect(dialog.querySelector('.ant-modal-title')?.textContent).toContain('测*丙 de*o');
});

test('it counts no authorizations: those that wait end as well', async () => {
  const dialog = await opens(makeHandler({ authorizations: 1 }));
  expect(dialog.textContent).toContain('including any they haven’t accepted yet');
  expect(dialog.textContent).not.toContain('(1)');
});
