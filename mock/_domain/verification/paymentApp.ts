/** The redirect to the payment app. Its state belongs to one query in one browser (RFC 9700, section 4.7). */
import { randomUUID } from 'node:crypto';
import type { Verification } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext, PortalRequest } from '../store/context';
import { findLiveRecord, keepRecord } from '../store/expiring';
import type { ProviderRedirect } from '../store/records/signIn';
import type { VerificationRecord } from '../store/records/verification';
import { getPortal } from '../store/state';
import { findRecord, getAnswerTime } from './registries';

const PROVIDER = 'paymentApp';
const CHANNEL = 'alipayVerify';

/** Cancels the account's other open redirects: each would be another try, not counted until its return. */
export function leaveForPaymentApp(
  { id, accountId, visitor, dueAt }: VerificationRecord,
  req: PortalRequest,
): void {
  for (const one of getPortal().verifications) {
    if (one.accountId === accountId && one.state === 'AWAY') endWithoutMatch(one, 'CANCELED');
  }
  keepTrip({ visitor, expiresAt: dueAt, verification: id }, req);
}

type Trip = Pick<ProviderRedirect, 'visitor' | 'expiresAt' | 'verification' | 'reset'>;

/** Stores a redirect to the payment app under a new state, and returns the address of the app's page. */
export function keepTrip(trip: Trip, req: PortalRequest): string {
  const state = randomUUID();
  keepRecord(getPortal().providerTrips, state, { ...trip, provider: PROVIDER, answered: false }, req);
  return toPageAddress(state);
}

const toPageAddress = (state: string): string =>
  `/simulator/provider?${new URLSearchParams({ state, provider: PROVIDER })}`;

/** Returns the app's subject for the person of a redirect, or else the account name; '' without a person. */
export function getAskingSubject({ verification, reset = '' }: ProviderRedirect): string {
  const query = getPortal().verifications.find(({ id }) => id === verification);
  const account = findAccountById(query?.accountId ?? getPortal().resets.get(reset)?.accountId ?? '');
  const person = query ? query.claim : account;
  if (!person) return '';
  return findRecord(CHANNEL, person)?.fields.subject ?? account?.account ?? '';
}

/** Returns the address of the payment app's page for a query that waits for it; null after its response. */
export function getPaymentAppAddress({ id }: VerificationRecord): string | null {
  const trips = [...getPortal().providerTrips];
  const state = trips.find(([, { verification, answered }]) => verification === id && !answered)?.[0];
  return state ? toPageAddress(state) : null;
}

/**
 * Accepts the app's response. Uses up the state in any case. Throws VERIFY_STATE for a wrong state or code.
 */
export function takeReturn({
  account,
  visitor,
  body,
}: EndpointContext<'returnVerification'>): VerificationRecord {
  const trip = spendTrip(visitor, body.state, 'verification');
  const record = getPortal().verifications.find(
    ({ id, accountId, state }) => id === trip.verification && accountId === account.id && state === 'AWAY',
  );
  if (!record) throw new Refusal('VERIFY_STATE');
  if (body.error !== undefined) return decline(record, body.error);
  const subject = readSubject(trip, body);
  Object.assign(record, {
    state: 'QUERYING',
    dueAt: now() + getAnswerTime(record.channel),
    answers: { ...record.answers, subject },
  });
  return record;
}

/** Uses up the state of a redirect in this browser for one purpose. Throws VERIFY_STATE. */
export function spendTrip(
  visitor: string,
  state: string,
  purpose: 'verification' | 'reset',
): ProviderRedirect {
  const { providerTrips } = getPortal();
  const trip = findLiveRecord(providerTrips, state, visitor);
  if (!trip?.[purpose]) throw new Refusal('VERIFY_STATE');
  providerTrips.delete(state);
  return trip;
}

/** Returns the subject that approved the redirect. Throws VERIFY_STATE for a code that the app did not issue. */
export function readSubject({ approval }: ProviderRedirect, { authCode }: { authCode?: string }): string {
  if (!approval || approval.code !== authCode) throw new Refusal('VERIFY_STATE');
  return approval.subject;
}

/** Ends a query that the user has refused or that the payment app could not process: neither counts as a try. */
const decline = (record: VerificationRecord, error: string): VerificationRecord =>
  endWithoutMatch(record, error === 'access_denied' ? 'CANCELED' : 'UNAVAILABLE');

function endWithoutMatch(record: VerificationRecord, state: Verification['state']): VerificationRecord {
  return Object.assign(record, { state, endedAt: now(), dueAt: now(), claim: null, answers: null });
}
