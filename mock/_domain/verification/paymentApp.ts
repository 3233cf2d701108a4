/**
 * The way to the payment app and back. Its state belongs to one query in one browser and counts once (RFC 9700,
 * section 4.7).
 */
import { randomUUID } from 'node:crypto';
import { SECOND } from '../../../src/constants';
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
/** The payment app's own registry answers so fast, in ms. */
const ANSWER = 0.8 * SECOND;

/**
 * Makes the state that the payment app brings back with its answer. Ways that the account has left open end: each
 * would be a try more, uncounted until it comes back.
 */
export function leaveForPaymentApp(
  { id, accountId, visitor, dueAt }: VerificationRecord,
  req: PortalRequest,
): void {
  for (const one of getPortal().verifications) {
    if (one.accountId === accountId && one.state === 'AWAY') giveUp(one, 'CANCELED');
  }
  keepTrip({ visitor, expiresAt: dueAt, verification: id }, req);
}

type Trip = Pick<ProviderRedirect, 'visitor' | 'expiresAt' | 'verification' | 'reset'>;

/** Makes a state that the payment app brings back with its answer, and returns the address of the app's page. */
export function keepTrip(trip: Trip, req: PortalRequest): string {
  const state = randomUUID();
  keepRecord(getPortal().providerTrips, state, { ...trip, provider: PROVIDER, answered: false }, req);
  return toAddress(state);
}

const toAddress = (state: string): string =>
  `/simulator/provider?${new URLSearchParams({ state, provider: PROVIDER })}`;

/**
 * Returns whom a redirect is about, as the payment app knows them; by their account's name where it doesn't. '' for a query
 * that waits no more, and for a reset of an unknown account.
 */
export function getAskingSubject({ verification, reset = '' }: ProviderRedirect): string {
  const asking = getPortal().verifications.find(({ id }) => id === verification);
  const account = findAccountById(asking?.accountId ?? getPortal().resets.get(reset)?.accountId ?? '');
  const person = asking ? asking.claim : account;
  if (!person) return '';
  return findRecord(CHANNEL, person)?.fields.subject ?? account?.account ?? '';
}

/** Returns the address of the payment app's page for a query that waits for it; null after its answer. */
export function getPaymentAppAddress({ id }: VerificationRecord): string | null {
  const trips = [...getPortal().providerTrips];
  const state = trips.find(([, { verification, answered }]) => verification === id && !answered)?.[0];
  return state ? toAddress(state) : null;
}

/**
 * Takes what the payment app sent back, for the query that waits for it in this browser. The state is used up, right or
 * wrong. Throws VERIFY_STATE for an unknown, foreign or used one, and for an answer that is not the app's.
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
    dueAt: now() + getAnswerTime(record.channel, ANSWER),
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

/** Returns who approved it. Throws VERIFY_STATE for a code that is not the app's. */
export function readSubject({ approval }: ProviderRedirect, { authCode }: { authCode?: string }): string {
  if (!approval || approval.code !== authCode) throw new Refusal('VERIFY_STATE');
  return approval.subject;
}

/** The person said no, or the payment app could not help: neither costs a try. */
const decline = (record: VerificationRecord, error: string): VerificationRecord =>
  giveUp(record, error === 'access_denied' ? 'CANCELED' : 'UNAVAILABLE');

function giveUp(record: VerificationRecord, state: Verification['state']): VerificationRecord {
  return Object.assign(record, { state, endedAt: now(), dueAt: now(), claim: null, answers: null });
}
