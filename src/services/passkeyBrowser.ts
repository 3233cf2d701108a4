/** Asks the browser for passkeys. Loaded when it is needed, because few pages use it. */
import {
  browserSupportsWebAuthnAutofill,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { LOGIN_CHANNEL, MINUTE } from '@/constants';
import type {
  Body,
  LoginChannels,
  LoginResult,
  PasskeyChallenge,
  PasskeyCreationOptions,
  Passkeys,
} from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import { ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { supportsPasskeys } from '@/utils/supportsPasskeys';
import { getPasskeyChallenge } from './passkeys';
import { login } from './signIn';

/** A passkey's answer to a challenge. */
export type PasskeyAssertion = LoginChannels[6]['body']['passkey'];
type PasskeyRegistration = Body<'addPasskey'>['passkey'];

/** A challenge in the autofill is replaced this long before it ends, so that the server accepts a late choice. */
const RENEW_EARLY = MINUTE;

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

async function getAssertion(
  { challenge, rpId, timeout, userVerification }: PasskeyChallenge,
  useBrowserAutofill = false,
): Promise<PasskeyAssertion> {
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, timeout, userVerification },
    useBrowserAutofill,
  });
  return { id, rawId, type, response };
}

/** Lets the user choose a passkey, which answers a challenge of the server. Throws ApiError. */
export async function chooseAssertion(): Promise<PasskeyAssertion> {
  const challenge = await getPasskeyChallenge();
  return ask(() => getAssertion(challenge));
}

/** Signs in with a passkey (channel 6), which the user chooses unless they have chosen one. Throws ApiError. */
export async function signInWithPasskey(chosen?: PasskeyAssertion): Promise<LoginResult> {
  const passkey = chosen ?? (await chooseAssertion());
  try {
    return await login(LOGIN_CHANNEL.passkey, { passkey });
  } catch (error) {
    if (isRefusedFor(error, 'PASSKEY_UNKNOWN', 'PASSKEY_COPIED')) {
      await signalUnknown(window.location.hostname, passkey.id);
    }
    throw error;
  }
}

/** Creates a passkey. Throws ApiError. */
export async function createPasskey(optionsJSON: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  const { id, rawId, type, response } = await ask(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}

/**
 * Offers passkeys in the autofill of the account field until it is stopped, with a new challenge before each one ends.
 * Calls `onChosen` with the first choice. Shows no error: the user has asked for nothing.
 */
export function offerInAutofill(onChosen: (assertion: PasskeyAssertion) => void): () => void {
  let isOffered = true;
  let isWaiting = false;

  const cancel = () => {
    if (isWaiting) WebAuthnAbortService.cancelCeremony();
  };
  /** Resolves with the choice, or with undefined if the challenge is about to end. */
  const waitForChoice = async (): Promise<PasskeyAssertion | undefined> => {
    const challenge = await getPasskeyChallenge(true);
    if (!isOffered) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      cancel();
    }, challenge.timeout - RENEW_EARLY);
    isWaiting = true;
    try {
      return await getAssertion(challenge, true);
    } catch (error) {
      if (isOver) return undefined;
      throw error;
    } finally {
      isWaiting = false;
      clearTimeout(timer);
    }
  };
  const offer = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return;
    while (isOffered) {
      const assertion = await waitForChoice();
      if (assertion && isOffered) {
        isOffered = false;
        onChosen(assertion);
      }
    }
  };

  offer().catch((error: unknown) => {
    // The browser refuses where there is no passkey, and where it is stopped.
    if (!(error instanceof Error && error.name in problems)) warn(error);
  });
  return () => {
    isOffered = false;
    cancel();
  };
}

/** Sends a signal. Not every browser can, and those that can need not act on it. */
const signal = (options: Parameters<typeof sendSignal>[0]): Promise<void> =>
  sendSignal(options).catch(() => undefined);

/** Tells the browser that the server does not know a passkey, so that it is offered no more. */
const signalUnknown = (rpID: string, credentialID: string): Promise<void> =>
  signal({ signalName: 'unknownCredential', rpID, credentialID });

/** Tells the browser which passkeys of the user are left. */
export const signalAccepted = ({ list, rpId, userId }: Passkeys): Promise<void> =>
  signal({
    signalName: 'allAcceptedCredentials',
    rpID: rpId,
    userID: userId,
    allAcceptedCredentialIDs: list.map(({ credentialId }) => credentialId),
  });
