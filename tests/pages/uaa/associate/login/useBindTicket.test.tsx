import { act, renderHook } from '@testing-library/react';
import { useBindTicket, usePreselectUserType } from '@/pages/uaa/associate/login/useBindTicket';
import * as guides from '@/services/guides';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';

// The login model, as far as these hooks look at it.
const mockLogin = { userType: 'person' };
const mockSetUserType = jest.fn();
const mockReset = jest.fn();
jest.mock('@/services/guides');
jest.mock('@/services/signIn');
jest.mock('@/models/hooks', () => ({
  useLogin: (select: (state: typeof mockLogin) => unknown) => select(mockLogin),
  useLoginActions: () => ({ setUserType: mockSetUserType, reset: mockReset }),
}));

const { getBindTicket } = jest.mocked(guides);
const { findProviders } = jest.mocked(signIn);
const ticket = { provider: 'cityPass', providerName: 'City Pass', nickname: 'n***' };
const settle = () => act(async () => undefined);

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(mockLogin, { userType: 'person' });
});

test('a ticket that is over by the time it is used is gone, also after the form has left', async () => {
  getBindTicket.mockResolvedValue(ticket);
  const { result } = renderHook(() => useBindTicket('t1'));
  await settle();
  expect(result.current).toMatchObject({ ticket, gone: false });
  act(() => result.current.noteError(new ApiError('refused', { subCode: 'TICKET_UNKNOWN' })));
  expect(result.current).toMatchObject({ ticket: null, gone: true });
  expect(window.sessionStorage.getItem('portal_bind_ticket')).toBeNull();
});

test('any other refusal leaves the form', async () => {
  getBindTicket.mockResolvedValue(ticket);
  const { result } = renderHook(() => useBindTicket('t1'));
  await settle();
  act(() => result.current.noteError(new ApiError('refused', { subCode: 'BAD_CREDENTIALS' })));
  expect(result.current).toMatchObject({ ticket, gone: false });
});

test('a ticket that the server does not know is gone; one it could not be asked about is not', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  getBindTicket.mockRejectedValueOnce(new ApiError('refused', { subCode: 'TICKET_UNKNOWN' }));
  const unknown = renderHook(() => useBindTicket('t1'));
  await settle();
  expect(unknown.result.current).toMatchObject({ ticket: null, gone: true, error: null });
  getBindTicket.mockRejectedValueOnce(new ApiError('network'));
  const unasked = renderHook(() => useBindTicket('t2'));
  await settle();
  expect(unasked.result.current).toMatchObject({ gone: false, error: { kind: 'network' } });
});

describe('the user type', () => {
  const offered = [{ provider: 'govLegal', channelCode: 5, name: 'Gov' }] as never;

  test('is the one the provider is offered to', async () => {
    findProviders.mockResolvedValue(offered);
    renderHook(() => usePreselectUserType('govLegal'));
    await settle();
    expect(mockSetUserType.mock.calls).toEqual([['legal']]);
  });

  test('stays as chosen by hand, however late the answer', async () => {
    let answer: (list: typeof offered) => void = () => undefined;
    findProviders.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { rerender } = renderHook(() => usePreselectUserType('govLegal'));
    for (const userType of ['legal', 'person']) {
      mockLogin.userType = userType;
      rerender();
    }
    await act(async () => answer(offered));
    expect(mockSetUserType).not.toHaveBeenCalled();
  });
});
