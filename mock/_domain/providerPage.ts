/** A provider's own page, where a person approves or not, played through POST /mock/act. */
import { randomUUID } from 'node:crypto';
import { now } from './clock';
import { oneOf, optional, readFields, text } from './fields';
import { defaultSubject } from './providers';
import { Refusal } from './refusals';
import { portal } from './state';
import type { Visit } from './visit';

const ID_MAX = 64;
const form = {
  state: text(ID_MAX),
  action: oneOf('approve', 'cancel', 'fail'),
  subject: optional(text(ID_MAX)),
};

/** Errors as in OAuth 2.0 (RFC 6749, section 4.1.2.1). */
const errors = { cancel: 'access_denied', fail: 'server_error' };

/**
 * Answers where the provider sends the browser: back to callBack with a code or an error. `subject` is who
 * approved. Throws PROVIDER_STATE for a state that is unknown, over or answered before.
 */
export function playProvider({ body }: Visit): { redirectUrl: string } {
  const { state, action, subject } = readFields(body, form);
  const trip = portal().providerTrips.get(state);
  if (!trip || trip.answered || trip.expiresAt <= now()) throw new Refusal('PROVIDER_STATE');
  const { provider } = trip;
  trip.answered = true;
  if (action !== 'approve') return callBack({ provider, error: errors[action], state });
  const code = randomUUID();
  trip.approval = { code, subject: subject ?? defaultSubject(provider) };
  return callBack({ provider, code, state });
}

function callBack(query: Record<string, string>): { redirectUrl: string } {
  return { redirectUrl: `/uaa/authorize/callBack?${new URLSearchParams(query)}` };
}
