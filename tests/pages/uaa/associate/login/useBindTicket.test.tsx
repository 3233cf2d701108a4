import { act, renderHook } from '@testing-library/react';
import { useLogin, useLoginActions } from '@/models/hooks';
import { bindTicket, useBindTicket, usePreselectUserType } from '@/pages/uaa/associate/login/useBindTicket';
import { ApiError } from '@/utils/http/ApiError';
import { createFakeNetwork, httpError, refusal, settle } from '../../../../support/fakeNetwork';
import { PageAt } from '../../../../support/pageAt';

const network = createFakeNetwork();
const ticket = { provider: 'cityPass', providerName: 'City Pass', nickname: 'n***' };
const opens = (token: string) => renderHook(() => useBindTicket(token), { wrapper: PageAt });

beforeEach(() => {
  network.answer('bindTicket', ticket);
});

test('deletes a ticket that turns out to have expired when it is used', async () => {
  bindTicket.read(new URLSearchParams({ bind: 't1' }));
  const { result } = opens('t1');
  await settle();
  expect(result.current).toMatchObject({ data: ticket, end: null });
  act(() => void result.current.handleError(new ApiError('refused', { subCode: 'TICKET_UNKNOWN' })));
  expect(result.current.end).toBe('gone');
  expect(bindTicket.read(new URLSearchParams())).toBe('');
});

test('keeps the form after any other refusal', async () => {
  const { result } = opens('t1');
  await settle();
  act(() => void result.current.handleError(new ApiError('refused', { subCode: 'BAD_CREDENTIALS' })));
  expect(result.current).toMatchObject({ data: ticket, end: null });
});

test('treats a ticket as expired if it is unknown to the server, but not after a network error', async () => {
  network.answer('bindTicket', refusal('TICKET_UNKNOWN'), httpError(503));
  const unknown = opens('t1');
  await settle();
  expect(unknown.result.current).toMatchObject({ data: null, end: 'gone', error: null });
  const failed = opens('t2');
  await settle();
  expect(failed.result.current).toMatchObject({ end: null, error: { status: 503 } });
});

test('keeps the ticket after a refusal for another reason', async () => {
  bindTicket.read(new URLSearchParams({ bind: 't1' }));
  network.answer('bindTicket', refusal('TOO_MANY'));
  const { result } = opens('t1');
  await settle();
  expect(result.current).toMatchObject({ end: null, error: { subCode: 'TOO_MANY' } });
  expect(bindTicket.read(new URLSearchParams())).toBe('t1');
});

describe('the user type', () => {
  const offered = [{ provider: 'govLegal', channelCode: 5 as const, name: 'Gov' }];
  const chooses = () =>
    renderHook(
      () => {
        usePreselectUserType('govLegal');
        return { userType: useLogin(({ userType }) => userType), ...useLoginActions() };
      },
      { wrapper: PageAt },
    );

  test('is preselected if the provider is offered to legal entities', async () => {
    network.answer('findWithUserType', offered);
    const { result } = chooses();
    await settle();
    expect(network.sent('findWithUserType')).toMatchObject([{ query: { userType: 'legal' } }]);
    expect(result.current.userType).toBe('legal');
  });

  test('is not changed by a response that arrives after the user has chosen', async () => {
    let answer: (list: typeof offered) => void = () => undefined;
    network.answer('findWithUserType', () => new Promise((resolve) => (answer = resolve)));
    const { result } = chooses();
    await settle();
    for (const userType of ['legal', 'person'] as const) act(() => void result.current.setUserType(userType));
    answer(offered);
    await settle();
    expect(result.current.userType).toBe('person');
  });
});
