import { renderHook, waitFor } from '@testing-library/react';
import { useActivation } from '@/pages/uaa/active/useActivation';
import { createFakeNetwork, httpError, refusal } from '../../../support/fakeNetwork';

const network = createFakeNetwork();

const opens = (token: string) => renderHook(() => useActivation({ token, id: '' })).result;
const activation = { userType: 'person' as const, id: '', email: '', expiresAt: '', resendAt: '' };

test('reports an invalid link after a 422, but an error after a 500', async () => {
  network.answer('activate', httpError(422), httpError(500));
  const wrong = opens('x'.repeat(65));
  await waitFor(() => expect(wrong.current.status).toEqual({ state: 'INVALID' }));
  const failing = opens('t');
  await waitFor(() => expect(failing.current.error).toMatchObject({ status: 500 }));
  expect(failing.current.status).toBeNull();
});

test.each([
  ['TOKEN_INVALID', 'activate', { token: 't', id: '' }, 'INVALID'],
  ['REGISTRATION_UNKNOWN', 'activation', { token: '', id: 'r' }, 'UNKNOWN'],
] as const)('converts the refusal %s into a status', async (subCode, call, query, state) => {
  network.answer(call, refusal(subCode));
  const { result } = renderHook(() => useActivation(query));
  await waitFor(() => expect(result.current.status).toEqual({ state }));
});

test('returns the result of the activation after a reload', async () => {
  const before = opens('');
  await waitFor(() => expect(before.current.status).toEqual({ state: 'NOTHING' }));
  network.answer('activate', { ...activation, state: 'ACTIVATED' });
  const followed = opens('t');
  await waitFor(() => expect(followed.current.status).toMatchObject({ state: 'ACTIVATED' }));
  const reloaded = opens('');
  await waitFor(() => expect(reloaded.current.status).toEqual({ state: 'ACTIVATED' }));
});
