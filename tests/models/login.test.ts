import * as secrets from '@/services/secrets';
import * as signInCalls from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';
import { aStore } from './store';

jest.mock('@/services/notices');
jest.mock('@/services/secrets');
jest.mock('@/services/signIn');

const { login, isCaptchaNeeded } = jest.mocked(signInCalls);
const { sealForRequest: seal } = jest.mocked(secrets);
const result = { redirectUrl: null };
const form = { account: 'demo', password: 'in the clear' };

const refuseWith = (subCode: import('@/contract/subCodes').SubCodeName) =>
  login.mockRejectedValue(new ApiError('refused', { subCode }));

beforeEach(() => {
  jest.resetAllMocks();
  seal.mockResolvedValue({ values: ['sealed'], secretId: 's1' });
  isCaptchaNeeded.mockResolvedValue(false);
});

const signIn = ({
  dispatch,
}: {
  dispatch: (action: { type: string; payload?: unknown }) => Promise<unknown>;
}) => dispatch({ type: 'login/signIn', payload: form });

describe('sign-in with a password', () => {
  it('posts the sealed password for the chosen user type on channel 1', async () => {
    login.mockResolvedValue(result);
    const store = aStore();
    store.dispatch({ type: 'login/setUserType', payload: 'legal' });
    store.dispatch({ type: 'login/setKeep', payload: true });
    expect(await signIn(store)).toEqual(result);
    const [channel, body] = login.mock.calls[0] ?? [];
    expect(channel).toBe(1);
    expect(body).toEqual({
      userType: 'legal',
      account: 'demo',
      password: 'sealed',
      secretId: 's1',
      keep: true,
    });
  });

  it('posts a provider account to bind with it on channel 5', async () => {
    login.mockResolvedValue(result);
    const bind = { provider: 'cityPass', ticket: 't1' };
    await aStore().dispatch({ type: 'login/signIn', payload: { ...form, bind } });
    const [channel, body] = login.mock.calls[0] ?? [];
    expect(channel).toBe(5);
    expect(body).toEqual({
      userType: 'person',
      account: 'demo',
      password: 'sealed',
      secretId: 's1',
      ...bind,
    });
  });

  it('throws the refusal for the form and asks whether a captcha is needed now', async () => {
    refuseWith('BAD_CREDENTIALS');
    isCaptchaNeeded.mockResolvedValue(true);
    const store = aStore();
    await expect(signIn(store)).rejects.toMatchObject({ subCode: 'BAD_CREDENTIALS' });
    await Promise.resolve();
    expect(store.state().login.captchaNeeded).toBe(true);
    expect(isCaptchaNeeded).toHaveBeenCalledWith('demo');
  });

  it.each(['CAPTCHA_REQUIRED', 'BAD_CAPTCHA'] as const)(
    'shows the captcha at once after %s',
    async (name) => {
      refuseWith(name);
      const store = aStore();
      await expect(signIn(store)).rejects.toMatchObject({ subCode: name });
      expect(store.state().login.captchaNeeded).toBe(true);
      expect(isCaptchaNeeded).not.toHaveBeenCalled();
    },
  );

  it('posts again once, with another key, if the server no longer knows the key', async () => {
    login.mockRejectedValueOnce(new ApiError('refused', { subCode: 'SECRET_INVALID' }));
    login.mockResolvedValueOnce(result);
    seal.mockResolvedValueOnce({ values: ['sealed'], secretId: 'lost' });
    expect(await signIn(aStore())).toEqual(result);
    expect(login.mock.calls).toMatchObject([
      [1, { secretId: 'lost' }],
      [1, { secretId: 's1' }],
    ]);

    refuseWith('SECRET_INVALID');
    await expect(signIn(aStore())).rejects.toMatchObject({ subCode: 'SECRET_INVALID' });
    expect(login).toHaveBeenCalledTimes(4);
  });

  it('posts a captcha only once', async () => {
    refuseWith('SECRET_INVALID');
    const payload = { ...form, captcha: 'k7m2' };
    await expect(aStore().dispatch({ type: 'login/signIn', payload })).rejects.toMatchObject({
      subCode: 'SECRET_INVALID',
    });
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('posts nothing where the password cannot be sealed, and asks for no captcha', async () => {
    seal.mockRejectedValue(new ApiError('network'));
    await expect(signIn(aStore())).rejects.toMatchObject({ kind: 'network' });
    expect(login).not.toHaveBeenCalled();
    expect(isCaptchaNeeded).not.toHaveBeenCalled();
  });

  it('forgets everything on reset', () => {
    const store = aStore();
    store.dispatch({ type: 'login/setUserType', payload: 'legal' });
    store.dispatch({ type: 'login/setCaptchaNeeded', payload: true });
    store.dispatch({ type: 'login/reset' });
    expect(store.state().login).toEqual({ userType: 'person', captchaNeeded: false, keep: false });
  });
});
