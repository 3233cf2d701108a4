import * as secrets from '@/services/secrets';
import { subCodes } from '@/services/subCodes';
import * as uaa from '@/services/uaa';
import { aStore } from './store';

jest.mock('@/services/account');
jest.mock('@/services/secrets');
jest.mock('@/services/uaa');

const { getDomain, login, isCaptchaNeeded } = jest.mocked(uaa);
const { seal, wantsEncryption } = jest.mocked(secrets);
const result = { redirectUrl: null };
const form = { account: 'demo', password: 'in the clear' };

function refuseWith(subCode: string, subMsg: string) {
  login.mockImplementation(async (_query, _body, onFailure) => {
    onFailure({ subCode, subMsg });
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
    const [query, body] = login.mock.calls[0] ?? [];
    expect(query).toEqual({ channelCode: 1 });
    expect(body).toEqual({ userType: 'legal', account: 'demo', password: 'sealed', secretId: 's1' });
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
