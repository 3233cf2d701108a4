import { act, renderHook } from '@testing-library/react';
import { useBindTicket, usePreselectUserType } from '@/pages/uaa/associate/login/useBindTicket';
import * as guides from '@/services/guides';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';

// The part of the login model that these hooks read.
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

test('deletes a ticket that turns out to have expired when it is used', async () => {
  getBindTicket.mockResolvedValue(ticket);
  const { result } = renderHook(() => useBindTicket('t1'));
  await settle();
  expect(result.current).toMatchObject({ ticket, gone: false });
  act(() => result.current.noteError(new ApiError('refused', { subCode: 'TICKET_UNKNOWN' })));
  expect(result.current).toMatchObject({ ticket: null, gone: true });
  expect(window.sessionStorage.getItem('portal_bind_ticket')).toBeNull();
});

test('keeps the form after any other refusal', async () => {
  getBindTicket.mockResolvedValue(ticket);
  const { result } = renderHook(() => useBindTicket('t1'));
  await settle();
  act(() => result.current.noteError(new ApiError('refused', { subCode: 'BAD_CREDENTIALS' })));
  expect(result.current).toMatchObject({ ticket, gone: false });
});

test('treats a ticket as expired if it is unknown to the server, but not after a network error', async () => {
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

  test('is preselected if the provider is offered to legal entities', async () => {
    findProviders.mockResolvedValue(offered);
    renderHook(() => usePreselectUserType('govLegal'));
    await settle();
    expect(mockSetUserType.mock.calls).toEqual([['legal']]);
  });

  test('is not changed by a response that arrives after the user has chosen', async () => {
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
