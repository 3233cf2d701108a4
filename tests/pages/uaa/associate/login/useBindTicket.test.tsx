import { act, renderHook } from '@testing-library/react';
import { useBindTicket, usePreselectUserType } from '@/pages/uaa/associate/login/useBindTicket';
import * as uaa from '@/services/uaa';

// The login model, as far as these hooks look at it.
const mockLogin = { userType: 'person', failure: null as object | null };
const mockSetUserType = jest.fn();
const mockReset = jest.fn();
jest.mock('@/services/uaa');
jest.mock('@/models/hooks', () => ({
  useLogin: (select: (state: typeof mockLogin) => unknown) => select(mockLogin),
  useLoginActions: () => ({ setUserType: mockSetUserType, reset: mockReset }),
}));

const { findProviders, getBindTicket } = jest.mocked(uaa);
const ticket = { provider: 'cityPass', providerName: 'City Pass', nickname: 'n***' };
const settle = () => act(async () => undefined);

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(mockLogin, { userType: 'person', failure: null });
});

test('a ticket that is over by the time it is used is gone, also after the form has left', async () => {
  getBindTicket.mockResolvedValue(ticket);
  const { result, rerender } = renderHook(() => useBindTicket('t1'));
  await settle();
  expect(result.current).toMatchObject({ ticket, gone: false });
  mockLogin.failure = { subCode: 'TICKET_UNKNOWN', text: '' };
  rerender();
  mockLogin.failure = null;
  rerender();
  expect(result.current).toMatchObject({ ticket: null, gone: true });
  expect(window.sessionStorage.getItem('portal_bind_ticket')).toBeNull();
});

test('any other refusal leaves the form', async () => {
  getBindTicket.mockResolvedValue(ticket);
  const { result, rerender } = renderHook(() => useBindTicket('t1'));
  await settle();
  mockLogin.failure = { subCode: 'BAD_CREDENTIALS', text: '' };
  rerender();
  expect(result.current).toMatchObject({ ticket, gone: false });
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
