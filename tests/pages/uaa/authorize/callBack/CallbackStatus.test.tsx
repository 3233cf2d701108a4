import { act, fireEvent, render, screen } from '@testing-library/react';
import { REDIRECT_SLOW_AFTER } from '@/constants';
import { CallbackStatus } from '@/pages/uaa/authorize/callBack/components/CallbackStatus';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';
import * as loginReferer from '@/utils/routing/loginReferer';

const mockAgain = jest.fn();
jest.mock('@/services/signIn');
jest.mock('@umijs/max', () => jest.requireActual('../../../../support/umiByKey'));
jest.mock('@/components/Frame/StandalonePage', () => ({
  StandalonePage: ({ children }: { children: never }) => children,
}));
jest.mock('@/utils/routing/loginReferer', () => ({ readLoginReferer: () => '/', returnToSignIn: jest.fn() }));
jest.mock('@/features/signIn/useCompleteSignIn', () => ({ useCompleteSignIn: () => () => undefined }));
jest.mock('@/pages/uaa/authorize/callBack/useRestartSignIn', () => ({
  useRestartSignIn: () => ({ startAgain: mockAgain, starting: false, refused: '' }),
}));

const { login } = jest.mocked(signIn);
const returned = { provider: 'cityPass', grant: { code: 'c1', state: 's1' } };
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => jest.useRealTimers());

test('offers other actions during a slow request and does not send the code twice', () => {
  jest.useFakeTimers();
  login.mockReturnValue(new Promise(() => undefined));
  render(<CallbackStatus returned={returned} />);
  expect(screen.getByRole('status').textContent).toBe('associate.finishing');
  expect(names()).toEqual([]);
  act(() => jest.advanceTimersByTime(REDIRECT_SLOW_AFTER));
  expect(names()).toEqual(['associate.again', 'associate.back']);
  fireEvent.click(screen.getByRole('button', { name: 'associate.again' }));
  fireEvent.click(screen.getByRole('button', { name: 'associate.back' }));
  expect(mockAgain).toHaveBeenCalledWith('cityPass');
  expect(loginReferer.returnToSignIn).toHaveBeenCalled();
  expect(login).toHaveBeenCalledTimes(1);
});

test('shows the message of a refusal once', async () => {
  login.mockRejectedValue(new ApiError('refused', { subCode: 'PROVIDER_STATE', text: 'no such state' }));
  render(<CallbackStatus returned={returned} />);
  await act(async () => undefined);
  expect(screen.getAllByText('no such state')).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(names()).toEqual(['associate.again', 'associate.back']);
});
