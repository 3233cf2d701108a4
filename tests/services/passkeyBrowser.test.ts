/** @jest-environment jsdom */
import { MINUTE, PASSKEY_TIMEOUT, SECOND } from '@/constants';
import { createPasskey, offerInAutofill, presentPasskey, signInWithPasskey } from '@/services/passkeyBrowser';
import { ApiError } from '@/utils/http/ApiError';
import { creationOptions, credential } from '../support/builders/passkeys';
import { createFakeNetwork, httpError, refusal } from '../support/fakes/fakeNetwork';

const network = createFakeNetwork();

/** Replaces navigator.credentials.get. */
let get: jest.Mock;
const send = jest.fn();
const signalUnknownCredential = jest.fn();

/** Stays pending until the page aborts it, like an open dialog of the browser. */
const wait = ({ signal }: CredentialRequestOptions) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

const runTasks = async () => {
  for (let task = 0; task < 20; task += 1) await jest.advanceTimersByTimeAsync(0);
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
  ])('returns the message for %s', async (name, messageId) => {
    get.mockRejectedValue(new DOMException('no', name));
    const chosen = presentPasskey(send).catch((error) => error);
    await runTasks();
    expect(await chosen).toMatchObject({ kind: 'unexpected', messageId });
  });

  it('returns a message for a browser without passkeys', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    const chosen = presentPasskey(send).catch((error) => error);
    await runTasks();
    expect(await chosen).toMatchObject({ messageId: 'passkeys.unsupported' });
    expect(get).not.toHaveBeenCalled();
  });

  it('reports a passkey that the server does not know to the browser, with the RP ID of the challenge', async () => {
    get.mockResolvedValue(credential);
    network.answer('login', refusal('PASSKEY_UNKNOWN'));
    const signedIn = signInWithPasskey(false).catch((error) => error);
    await runTasks();
    expect(await signedIn).toMatchObject({ subCode: 'PASSKEY_UNKNOWN' });
    expect(signalUnknownCredential).toHaveBeenCalledWith({ rpId: 'example.com', credentialId: 'AQ' });
  });

  // The owner of a copied passkey may still need it.
  it.each(['CHALLENGE_EXPIRED', 'PASSKEY_COPIED', 'PASSKEY_INVALID'] as const)(
    'does not report it after %s',
    async (name) => {
      get.mockResolvedValue(credential);
      network.answer('login', refusal(name));
      const signedIn = signInWithPasskey(false).catch((error) => error);
      await runTasks();
      expect(await signedIn).toMatchObject({ subCode: name });
      expect(signalUnknownCredential).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['it waits for a challenge', 0],
    ['the dialog is open', 20],
  ])('closes the dialog and sends nothing if it is aborted while %s', async (_, passed) => {
    get.mockImplementation(wait);
    const leaving = new AbortController();
    const chosen = presentPasskey(send, { signal: leaving.signal }).catch((error) => error);
    for (let turn = 0; turn < passed; turn += 1) await jest.advanceTimersByTimeAsync(0);
    leaving.abort();
    await runTasks();
    expect(await chosen).toBeInstanceOf(ApiError);
    expect(get).toHaveBeenCalledTimes(passed ? 1 : 0);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a passkey that the browser creates by itself', () => {
  it.each([
    [true, 'conditional'],
    [false, undefined],
  ])('is created with or without a dialog as requested: %s', async (upgrade, mediation) => {
    const create = jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    Object.assign(navigator, { credentials: { create } });
    await expect(createPasskey(creationOptions, { upgrade })).rejects.toMatchObject({ kind: 'unexpected' });
    expect(create.mock.calls[0][0].mediation).toBe(mediation);
  });

  it('times out after a few seconds without a dialog, but not with one', async () => {
    Object.assign(navigator, { credentials: { create: jest.fn(wait) } });
    const ended = jest.fn();
    createPasskey(creationOptions, { upgrade: true }).catch(ended);
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(ended).toHaveBeenCalledTimes(1);
    const closed = jest.fn();
    createPasskey(creationOptions).catch(closed);
    await jest.advanceTimersByTimeAsync(10 * SECOND);
    expect(closed).not.toHaveBeenCalled();
  });
});

describe('passkeys in the autofill', () => {
  it('calls back with the chosen passkey, and sends no further request', async () => {
    get.mockResolvedValueOnce(credential).mockImplementation(wait);
    const onChosen = jest.fn();
    offerInAutofill(onChosen);
    await runTasks();
    expect(onChosen).toHaveBeenCalledTimes(1);
    expect(onChosen).toHaveBeenCalledWith(
      expect.objectContaining({ rpId: 'example.com', passkey: expect.objectContaining({ id: 'AQ' }) }),
    );
    expect(get).toHaveBeenCalledTimes(1);
    expect(get.mock.calls[0][0]).toMatchObject({ mediation: 'conditional' });
  });

  it('requests a new challenge before the current one expires', async () => {
    get.mockImplementation(wait);
    const stop = offerInAutofill(() => undefined);
    await runTasks();
    await jest.advanceTimersByTimeAsync(PASSKEY_TIMEOUT);
    await runTasks();
    expect(get).toHaveBeenCalledTimes(2);
    expect(network.calls).toEqual(['passkeyChallenge', 'passkeyChallenge']);
    stop();
    await runTasks();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops permanently, even while it waits for a challenge', async () => {
    get.mockImplementation(wait);
    const stop = offerInAutofill(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    stop();
    await runTasks();
    expect(get).not.toHaveBeenCalled();
  });

  it('retries a minute after a challenge could not be loaded', async () => {
    get.mockImplementation(wait);
    network.answer('passkeyChallenge', httpError(503));
    const stop = offerInAutofill(() => undefined);
    await runTasks();
    await jest.advanceTimersByTimeAsync(MINUTE);
    await runTasks();
    expect(network.calls).toEqual(['passkeyChallenge', 'passkeyChallenge']);
    stop();
    await jest.advanceTimersByTimeAsync(MINUTE);
    await runTasks();
    expect(network.calls).toHaveLength(2);
  });

  it('pauses while the page is hidden', async () => {
    get.mockImplementation(wait);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const stop = offerInAutofill(() => undefined);
    await runTasks();
    expect(network.calls).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await runTasks();
    expect(get).toHaveBeenCalledTimes(1);
    stop();
  });

  it.each([
    ['the browser does not support it', () => Promise.resolve(false)],
    ['there is no challenge', () => Promise.resolve(true)],
  ])('starts no request and shows no error if %s', async (_, isAvailable) => {
    Object.assign(window.PublicKeyCredential, { isConditionalMediationAvailable: isAvailable });
    network.answer('passkeyChallenge', httpError(500));
    offerInAutofill(() => undefined);
    await runTasks();
    expect(get).not.toHaveBeenCalled();
    expect(network.notices).toEqual([]);
  });
});
