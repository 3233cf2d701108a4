/** Signing in through a provider (channels 5, 31 and 32), and binding a provider's account. */
import { randomUUID } from 'node:crypto';
import { APP_LOGIN_CATEGORY, LOGIN_CHANNEL, PROVIDER_STATE_LIFETIME } from '../../../src/constants';
import type { AssociateLogin, Data, LoginResult } from '../../../src/contract/index';
import { recordBehavior } from '../accounts/behavior';
import { oneOf, optional, readFields, text } from '../forms/fields';
import { readDevice } from '../lib/device';
import { maskName } from '../lib/masking';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired, findLiveRecord } from '../store/expiring';
import { getProviderChannel, getProviderName, providerIds } from '../store/providers';
import type { BindTicket, ProviderId, Subject } from '../store/records/signIn';
import { getPortal } from '../store/state';
import {
  addBinding,
  createBindTicket,
  findBoundAccount,
  hasBindingAt,
  markBindingUsed,
  notifyOfBinding,
} from './bindings';
import { provePassword, signIn } from './signIn';

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
export function startProviderLogin({
  visitor,
  query,
  account,
}: Pick<RequestContext, 'visitor' | 'account'> & { query: AddressQuery }): string {
  const provider = wantedProvider(query);
  const { providerTrips } = getPortal();
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
export function createProviderCallback(visitor: string, { provider, subject }: Subject): string {
  const { providerTrips } = getPortal();
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
export function getBindTicket({
  visitor,
  query,
  lang,
}: Pick<RequestContext, 'visitor' | 'lang'> & { query: { bind?: string } }): Data<'bindTicket'> {
  const { provider, subject } = ownTicket(visitor, query.bind ?? '');
  return { provider, providerName: getProviderName(provider, lang), nickname: maskName(subject) };
}

/** Channel 5: coming back from a provider, or with an account's password binding what came back before. */
export function signInWithProvider(context: RequestContext, body: AssociateBody): LoginResult {
  const binds = [body.userType, body.account, body.password].some((field) => field !== undefined);
  return binds ? signInAndBind(context, body) : comeBack(context, body);
}

/**
 * The state must be the visitor's own and is used up; the code must be the one the provider gave out with it.
 * An unbound provider account is answered with the address that binds it, and no session.
 */
function comeBack(context: RequestContext, body: AssociateBody): LoginResult {
  const fields = readFields(body, { ...ticketForm, state: optional(text(STATE_MAX)) });
  const { providerTrips } = getPortal();
  const { provider, state = '' } = fields;
  const trip = findLiveRecord(providerTrips, state, context.visitor);
  if (!trip) throw new Refusal('PROVIDER_STATE');
  providerTrips.delete(state);
  // Another provider's answer under this state is a mix-up (RFC 9700, section 4.4).
  if (trip.provider !== provider) throw new Refusal('PROVIDER_STATE');
  if (trip.approval?.code !== fields.ticket) throw new Refusal('PROVIDER_REFUSED');
  const subject = { provider: trip.provider, subject: trip.approval.subject };
  const account = findBoundAccount(subject);
  if (account) {
    // Who wanted to link what is linked elsewhere must not find themselves in somebody else's account.
    if (trip.linkTo !== undefined && trip.linkTo !== account.id) throw new Refusal('BOUND_ELSEWHERE');
    const result = signIn(context, account, getProviderChannel(trip.provider));
    markBindingUsed(subject);
    return result;
  }
  return { redirectUrl: `/uaa/associate/login?bind=${createBindTicket(context.visitor, subject)}` };
}

/** The password counts as on channel 1. The ticket is used up only when it has bound. */
function signInAndBind(context: RequestContext, body: AssociateBody): LoginResult {
  const { provider, ticket } = readFields(body, ticketForm);
  const subject = ownTicket(context.visitor, ticket);
  if (subject.provider !== provider) throw new Refusal('TICKET_UNKNOWN');
  const channel = getProviderChannel(subject.provider);
  const account = provePassword(context, body, channel);
  if (hasBindingAt(subject.provider, account.id)) {
    throw new Refusal('ALREADY_BOUND', { provider: getProviderName(subject.provider, context.lang) });
  }
  const result = signIn(context, account, channel);
  addBinding(subject, account.id);
  const sessionId = context.session?.publicId ?? null;
  recordBehavior({ accountId: account.id, type: 'BIND', channel, sessionId }, readDevice(context.req));
  notifyOfBinding(context, account, subject.provider, 'bound');
  return result;
}

function ownTicket(visitor: string, ticket: string): BindTicket {
  const found = findLiveRecord(getPortal().bindTickets, ticket, visitor);
  if (!found) throw new Refusal('TICKET_UNKNOWN');
  return found;
}
