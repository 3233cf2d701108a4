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
  const { providerTrips, verifications } = getPortal();
  for (const one of verifications) {
    if (one.accountId === accountId && one.state === 'AWAY') giveUp(one, 'CANCELED');
  }
  const trip = { visitor, provider: PROVIDER, expiresAt: dueAt, answered: false, verification: id } as const;
  keepRecord(providerTrips, randomUUID(), trip, req);
}

/**
 * Returns who asks for a query at the payment app, as the app knows them; by their account's name where it doesn't.
 * '' for a query that waits no more.
 */
export function getAskingSubject(verification: string): string {
  const asking = getPortal().verifications.find(({ id }) => id === verification);
  if (!asking?.claim) return '';
  const known = findRecord(asking.channel, asking.claim)?.fields.subject;
  return known ?? findAccountById(asking.accountId)?.account ?? '';
}

/** Returns the address of the payment app's page for a query that waits for it; null after its answer. */
export function getPaymentAppAddress({ id }: VerificationRecord): string | null {
  const trips = [...getPortal().providerTrips];
  const state = trips.find(([, { verification, answered }]) => verification === id && !answered)?.[0];
  return state ? `/simulator/provider?${new URLSearchParams({ state, provider: PROVIDER })}` : null;
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
  const { state, authCode, error } = body;
  const trip = spendTrip(visitor, state);
  const record = getPortal().verifications.find(
    ({ id, accountId, state }) => id === trip.verification && accountId === account.id && state === 'AWAY',
  );
  if (!record) throw new Refusal('VERIFY_STATE');
  if (error !== undefined) return decline(record, error);
  if (!trip.approval || trip.approval.code !== authCode) throw new Refusal('VERIFY_STATE');
  Object.assign(record, {
    state: 'QUERYING',
    dueAt: now() + getAnswerTime(record.channel, ANSWER),
    answers: { ...record.answers, subject: trip.approval.subject },
  });
  return record;
}

function spendTrip(visitor: string, state: string): ProviderRedirect {
  const { providerTrips } = getPortal();
  const trip = findLiveRecord(providerTrips, state, visitor);
  if (!trip?.verification) throw new Refusal('VERIFY_STATE');
  providerTrips.delete(state);
  return trip;
}

/** The person said no, or the payment app could not help: neither costs a try. */
const decline = (record: VerificationRecord, error: string): VerificationRecord =>
  giveUp(record, error === 'access_denied' ? 'CANCELED' : 'UNAVAILABLE');

function giveUp(record: VerificationRecord, state: Verification['state']): VerificationRecord {
  return Object.assign(record, { state, endedAt: now(), dueAt: now(), claim: null, answers: null });
}
