/** Creates and uses passkeys through the browser. Lazy-loaded, because few pages use it. */
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { LOGIN_CHANNEL, MINUTE, SECOND } from '@/constants';
import type { Body, LoginChannels, LoginResult, PasskeyChallenge, PasskeyCreationOptions } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import { ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { signalUnknown } from '@/utils/passkeySignals';
import { supportsPasskeys } from '@/utils/supportsPasskeys';
import { getPasskeyChallenge, type PasskeyCreation } from './passkeys';
import { login } from './signIn';

type Assertion = LoginChannels[6]['body']['passkey'];
type PasskeyRegistration = Body<'addPasskey'>['passkey'];

/** A passkey's response to a challenge, and the site that the passkey belongs to. */
export interface ChosenPasskey {
  rpId: string;
  passkey: Assertion;
}

/** Ms that the browser may take to create a passkey by itself, before the portal offers one. */
const UPGRADE_PATIENCE = 5 * SECOND;
/** Ms between a failed request for a challenge and the next one, for the autofill. */
const RETRY_PAUSE = MINUTE;

/** Messages by the name of the browser's error (WebAuthn Level 3, sections 5.1.3 and 5.1.4). */
const problems: Record<string, MessageKey> = {
  NotAllowedError: 'passkeys.problem.cancelled',
  AbortError: 'passkeys.problem.cancelled',
  InvalidStateError: 'passkeys.problem.exists',
  ConstraintError: 'passkeys.problem.incapable',
  NotSupportedError: 'passkeys.problem.incapable',
  SecurityError: 'passkeys.problem.refused',
};

/** Runs a browser dialog. Throws ApiError with a message about the reason of a failure. */
async function runDialog<T>(dialog: () => Promise<T>): Promise<T> {
  if (!supportsPasskeys()) throw new ApiError('unexpected', { messageId: 'passkeys.unsupported' });
  try {
    return await dialog();
  } catch (cause) {
    const messageId = cause instanceof Error ? problems[cause.name] : undefined;
    throw new ApiError('unexpected', { messageId, cause });
  }
}

/** Resolves with the response of a passkey to a challenge. */
async function signChallenge(
  optionsJSON: PasskeyChallenge,
  useBrowserAutofill = false,
): Promise<ChosenPasskey> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return { rpId: optionsJSON.rpId, passkey: { id, rawId, type, response } };
}

function throwIfAborted(signal?: AbortSignal): void {
  if (signal?.aborted) throw new ApiError('aborted');
}

/** Requests a challenge and shows the browser's dialog, in which the user chooses a passkey. */
async function choosePasskey(accountId?: string, signal?: AbortSignal): Promise<ChosenPasskey> {
  const challenge = await getPasskeyChallenge({ accountId });
  throwIfAborted(signal);
  signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return runDialog(() => signChallenge(challenge));
}

/**
 * Sends the response of the chosen passkey, or of one that the user chooses now. Signals to the browser that a passkey is
 * unknown to the server. `accountId` limits the choice to one account; `signal` closes the dialog. Throws ApiError.
 */
export async function presentPasskey<Result>(
  send: (passkey: Assertion) => Promise<Result>,
  { chosen, accountId, signal }: { chosen?: ChosenPasskey; accountId?: string; signal?: AbortSignal } = {},
): Promise<Result> {
  const { rpId, passkey } = chosen ?? (await choosePasskey(accountId, signal));
  throwIfAborted(signal);
  try {
    return await send(passkey);
  } catch (error) {
    if (isRefusedFor(error, 'PASSKEY_UNKNOWN')) signalUnknown(rpId, passkey.id);
    throw error;
  }
}

/** Signs in (channel 6) with the chosen passkey, or with one that the user chooses now. Throws ApiError. */
export const signInWithPasskey = (keep: boolean, chosen?: ChosenPasskey): Promise<LoginResult> =>
  presentPasskey((passkey) => login(LOGIN_CHANNEL.passkey, { passkey, keep }), { chosen });

/** Creates a passkey. Throws ApiError. Ends an `upgrade` after UPGRADE_PATIENCE, as some browsers leave it pending forever. */
export async function createPasskey(
  optionsJSON: PasskeyCreationOptions,
  { upgrade = false }: PasskeyCreation = {},
): Promise<PasskeyRegistration> {
  const timer = upgrade
    ? setTimeout(() => WebAuthnAbortService.cancelCeremony(), UPGRADE_PATIENCE)
    : undefined;
  const created = runDialog(() => startRegistration({ optionsJSON, useAutoRegister: upgrade }));
  const { id, rawId, type, response } = await created.finally(() => clearTimeout(timer));
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}

const waitUntilVisible = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) resolve();
    else document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Offers passkeys in the autofill of the account field, and requests a new challenge before each one expires. Calls
 * `onChosen` with the first choice. Shows no error, because the user has not started it. Returns a function that stops
 * the offer.
 */
export function offerInAutofill(onChosen: (chosen: ChosenPasskey) => void): () => void {
  let isOffered = true;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    if (isWaiting) WebAuthnAbortService.cancelCeremony();
  };
  /** Resolves with the choice, or with undefined if the challenge is about to expire. */
  const waitForChoice = async (): Promise<ChosenPasskey | undefined> => {
    await waitUntilVisible();
    if (!isOffered) return undefined;
    const challenge = await getPasskeyChallenge({ quiet: true });
    if (!isOffered) return undefined;
    let isExpired = false;
    timer = setTimeout(() => {
      isExpired = true;
      cancel();
    }, challenge.timeout);
    isWaiting = true;
    try {
      return await signChallenge(challenge, true);
    } catch (error) {
      if (isExpired) return undefined;
      throw error;
    } finally {
      isWaiting = false;
      clearTimeout(timer);
    }
  };
  const pause = () =>
    new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), RETRY_PAUSE);
    });
  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    while (isOffered) {
      const chosen = await waitForChoice().catch((error: unknown) => {
        if (error instanceof ApiError) return pause();
        throw error;
      });
      if (chosen && isOffered) {
        isOffered = false;
        onChosen(chosen);
      }
    }
  };

  offer().catch((error: unknown) => {
    // The browser rejects without a passkey, and when the offer is stopped.
    if (!(error instanceof Error && error.name in problems)) warn(error);
  });
  return () => {
    isOffered = false;
    clearTimeout(timer);
    cancel();
    // The package calls this function, too, before it starts the ceremony, which can be canceled only after that.
    if (isWaiting) browserSupportsWebAuthnAutofill().then(cancel, warn);
  };
}
