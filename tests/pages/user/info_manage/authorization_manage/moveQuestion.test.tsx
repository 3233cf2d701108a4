import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { subCodes } from '@/contract/subCodes';
import { ConfirmActionDialog } from '@/pages/user/info_manage/authorization_manage/components/ConfirmActionDialog';

type AuthorizationRow = import('@/contract').AuthorizationRow;

const mockMove = jest.fn();
jest.mock('@umijs/max', () => jest.requireActual('../../../../support/umiByKey'));
jest.mock('@/services/authorizations', () => ({
  changeAuthorizationState: (...given: unknown[]) => mockMove(...given),
}));
jest.mock('@/utils/notice', () => ({ showNotice: () => undefined }));

const row: AuthorizationRow = {
  id: 'authorization-1',
  direction: 'given',
  party: { name: '测*乙', account: 'ne*****r' },
  matters: ['TAX'],
  start: '2026-01-01',
  end: '2026-01-02',
  state: 'PENDING',
  createdAt: '2026-01-01T00:00:00.000Z',
  decidedAt: null,
  actions: ['cancel'],
};

function Page({ onMoved }: { onMoved: (id: string, changed: boolean) => void }) {
  const [open, setOpen] = useState(true);
  const question = { row, action: 'cancel', matters: 'Taxes', open, onMoved } as const;
  return (
    <>
      <button type="button" data-testid="again" onClick={() => setOpen(true)} />
      <ConfirmActionDialog {...question} onClose={() => setOpen(false)} />
    </>
  );
}

const presses = async (name: string, times = 1) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => {
    for (let press = 0; press < times; press += 1) fireEvent.click(found as HTMLElement);
  });
};
const hasFailure = () => document.querySelector('.ant-modal [role="alert"]') !== null;

beforeEach(() => {
  mockMove.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('twice pressed it is sent once, and the list hears of it once', async () => {
  const onMoved = jest.fn();
  mockMove.mockResolvedValue(row);
  render(<Page onMoved={onMoved} />);
  await presses('authorizations.yes.cancel', 2);
  expect(mockMove).toHaveBeenCalledTimes(1);
  expect(onMoved.mock.calls).toEqual([['authorization-1', false]]);
});

test('closed before the answer came: the list hears of it all the same', async () => {
  const onMoved = jest.fn();
  let answer: (moved: AuthorizationRow) => void = () => undefined;
  mockMove.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(<Page onMoved={onMoved} />);
  await presses('authorizations.yes.cancel');
  await presses('authorizations.no');
  expect(onMoved).not.toHaveBeenCalled();
  await act(async () => answer(row));
  expect(onMoved.mock.calls).toEqual([['authorization-1', false]]);
});

test('what has changed meanwhile is said so; what failed stays until the question is put aside', async () => {
  const onMoved = jest.fn();
  mockMove.mockRejectedValueOnce(new Error('gone'));
  const { getByTestId } = render(<Page onMoved={onMoved} />);
  await presses('authorizations.yes.cancel');
  expect(hasFailure()).toBe(true);
  await presses('authorizations.no');
  await act(async () => {
    fireEvent.click(getByTestId('again'));
  });
  expect(hasFailure()).toBe(false);
  mockMove.mockImplementation(async (_id, _action, onFailure) => {
    onFailure({ code: 40000, data: null, subCode: subCodes.CHANGED_MEANWHILE, subMsg: null });
    return false;
  });
  await presses('authorizations.yes.cancel');
  expect(onMoved.mock.calls).toEqual([['authorization-1', true]]);
});
