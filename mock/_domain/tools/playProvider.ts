/** Plays the page of a provider, where a user approves or refuses, through POST /mock/act. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { text } from '../../../src/contract/requests/fields';
import { readFields } from '../http/readInput';
import { RESET_PASSWORD_PATH, VERIFICATION_PATH } from '../lib/pagePaths';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { getDefaultSubject } from '../store/providers';
import { getPortal } from '../store/state';
import { getAskingSubject } from '../verification/paymentApp';

const ID_MAX = 64;
const form = v.object({
  state: text(ID_MAX),
  action: v.picklist(['approve', 'cancel', 'fail']),
  subject: v.optional(text(ID_MAX)),
});

/** The errors (RFC 6749, section 4.1.2.1). */
const errors = { cancel: 'access_denied', fail: 'server_error' };

/**
 * Returns the address to which the provider redirects, with a code or an error. `subject` approves; the
 * default for a verification or a reset is its own person.
 */
export function playProvider({ body }: RequestContext): { redirectUrl: string } {
  const { state, action, subject } = readFields(form, body);
  const trip = getPortal().providerTrips.get(state);
  if (!trip || trip.answered || trip.expiresAt <= now()) throw new Refusal('PROVIDER_STATE');
  const { provider, verification, reset } = trip;
  trip.answered = true;
  const code = randomUUID();
  const isForPerson = verification !== undefined || reset !== undefined;
  const defaultSubject = isForPerson ? getAskingSubject(trip) : getDefaultSubject(provider);
  if (action === 'approve') trip.approval = { code, subject: subject ?? defaultSubject };
  if (isForPerson) {
    const path = reset === undefined ? `${VERIFICATION_PATH}/alipayVerify` : RESET_PASSWORD_PATH;
    const answer: Record<string, string> =
      action === 'approve' ? { authCode: code, state } : { error: errors[action], state };
    return { redirectUrl: `${path}?${new URLSearchParams(answer)}` };
  }
  return action === 'approve'
    ? callBack({ provider, code, state })
    : callBack({ provider, error: errors[action], state });
}

function callBack(query: Record<string, string>): { redirectUrl: string } {
  return { redirectUrl: `/uaa/authorize/callBack?${new URLSearchParams(query)}` };
}
