import { CHALLENGE_LIFETIME, MINUTE } from '@/constants';
import { chooseAssertion, offerInAutofill, signInWithPasskey } from '@/services/passkeyBrowser';
import { createFakeNetwork, httpError, refusal } from '../support/fakeNetwork';

const network = createFakeNetwork();

const bytes = new Uint8Array([1]).buffer;
const credential = {
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

/** Answers the requests of the page in turn; the last answer stays. */
let get: jest.Mock;
const signalUnknownCredential = jest.fn();

/** Waits, as the browser does, until the page stops it. */
const waits = ({ signal }: CredentialRequestOptions) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  get = jest.fn();
  Object.assign(navigator, { credentials: { get } });
  Object.assign(window, {
    PublicKeyCredential: Object.assign(jest.fn(), {
      isConditionalMediationAvailable: async () => true,
      signalUnknownCredential: signalUnknownCredential.mockResolvedValue(undefined),
    }),
  });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  network.answer('passkeyChallenge', () => ({
    challenge: `c${network.calls.length}`,
    rpId: 'localhost',
    timeout: CHALLENGE_LIFETIME,
    userVerification: 'required' as const,
  }));
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

describe('choosing a passkey', () => {
  it.each([
    ['NotAllowedError', 'passkeys.problem.cancelled'],
    ['AbortError', 'passkeys.problem.cancelled'],
    ['InvalidStateError', 'passkeys.problem.exists'],
    ['NotSupportedError', 'passkeys.problem.incapable'],
    ['ConstraintError', 'passkeys.problem.incapable'],
    ['SecurityError', 'passkeys.problem.refused'],
    ['UnknownError', undefined],
  ])('explains %s', async (name, messageId) => {
    get.mockRejectedValue(new DOMException('no', name));
    const chosen = chooseAssertion().catch((error) => error);
    await turns();
    expect(await chosen).toMatchObject({ kind: 'unexpected', messageId });
  });

  it('explains a browser without passkeys', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    const chosen = chooseAssertion().catch((error) => error);
    await turns();
    expect(await chosen).toMatchObject({ messageId: 'passkeys.unsupported' });
    expect(get).not.toHaveBeenCalled();
  });

  it.each(['PASSKEY_UNKNOWN', 'PASSKEY_COPIED'] as const)(
    'tells the browser that a passkey no longer works: %s',
    async (name) => {
      get.mockResolvedValue(credential);
      network.answer('login', refusal(name));
      const signedIn = signInWithPasskey().catch((error) => error);
      await turns();
      expect(await signedIn).toMatchObject({ subCode: name });
      expect(signalUnknownCredential).toHaveBeenLastCalledWith({ rpId: 'localhost', credentialId: 'AQ' });
    },
  );

  it('does not tell it after another refusal', async () => {
    signalUnknownCredential.mockClear();
    get.mockResolvedValue(credential);
    network.answer('login', refusal('CHALLENGE_EXPIRED'));
    const signedIn = signInWithPasskey().catch((error) => error);
    await turns();
    expect(await signedIn).toMatchObject({ subCode: 'CHALLENGE_EXPIRED' });
    expect(signalUnknownCredential).not.toHaveBeenCalled();
  });
});

describe('passkeys in the autofill', () => {
  it('calls back with the choice, and asks no more', async () => {
    get.mockResolvedValueOnce(credential).mockImplementation(waits);
    const onChosen = jest.fn();
    offerInAutofill(onChosen);
    await turns();
    expect(onChosen).toHaveBeenCalledTimes(1);
    expect(onChosen).toHaveBeenCalledWith(expect.objectContaining({ id: 'AQ' }));
    expect(get).toHaveBeenCalledTimes(1);
    expect(get.mock.calls[0][0]).toMatchObject({ mediation: 'conditional' });
  });

  it('takes a new challenge before the last one ends', async () => {
    get.mockImplementation(waits);
    const stop = offerInAutofill(() => undefined);
    await turns();
    await jest.advanceTimersByTimeAsync(CHALLENGE_LIFETIME - MINUTE);
    await turns();
    expect(get).toHaveBeenCalledTimes(2);
    expect(network.calls).toEqual(['passkeyChallenge', 'passkeyChallenge']);
    stop();
    await turns();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops for good when it is told to, also while it waits for a challenge', async () => {
    get.mockImplementation(waits);
    const stop = offerInAutofill(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    stop();
    await turns();
    expect(get).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser cannot', () => Promise.resolve(false)],
    ['there is no challenge', () => Promise.resolve(true)],
  ])('asks for nothing and shows nothing if %s', async (_, isAvailable) => {
    Object.assign(window.PublicKeyCredential, { isConditionalMediationAvailable: isAvailable });
    network.answer('passkeyChallenge', httpError(500));
    offerInAutofill(() => undefined);
    await turns();
    expect(get).not.toHaveBeenCalled();
    expect(network.notices).toEqual([]);
  });
});
