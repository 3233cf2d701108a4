import { createFakeNetwork, httpError, refusal, settle } from '../support/fakes/fakeNetwork';
import { answerSecret, open } from '../support/fakes/openSecret';
import { makeStore } from './store';

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
const signIn = ({ dispatch }: ReturnType<typeof makeStore>) =>
  dispatch({ type: 'login/signIn', payload: form });

describe('sign-in with a password', () => {
  it('posts the sealed password for the chosen user type on channel 1', async () => {
    const store = makeStore();
    store.dispatch({ type: 'login/setUserType', payload: 'legal' });
    store.dispatch({ type: 'login/setStaySignedIn', payload: true });
    expect(await signIn(store)).toEqual(result);
    expect(channels()).toEqual(['1']);
    const [body] = network.bodies('login') as { password: string }[];
    expect(body).toEqual({ userType: 'legal', account: 'demo', ...sealed, keep: true });
    expect(open(body?.password ?? '')).toBe(form.password);
  });

  it('posts a provider account to bind with it on channel 5', async () => {
    const bind = { provider: 'cityPass', ticket: 't1' };
    await makeStore().dispatch({ type: 'login/signIn', payload: { ...form, bind } });
    expect(channels()).toEqual(['5']);
    expect(network.bodies('login')).toEqual([{ userType: 'person', account: 'demo', ...sealed, ...bind }]);
  });

  it('throws the refusal, and requests whether a captcha is required', async () => {
    network.answer('login', refusal('BAD_CREDENTIALS'));
    network.answer('captchaNeeded', true);
    const store = makeStore();
    await expect(signIn(store)).rejects.toMatchObject({ subCode: 'BAD_CREDENTIALS' });
    await settle();
    expect(store.state().login.captchaNeeded).toBe(true);
    expect(network.sent('captchaNeeded')).toMatchObject([{ query: { account: 'demo' } }]);
  });

  it.each(['CAPTCHA_REQUIRED', 'BAD_CAPTCHA'] as const)(
    'requires the captcha immediately after %s',
    async (name) => {
      network.answer('login', refusal(name));
      const store = makeStore();
      await expect(signIn(store)).rejects.toMatchObject({ subCode: name });
      expect(store.state().login.captchaNeeded).toBe(true);
      await settle();
      expect(network.calls).not.toContain('captchaNeeded');
    },
  );

  it('posts again once, with another key, if the key is unknown to the server', async () => {
    network.answer('login', refusal('SECRET_INVALID'), result);
    const key = answerSecret(network);
    network.answer('secret', { ...key, id: 'lost' }, key);
    expect(await signIn(makeStore())).toEqual(result);
    expect(channels()).toEqual(['1', '1']);
    expect(network.bodies('login')).toMatchObject([{ secretId: 'lost' }, { secretId: 'key' }]);

    network.answer('login', refusal('SECRET_INVALID'));
    await expect(signIn(makeStore())).rejects.toMatchObject({ subCode: 'SECRET_INVALID' });
    expect(channels()).toHaveLength(4);
  });

  it('posts a captcha only once', async () => {
    network.answer('login', refusal('SECRET_INVALID'));
    const payload = { ...form, captcha: 'k7m2' };
    await expect(makeStore().dispatch({ type: 'login/signIn', payload })).rejects.toMatchObject({
      subCode: 'SECRET_INVALID',
    });
    expect(network.bodies('login')).toMatchObject([{ captcha: 'k7m2' }]);
  });

  it('sends no sign-in if the password cannot be sealed, and no request about the captcha', async () => {
    network.answer('secret', httpError(503));
    await expect(signIn(makeStore())).rejects.toMatchObject({ kind: 'http', status: 503 });
    await settle();
    expect(network.calls.at(-1)).toBe('secret');
  });

  it('restores the initial state on reset', () => {
    const store = makeStore();
    store.dispatch({ type: 'login/setUserType', payload: 'legal' });
    store.dispatch({ type: 'login/setCaptchaNeeded', payload: true });
    store.dispatch({ type: 'login/reset' });
    expect(store.state().login).toEqual({ userType: 'person', captchaNeeded: false, keep: false });
  });
});
