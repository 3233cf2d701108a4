/** @jest-environment jsdom */
import { WebAuthnAbortService } from '@simplewebauthn/browser';
import { MINUTE, PASSKEY_TIMEOUT, SECOND } from '@/constants';
import { createPasskey, offerInAutofill, presentPasskey, signInWithPasskey } from '@/services/passkeyBrowser';
import { ApiError } from '@/utils/http/ApiError';
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
const send = jest.fn();
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
  get = jest.fn();
  send.mockReset();
  signalUnknownCredential.mockClear();
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
    rpId: 'example.com',
    timeout: PASSKEY_TIMEOUT,
    userVerification: 'required' as const,
    allowCredentials: [],
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
    const chosen = presentPasskey(send).catch((error) => error);
    await turns();
    expect(await chosen).toMatchObject({ kind: 'unexpected', messageId });
  });

  it('explains a browser without passkeys', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    const chosen = presentPasskey(send).catch((error) => error);
    await turns();
    expect(await chosen).toMatchObject({ messageId: 'passkeys.unsupported' });
    expect(get).not.toHaveBeenCalled();
  });

  it('tells the browser that the server does not know a passkey, under the RP ID of the challenge', async () => {
    get.mockResolvedValue(credential);
    network.answer('login', refusal('PASSKEY_UNKNOWN'));
    const signedIn = signInWithPasskey(false).catch((error) => error);
    await turns();
    expect(await signedIn).toMatchObject({ subCode: 'PASSKEY_UNKNOWN' });
    expect(signalUnknownCredential).toHaveBeenCalledWith({ rpId: 'example.com', credentialId: 'AQ' });
  });

  // The owner of a copied passkey may still need it.
  it.each(['CHALLENGE_EXPIRED', 'PASSKEY_COPIED', 'PASSKEY_INVALID'] as const)(
    'does not tell it after %s',
    async (name) => {
      get.mockResolvedValue(credential);
      network.answer('login', refusal(name));
      const signedIn = signInWithPasskey(false).catch((error) => error);
      await turns();
      expect(await signedIn).toMatchObject({ subCode: name });
      expect(signalUnknownCredential).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['it waits for a challenge', 0],
    ['the dialog is open', 20],
  ])('closes the dialog and sends nothing if it is stopped while %s', async (_, passed) => {
    get.mockImplementation(waits);
    const leaving = new AbortController();
    const chosen = presentPasskey(send, { signal: leaving.signal }).catch((error) => error);
    for (let turn = 0; turn < passed; turn += 1) await jest.advanceTimersByTimeAsync(0);
    leaving.abort();
    await turns();
    expect(await chosen).toBeInstanceOf(ApiError);
    expect(get).toHaveBeenCalledTimes(passed ? 1 : 0);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a passkey that the browser creates by itself', () => {
  const options: import('@/contract').PasskeyCreationOptions = {
    rp: { id: 'example.com', name: 'Portal' },
    user: { id: 'AAAA', name: 'demo', displayName: 'demo' },
    challenge: 'BBBB',
    timeout: PASSKEY_TIMEOUT,
    pubKeyCredParams: [],
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'preferred',
    },
    attestation: 'none',
  };

  it.each([
    [true, 'conditional'],
    [false, undefined],
  ])('is created without a dialog if asked for: %s', async (upgrade, mediation) => {
    const create = jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    Object.assign(navigator, { credentials: { create } });
    await expect(createPasskey(options, { upgrade })).rejects.toMatchObject({ kind: 'unexpected' });
    expect(create.mock.calls[0][0].mediation).toBe(mediation);
  });

  it('ends after a few seconds in a browser that leaves it open; a dialog stays', async () => {
    Object.assign(navigator, { credentials: { create: jest.fn(waits) } });
    const ended = jest.fn();
    createPasskey(options, { upgrade: true }).catch(ended);
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(ended).toHaveBeenCalledTimes(1);
    const closed = jest.fn();
    createPasskey(options).catch(closed);
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('passkeys in the autofill', () => {
  it('calls back with the choice, and asks no more', async () => {
    get.mockResolvedValueOnce(credential).mockImplementation(waits);
    const onChosen = jest.fn();
    offerInAutofill(onChosen);
    await turns();
    expect(onChosen).toHaveBeenCalledTimes(1);
    expect(onChosen).toHaveBeenCalledWith(
      expect.objectContaining({ rpId: 'example.com', passkey: expect.objectContaining({ id: 'AQ' }) }),
    );
    expect(get).toHaveBeenCalledTimes(1);
    expect(get.mock.calls[0][0]).toMatchObject({ mediation: 'conditional' });
  });

  it('takes a new challenge before the last one ends', async () => {
    get.mockImplementation(waits);
    const stop = offerInAutofill(() => undefined);
    await turns();
    await jest.advanceTimersByTimeAsync(PASSKEY_TIMEOUT);
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

  it('asks again a minute after a challenge could not be loaded', async () => {
    get.mockImplementation(waits);
    network.answer('passkeyChallenge', httpError(503));
    const stop = offerInAutofill(() => undefined);
    await turns();
    await jest.advanceTimersByTimeAsync(MINUTE);
    await turns();
    expect(network.calls).toEqual(['passkeyChallenge', 'passkeyChallenge']);
    stop();
    await jest.advanceTimersByTimeAsync(MINUTE);
    await turns();
    expect(network.calls).toHaveLength(2);
  });

  it('waits while the page is hidden', async () => {
    get.mockImplementation(waits);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const stop = offerInAutofill(() => undefined);
    await turns();
    expect(network.calls).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await turns();
    expect(get).toHaveBeenCalledTimes(1);
    stop();
  });

  it('cancels a request that begins while it is stopped', async () => {
    get.mockImplementation(waits);
    let isSupported: (value: boolean) => void = () => undefined;
    const stop = offerInAutofill(() => undefined);
    Object.assign(window.PublicKeyCredential, {
      isConditionalMediationAvailable: () =>
        new Promise<boolean>((resolve) => {
          const before = isSupported;
          isSupported = (value) => {
            before(value);
            resolve(value);
          };
        }),
    });
    isSupported(true);
    await turns();
    stop();
    isSupported(true);
    await turns();
    expect(get.mock.calls.every(([{ signal }]) => signal.aborted)).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not cancel another dialog when it is stopped while nothing is open', async () => {
    get.mockImplementation(waits);
    network.answer('passkeyChallenge', () => new Promise<never>(() => undefined));
    const stop = offerInAutofill(() => undefined);
    await turns();
    const signal = WebAuthnAbortService.createNewAbortSignal();
    stop();
    await turns();
    expect(signal.aborted).toBe(false);
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
