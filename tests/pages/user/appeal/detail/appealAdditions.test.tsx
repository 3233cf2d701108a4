import { fireEvent, render, screen } from '@testing-library/react';
import { AppealAdditions } from '@/pages/user/appeal/detail/components/AppealAdditions';

type AppealDetail = import('@/contract').AppealDetail;

const mockAfterAdd = jest.fn();
const mockGo = jest.fn();
jest.mock('@umijs/max', () => jest.requireActual('../../../../support/umiByKey'));
jest.mock('@/models/hooks', () => ({ useFrontTableActions: () => ({ afterAdd: mockAfterAdd }) }));
jest.mock('@/services/appeal', () => ({}));
jest.mock('@/utils/routing/redirect', () => ({ goTo: (path: string) => mockGo(path) }));
jest.mock('@/pages/user/appeal/detail/components/AppealAdditionForm', () => ({
  AppealAdditionForm: ({ onDone }: { onDone: (made: object) => void }) => (
    <button type="button" onClick={() => onDone({ id: 'made' })}>
      send
    </button>
  ),
}));
const rest = { onDone: jest.fn(), onOutdated: jest.fn() };
const appeal = (...actions: AppealDetail['actions']) => ({ id: 'first', actions }) as AppealDetail;

test('focuses the heading of the form for another appeal, and adds the new appeal to the list', () => {
  const { rerender } = render(<AppealAdditions appeal={appeal('again')} again={false} {...rest} />);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<AppealAdditions appeal={appeal('again')} again {...rest} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'appeal.again' }));
  expect(mockAfterAdd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('send'));
  expect(mockAfterAdd).toHaveBeenCalledTimes(1);
  expect(mockGo).toHaveBeenCalledWith('/user/appeal/detail?id=made');
});

test('does not add a supplement of an appeal to the list', () => {
  mockAfterAdd.mockClear();
  render(<AppealAdditions appeal={appeal('supplement')} again={false} {...rest} />);
  fireEvent.click(screen.getByText('send'));
  expect(rest.onDone).toHaveBeenCalledWith({ id: 'made' });
  expect(mockAfterAdd).not.toHaveBeenCalled();
});
