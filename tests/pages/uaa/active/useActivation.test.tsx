import { renderHook, waitFor } from '@testing-library/react';
import { useActivation } from '@/pages/uaa/active/useActivation';
import { activate } from '@/services/registration';
import { HttpError } from '@/utils/http/httpErrors';

jest.mock('@/services/registration', () => ({ activate: jest.fn(), getActivation: jest.fn() }));

const opens = (token: string) => renderHook(() => useActivation({ token, id: '' })).result;
const activation = { id: '', email: '', expiresAt: '', resendAt: '' };

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('what cannot be a token is an invalid link; a failing server is none', async () => {
  const answers = (status: number) =>
    jest
      .mocked(activate)
      .mockRejectedValue(new HttpError({ status, headers: { get: () => null } } as unknown as Response, {}));
  answers(422);
  const wrong = opens('x'.repeat(65));
  await waitFor(() => expect(wrong.current.standing).toEqual({ state: 'INVALID' }));
  answers(500);
  const failing = opens('t');
  await waitFor(() => expect(failing.current.failed).toBe(true));
  expect(failing.current.standing).toBeNull();
});

test('a reload finds what the link came to', async () => {
  const before = opens('');
  await waitFor(() => expect(before.current.standing).toEqual({ state: 'NOTHING' }));
  jest.mocked(activate).mockResolvedValue({ ...activation, state: 'ACTIVATED' });
  const followed = opens('t');
  await waitFor(() => expect(followed.current.standing).toMatchObject({ state: 'ACTIVATED' }));
  const reloaded = opens('');
  await waitFor(() => expect(reloaded.current.standing).toEqual({ state: 'ACTIVATED' }));
});
