import { CODE_REFUSED, subCodes } from '@/contract/subCodes';
import * as secrets from '@/services/secrets';
import * as uaa from '@/services/uaa';
import { aStore } from './store';

jest.mock('@/services/account');
jest.mock('@/services/secrets');
jest.mock('@/services/uaa');

const { getDomain, login, isCaptchaNeeded } = jest.mocked(uaa);
const { sealForRequest: seal, isEncryptionWanted: wantsEncryption } = jest.mocked(secrets);
const result = { redirectUrl: null };
const form = { account: 'demo', password: 'in the clear' };

function refuseWith(subCode: string, subMsg: string) {
  login.mockImplementation(async (_channel, _body, onFailure) => {
    onFailure({ code: CODE_REFUSED, data: null, subCode, subMsg });
    return false;
  });
}

beforeEach(() => {
  jest.resetAllMocks();
  getDomain.mockResolvedValue({ enableVerifySecret: '1', siteName: '', redirectHosts: [] });
  wantsEncryption.mockResolvedValue(true);
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
    expect(await signIn(store)).toEqual(result);
    const [channel, body] = login.mock.calls[0] ?? [];
    expect(channel).toBe(1);
    expect(body).toEqual({ userType: 'legal', account: 'demo', password: 'sealed', secretId: 's1' });
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

  it('keeps the refusal for the form and asks whether a captcha is needed now', async () => {
    refuseWith(subCodes.BAD_CREDENTIALS, 'wrong');
    isCaptchaNeeded.mockResolvedValue(true);
    const store = aStore();
    expect(await signIn(store)).toBe(false);
    await Promise.resolve();
    expect(store.state().login).toMatchObject({
      failure: { subCode: 'BAD_CREDENTIALS', text: 'wrong' },
      captchaNeeded: true,
    });
    expect(isCaptchaNeeded).toHaveBeenCalledWith('demo');
  });

  it.each(['CAPTCHA_REQUIRED', 'BAD_CAPTCHA'] as const)(
    'shows the captcha at once after %s',
    async (name) => {
      refuseWith(subCodes[name], 'captcha');
      const store = aStore();
      await signIn(store);
      expect(store.state().login.captchaNeeded).toBe(true);
      expect(isCaptchaNeeded).not.toHaveBeenCalled();
    },
  );

  it('posts nothing while the domain is unknown', async () => {
    getDomain.mockResolvedValue(false);
    expect(await signIn(aStore())).toBe(false);
    expect(login).not.toHaveBeenCalled();
  });

  it('forgets the refusal when the user type changes, and everything on reset', async () => {
    refuseWith(subCodes.LOCKED, 'locked');
    const store = aStore();
    await signIn(store);
    store.dispatch({ type: 'login/setUserType', payload: 'legal' });
    expect(store.state().login).toMatchObject({ userType: 'legal', failure: null });
    store.dispatch({ type: 'login/reset' });
    expect(store.state().login).toEqual({ userType: 'person', captchaNeeded: false, failure: null });
  });
});
