import { createFakeNetwork, httpError, refusal, settle } from '../support/fakeNetwork';
import { answerSecret, open } from '../support/openSecret';
import { aStore } from './store';

const network = createFakeNetwork();
const result = { redirectUrl: null };
const form = { account: 'demo', password: 'in the clear' };
const sealed = { password: expect.any(String), secretId: 'key' };

beforeEach(() => {
  answerSecret(network);
  network.answer('captchaNeeded', false);
  network.answer('login', result);
});

const channels = () => network.sent('login').map(({ query }) => query.channelCode);
const signIn = ({ dispatch }: ReturnType<typeof aStore>) => dispatch({ type: 'login/signIn', payload: form });

describe('sign-in with a password', () => {
  it('posts the sealed password for the chosen user type on channel 1', async () => {
    const store = aStore();
    store.dispatch({ type: 'login/setUserType', payload: 'legal' });
    store.dispatch({ type: 'login/setKeep', payload: true });
    expect(await signIn(store)).toEqual(result);
    expect(channels()).toEqual(['1']);
    const [body] = network.bodies('login') as { password: string }[];
    expect(body).toEqual({ userType: 'legal', account: 'demo', ...sealed, keep: true });
    expect(open(body?.password ?? '')).toBe(form.password);
  });

  it('posts a provider account to bind with it on channel 5', async () => {
    const bind = { provider: 'cityPass', ticket: 't1' };
    await aStore().dispatch({ type: 'login/signIn', payload: { ...form, bind } });
    expect(channels()).toEqual(['5']);
    expect(network.bodies('login')).toEqual([{ userType: 'person', account: 'demo', ...sealed, ...bind }]);
  });

  it('throws the refusal for the form and asks whether a captcha is needed now', async () => {
    network.answer('login', refusal('BAD_CREDENTIALS'));
    network.answer('captchaNeeded', true);
    const store = aStore();
    await expect(signIn(store)).rejects.toMatchObject({ subCode: 'BAD_CREDENTIALS' });
    await settle();
    expect(store.state().login.captchaNeeded).toBe(true);
    expect(network.sent('captchaNeeded')).toMatchObject([{ query: { account: 'demo' } }]);
  });

  it.each(['CAPTCHA_REQUIRED', 'BAD_CAPTCHA'] as const)(
    'shows the captcha at once after %s',
    async (name) => {
      network.answer('login', refusal(name));
      const store = aStore();
      await expect(signIn(store)).rejects.toMatchObject({ subCode: name });
      expect(store.state().login.captchaNeeded).toBe(true);
      await settle();
      expect(network.calls).not.toContain('captchaNeeded');
    },
  );

  it('posts again once, with another key, if the server no longer knows the key', async () => {
    network.answer('login', refusal('SECRET_INVALID'), result);
    const key = answerSecret(network);
    network.answer('secret', { ...key, id: 'lost' }, key);
    expect(await signIn(aStore())).toEqual(result);
    expect(channels()).toEqual(['1', '1']);
    expect(network.bodies('login')).toMatchObject([{ secretId: 'lost' }, { secretId: 'key' }]);

    network.answer('login', refusal('SECRET_INVALID'));
    await expect(signIn(aStore())).rejects.toMatchObject({ subCode: 'SECRET_INVALID' });
    expect(channels()).toHaveLength(4);
  });

  it('posts a captcha only once', async () => {
    network.answer('login', refusal('SECRET_INVALID'));
    const payload = { ...form, captcha: 'k7m2' };
    await expect(aStore().dispatch({ type: 'login/signIn', payload })).rejects.toMatchObject({
      subCode: 'SECRET_INVALID',
    });
    expect(network.bodies('login')).toMatchObject([{ captcha: 'k7m2' }]);
  });

  it('posts nothing where the password cannot be sealed, and asks for no captcha', async () => {
    network.answer('secret', httpError(503));
    await expect(signIn(aStore())).rejects.toMatchObject({ kind: 'http', status: 503 });
    await settle();
    expect(network.calls.at(-1)).toBe('secret');
  });

  it('forgets everything on reset', () => {
    const store = aStore();
    store.dispatch({ type: 'login/setUserType', payload: 'legal' });
    store.dispatch({ type: 'login/setCaptchaNeeded', payload: true });
    store.dispatch({ type: 'login/reset' });
    expect(store.state().login).toEqual({ userType: 'person', captchaNeeded: false, keep: false });
  });
});
