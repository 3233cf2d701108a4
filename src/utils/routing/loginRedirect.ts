/** Finds the address after a sign-in. */

import type { LoginResult } from '@/contract';
import { isGuidePath } from './guides';
import { ASSOCIATE_PATH, REGISTER_PATH, SECOND_FACTOR_PATH } from './paths';
import { addQueryParam, addReferer } from './referer';

/** The part of a login result, or of its session, that decides which page opens. */
export type LoginOutcome = Pick<LoginResult, 'redirectUrl'>;

/** Pages for a visitor who has proved something and is not signed in yet. */
const NOT_YET_IN = [REGISTER_PATH, ASSOCIATE_PATH, SECOND_FACTOR_PATH];

/**
 * Whether a login result includes a session. It does not for an unregistered number, an unbound provider account and a
 * pending second factor.
 */
export const isSignedIn = ({ redirectUrl }: LoginOutcome): boolean =>
  !NOT_YET_IN.some((page) => redirectUrl?.split('?')[0] === page);

/**
 * Returns the address after a sign-in: a guide (with the referer), else the address of the server, else the referer.
 * `referer` is a checked path, '/' without one; `requestId` is the id of an application's pending request, which a guide
 * passes on. utils/routing/redirect checks the result.
 */
export function getLoginRedirect({ redirectUrl }: LoginOutcome, referer: string, requestId?: string): string {
  if (!redirectUrl) return referer;
  if (!isGuidePath(redirectUrl) || redirectUrl === referer) return redirectUrl;
  return addReferer(addQueryParam(redirectUrl, 'requestId', requestId), referer);
}
