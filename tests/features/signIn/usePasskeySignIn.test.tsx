import { act, renderHook } from '@testing-library/react';
import { usePasskeySignIn } from '@/features/signIn/usePasskeySignIn';
import * as browser from '@/services/passkeyBrowser';
import { ApiError } from '@/utils/http/ApiError';

const mockComplete = jest.fn();
jest.mock('@/services/passkeyBrowser');
jest.mock('@/features/signIn/useCompleteSignIn', () => ({ useCompleteSignIn: () => mockComplete }));
jest.mock('@/utils/i18n/locale', () => ({ loadAllMessages: async () => undefined }));

const { offerInAutofill, signInWithPasskey } = jest.mocked(browser);
const stop = jest.fn();
const result = { redirectUrl: null };

/** Lets an idle browser load what is loaded later. */
const idle = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)));
const render = (autofill = true) =>
  renderHook(({ autofill }) => usePasskeySignIn({ referer: '/', autofill, keep: false }), {
    initialProps: { autofill },
  });

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  offerInAutofill.mockReturnValue(stop);
  signInWithPasskey.mockResolvedValue(result);
  Object.assign(window, { PublicKeyCredential: jest.fn() });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

it('offers passkeys in the autofill of an idle page, until it is left', async () => {
  const { unmount } = render();
  expect(offerInAutofill).not.toHaveBeenCalled();
  await idle();
  expect(offerInAutofill).toHaveBeenCalledTimes(1);
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('offers none on another channel, in a browser without passkeys, and where data is saved', async () => {
  render(false);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  render();
  await idle();
  expect(offerInAutofill).not.toHaveBeenCalled();
});

it('signs in with the choice of the autofill, and offers nothing afterwards', async () => {
  render();
  await idle();
  const chosen = { rpId: 'localhost' } as never;
  await act(async () => offerInAutofill.mock.calls[0]?.[0](chosen));
  await idle();
  expect(signInWithPasskey).toHaveBeenCalledWith(false, chosen);
  expect(mockComplete).toHaveBeenCalledWith(result);
  expect(offerInAutofill).toHaveBeenCalledTimes(1);
  expect(stop).toHaveBeenCalledTimes(1);
});

it('stops the autofill while the button asks, and offers passkeys again after a failure', async () => {
  let fail: (error: Error) => void = () => undefined;
  signInWithPasskey.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const { result } = render();
  await idle();
  act(() => void result.current.start());
  await idle();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(result.current.running).toBe(true);
  fail(new ApiError('unexpected', { messageId: 'passkeys.problem.cancelled' }));
  await idle();
  await idle();
  expect(result.current.error).toMatchObject({ messageId: 'passkeys.problem.cancelled' });
  expect(offerInAutofill).toHaveBeenCalledTimes(2);
  expect(mockComplete).not.toHaveBeenCalled();
});
