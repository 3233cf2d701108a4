/** The authenticator app and the recovery codes of the signed-in user, and the second factor of a sign-in. */
import type { Body } from '@/contract';
import { authenticatorEndpoints } from '@/contract/authenticator';
import { createCaller } from '@/utils/http/callApi';
import { SHOWN_BY_PAGE, throwHeldAccount } from '@/utils/routing/heldAccount';

const call = createCaller(authenticatorEndpoints);

/**
 * Completes a sign-in by a code. If the state of the account has its own page, the refusal opens that page, and is thrown
 * like any other.
 */
export const completeSecondFactor = (body: Body<'secondFactor'>) =>
  call('secondFactor', { body, silentFor: [...SHOWN_BY_PAGE, 'TICKET_UNKNOWN'] }).catch(throwHeldAccount);

/** Resolves with whether the account has an authenticator app, and how many recovery codes. */
export const getAuthenticator = () => call('authenticator');

/** Resolves with a secret for an app. Requires a step-up. */
export const startAuthenticator = () => call('startAuthenticator', { body: {} });

/** Confirms the app by a code of it; resolves with recovery codes. Requires a step-up. */
export const confirmAuthenticator = (code: string) => call('confirmAuthenticator', { body: { code } });

/** Removes the app and the recovery codes. Requires a step-up. */
export const removeAuthenticator = () => call('removeAuthenticator', { body: {} });

/** Resolves with a new set of recovery codes. Requires a step-up. */
export const renewRecoveryCodes = () => call('renewRecoveryCodes', { body: {} });
