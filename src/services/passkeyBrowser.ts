/** Asks the browser for passkeys. Loaded when it is needed, because few pages use it. */
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

/** A passkey's answer to a challenge, and the site that the passkey belongs to. */
export interface ChosenPasskey {
  rpId: string;
  passkey: Assertion;
}

/** How long the browser may take to create a passkey by itself, before the portal offers one (ms). */
const UPGRADE_PATIENCE = 5 * SECOND;
/** Pause after a failed request for a challenge, before the autofill asks for another one. */
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

/** Runs a browser dialog. Throws ApiError with a message that says why there is no passkey. */
async function ask<T>(dialog: () => Promise<T>): Promise<T> {
  if (!supportsPasskeys()) throw new ApiError('unexpected', { messageId: 'passkeys.unsupported' });
  try {
    return await dialog();
  } catch (cause) {
    const messageId = cause instanceof Error ? problems[cause.name] : undefined;
    throw new ApiError('unexpected', { messageId, cause });
  }
}

async function answer(optionsJSON: PasskeyChallenge, useBrowserAutofill = false): Promise<ChosenPasskey> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return { rpId: optionsJSON.rpId, passkey: { id, rawId, type, response } };
}

function throwIfAborted(signal?: AbortSignal): void {
  if (signal?.aborted) throw new ApiError('aborted');
}

/** Lets the user choose a passkey, which answers a challenge of the server. */
async function choosePasskey(accountId?: string, signal?: AbortSignal): Promise<ChosenPasskey> {
  const challenge = await getPasskeyChallenge({ accountId });
  throwIfAborted(signal);
  signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return ask(() => answer(challenge));
}

/**
 * Sends the answer of a passkey, which the user chooses unless they have chosen one. Tells the browser if the server does
 * not know it. `accountId` limits the choice to one account; `signal` closes the dialog. Throws ApiError.
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

/** Signs in with a passkey (channel 6), which the user chooses unless they have chosen one. Throws ApiError. */
export const signInWithPasskey = (keep: boolean, chosen?: ChosenPasskey): Promise<LoginResult> =>
  presentPasskey((passkey) => login(LOGIN_CHANNEL.passkey, { passkey, keep }), { chosen });

/** Creates a passkey. Throws ApiError. Some browsers leave an `upgrade` open that they cannot make: it ends after a few seconds. */
export async function createPasskey(
  optionsJSON: PasskeyCreationOptions,
  { upgrade = false }: PasskeyCreation = {},
): Promise<PasskeyRegistration> {
  const timer = upgrade
    ? setTimeout(() => WebAuthnAbortService.cancelCeremony(), UPGRADE_PATIENCE)
    : undefined;
  const created = ask(() => startRegistration({ optionsJSON, useAutoRegister: upgrade }));
  const { id, rawId, type, response } = await created.finally(() => clearTimeout(timer));
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}

const untilVisible = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) resolve();
    else document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/**
 * Offers passkeys in the autofill of the account field until it is stopped, with a new challenge before each one ends.
 * Calls `onChosen` with the first choice. Shows no error: the user has asked for nothing.
 */
export function offerInAutofill(onChosen: (chosen: ChosenPasskey) => void): () => void {
  let isOffered = true;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    if (isWaiting) WebAuthnAbortService.cancelCeremony();
  };
  /** Resolves with the choice, or with undefined if the challenge is about to end. */
  const waitForChoice = async (): Promise<ChosenPasskey | undefined> => {
    await untilVisible();
    if (!isOffered) return undefined;
    const challenge = await getPasskeyChallenge({ quiet: true });
    if (!isOffered) return undefined;
    let isOver = false;
    timer = setTimeout(() => {
      isOver = true;
      cancel();
    }, challenge.timeout);
    isWaiting = true;
    try {
      return await answer(challenge, true);
    } catch (error) {
      if (isOver) return undefined;
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
    // The browser refuses where there is no passkey, and where it is stopped.
    if (!(error instanceof Error && error.name in problems)) warn(error);
  });
  return () => {
    isOffered = false;
    clearTimeout(timer);
    cancel();
    // The package asks the same question before it asks for a passkey: afterwards there is something to cancel.
    if (isWaiting) browserSupportsWebAuthnAutofill().then(cancel, warn);
  };
}
