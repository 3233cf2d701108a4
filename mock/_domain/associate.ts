/** Signing in through a provider (channels 5, 31 and 32), and binding a provider's account. */
import { randomUUID } from 'node:crypto';
import { APP_LOGIN_CATEGORY, LOGIN_CHANNEL, PROVIDER_STATE_LIFETIME } from '../../src/constants';
import type { AssociateLogin, Data, LoginResult } from '../../src/contract';
import { record } from './behaviour';
import { type BindTicket, bind, boundAccount, isBoundAt, markUsed, newBindTicket } from './bindings';
import { now } from './clock';
import { deviceOf } from './device';
import { dropExpired, type Expiring, liveRecord } from './expiring';
import { oneOf, optional, readFields, text } from './fields';
import { maskName } from './masking';
import { tellOfBinding } from './ownBindings';
import { channelOf, type ProviderId, providerIds, providerName, type Subject } from './providers';
import { Refusal } from './refusals';
import { provePassword, signIn } from './signIn';
import { portal } from './state';
import type { Visit } from './visit';

/** A visitor on the way to a provider and back, by its `state`. */
export interface ProviderTrip extends Expiring {
  provider: ProviderId;
  /** The provider has answered, one way or the other. */
  answered: boolean;
  approval?: { code: string; subject: string };
  /** The account that wants to be linked, where that is what the trip is for: it signs nobody else in. */
  linkTo?: string;
}

type AssociateBody = { [K in keyof AssociateLogin]?: unknown };
type AddressQuery = { provider?: string; channelCode?: string; category?: string; link?: string };

const ID_MAX = 64;
/** A state that came by an address may be anything; only a monstrous one is a field error. */
const STATE_MAX = 4096;

const appLogin = {
  channelCode: oneOf(`${LOGIN_CHANNEL.paymentApp}`, `${LOGIN_CHANNEL.messagingApp}`),
  category: oneOf(`${APP_LOGIN_CATEGORY}`),
};
const ticketForm = { provider: text(ID_MAX), ticket: text(ID_MAX) };

/** Address of a provider's page, with a state that only this visitor can come back with, once. */
export function providerAddress({
  visitor,
  query,
  account,
}: Pick<Visit, 'visitor' | 'account'> & { query: AddressQuery }): string {
  const provider = wantedProvider(query);
  const { providerTrips } = portal();
  dropExpired(providerTrips);
  const state = randomUUID();
  providerTrips.set(state, {
    visitor,
    provider,
    expiresAt: now() + PROVIDER_STATE_LIFETIME,
    answered: false,
    linkTo: query.link === undefined ? undefined : account?.id,
  });
  return `/simulator/provider?${new URLSearchParams({ state, provider })}`;
}

/**
 * The address a provider has sent this visitor back to with an approval already: as at the end of a trip that began
 * here.
 */
export function providerAnswer(visitor: string, { provider, subject }: Subject): string {
  const { providerTrips } = portal();
  dropExpired(providerTrips);
  const [state, code] = [randomUUID(), randomUUID()];
  const expiresAt = now() + PROVIDER_STATE_LIFETIME;
  providerTrips.set(state, { visitor, provider, expiresAt, answered: true, approval: { code, subject } });
  return `/uaa/authorize/callBack?${new URLSearchParams({ provider, code, state })}`;
}

function wantedProvider(query: AddressQuery): ProviderId {
  if (query.provider !== undefined) return readFields(query, { provider: oneOf(...providerIds) }).provider;
  const { channelCode } = readFields(query, appLogin);
  return channelCode === `${LOGIN_CHANNEL.paymentApp}` ? 'paymentApp' : 'messagingApp';
}

/** Whose account at which provider a bind ticket stands for; the nickname is masked. */
export function bindTicketOf({
  visitor,
  query,
  lang,
}: Pick<Visit, 'visitor' | 'lang'> & { query: { bind?: string } }): Data<'bindTicket'> {
  const { provider, subject } = ownTicket(visitor, query.bind ?? '');
  return { provider, providerName: providerName(provider, lang), nickname: maskName(subject) };
}

/** Channel 5: coming back from a provider, or with an account's password binding what came back before. */
export function signInWithProvider(visit: Visit, body: AssociateBody): LoginResult {
  const binds = [body.userType, body.account, body.password].some((field) => field !== undefined);
  return binds ? signInAndBind(visit, body) : comeBack(visit, body);
}

/**
 * The state must be the visitor's own and is used up; the code must be the one the provider gave out with it.
 * An unbound provider account is answered with the address that binds it, and no session.
 */
function comeBack(visit: Visit, body: AssociateBody): LoginResult {
  const fields = readFields(body, { ...ticketForm, state: optional(text(STATE_MAX)) });
  const { providerTrips } = portal();
  const { provider, state = '' } = fields;
  const trip = liveRecord(providerTrips, state, visit.visitor);
  if (!trip) throw new Refusal('PROVIDER_STATE');
  providerTrips.delete(state);
  // Another provider's answer under this state is a mix-up (RFC 9700, section 4.4).
  if (trip.provider !== provider) throw new Refusal('PROVIDER_STATE');
  if (trip.approval?.code !== fields.ticket) throw new Refusal('PROVIDER_REFUSED');
  const subject = { provider: trip.provider, subject: trip.approval.subject };
  const account = boundAccount(subject);
  if (account) {
    // Who wanted to link what is linked elsewhere must not find themselves in somebody else's account.
    if (trip.linkTo !== undefined && trip.linkTo !== account.id) throw new Refusal('BOUND_ELSEWHERE');
    const result = signIn(visit, account, channelOf(trip.provider));
    markUsed(subject);
    return result;
  }
  return { redirectUrl: `/uaa/associate/login?bind=${newBindTicket(visit.visitor, subject)}` };
}

/** The password counts as on channel 1. The ticket is used up only when it has bound. */
function signInAndBind(visit: Visit, body: AssociateBody): LoginResult {
  const { provider, ticket } = readFields(body, ticketForm);
  const subject = ownTicket(visit.visitor, ticket);
  if (subject.provider !== provider) throw new Refusal('TICKET_UNKNOWN');
  const channel = channelOf(subject.provider);
  const account = provePassword(visit, body, channel);
  if (isBoundAt(subject.provider, account.id)) {
    throw new Refusal('ALREADY_BOUND', { provider: providerName(subject.provider, visit.lang) });
  }
  const result = signIn(visit, account, channel);
  bind(subject, account.id);
  const sessionId = visit.session?.publicId ?? null;
  record({ accountId: account.id, type: 'BIND', channel, sessionId }, deviceOf(visit.req));
  tellOfBinding(visit, account, subject.provider, 'bound');
  return result;
}

function ownTicket(visitor: string, ticket: string): BindTicket {
  const found = liveRecord(portal().bindTickets, ticket, visitor);
  if (!found) throw new Refusal('TICKET_UNKNOWN');
  return found;
}
