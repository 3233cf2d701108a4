/** Sign-in through a provider (channels 5, 31 and 32), and its binding (docs/api.md, Sign-in). */
import { randomUUID } from 'node:crypto';
import { LOGIN_CHANNEL, PROVIDER_STATE_LIFETIME } from '../../../src/constants';
import type { Data, LoginChannels, LoginResult, Query } from '../../../src/contract/index';
import type { SignInWay } from '../../../src/domain/factors';
import { maskName } from '../lib/masking';
import { Refusal, wrongField } from '../lib/refusals';
import { now } from '../store/clock';
import type { Caller, EndpointContext, RequestContext, Visitor } from '../store/context';
import { findLiveRecord, keepRecord } from '../store/expiring';
import { getProviderChannel, getProviderName, providerIds } from '../store/providers';
import type { BindTicket, ProviderId, Subject } from '../store/records/signIn';
import { getPortal } from '../store/state';
import { assertRoomForTicket, createTicket } from '../store/tickets';
import { findBoundAccount, hasBindingAt, markBindingUsed } from './bindings';
import { assertRoomForRefusal } from './panic';
import { signInAfter } from './secondFactor';
import { provePassword, signIn } from './signIn';

type AssociateLogin = LoginChannels[5]['body'];
type Binding = Extract<AssociateLogin, { password: string }>;
type ProviderQuery = Exclude<Query<'obtainCode'>, { requestId: string }>;

/** Returns the address of a provider's page. Its state belongs to this visitor and can be used once. */
export function startProviderLogin(
  { visitor, req, account }: Pick<RequestContext, 'visitor' | 'req' | 'account'>,
  query: ProviderQuery,
): string {
  const provider = readProvider(query);
  const { providerTrips } = getPortal();
  const state = randomUUID();
  const expiresAt = now() + PROVIDER_STATE_LIFETIME;
  const linkTo = 'link' in query ? account?.id : undefined;
  keepRecord(providerTrips, state, { visitor, provider, expiresAt, answered: false, linkTo }, req);
  return `/simulator/provider?${new URLSearchParams({ state, provider })}`;
}

/** Returns the callback of a provider that has already approved, as at the end of a redirect. */
export function createProviderCallback({ visitor, req }: Visitor, { provider, subject }: Subject): string {
  const { providerTrips } = getPortal();
  const [state, code] = [randomUUID(), randomUUID()];
  const expiresAt = now() + PROVIDER_STATE_LIFETIME;
  const approval = { code, subject };
  keepRecord(providerTrips, state, { visitor, provider, expiresAt, answered: true, approval }, req);
  return `/uaa/authorize/callBack?${new URLSearchParams({ provider, code, state })}`;
}

function readProvider(query: ProviderQuery): ProviderId {
  if ('channelCode' in query)
    return query.channelCode === LOGIN_CHANNEL.paymentApp ? 'paymentApp' : 'messagingApp';
  const provider = providerIds.find((id) => id === query.provider);
  if (!provider) throw wrongField('provider', 'FIELD_FORMAT');
  return provider;
}

/** Returns the provider account of a bind ticket; the nickname is masked. Throws TICKET_UNKNOWN. */
export function getBindTicket({ visitor, query, lang }: EndpointContext<'bindTicket'>): Data<'bindTicket'> {
  const { provider, subject } = ownTicket(visitor, query.bind);
  return { provider, providerName: getProviderName(provider, lang), nickname: maskName(subject) };
}

/** Channel 5: the return from a provider, or a password that binds the provider account. */
export function signInWithProvider(context: Caller, body: AssociateLogin): LoginResult {
  return 'password' in body ? signInAndBind(context, body) : signInOnReturn(context, body);
}

/**
 * Signs in on the return from a provider; the state is used up. Without a binding, returns the address of the
 * page that binds, without a session. Throws PROVIDER_STATE, PROVIDER_REFUSED or BOUND_ELSEWHERE.
 */
function signInOnReturn(
  context: Caller,
  { provider, ticket, state = '' }: Exclude<AssociateLogin, Binding>,
): LoginResult {
  const { providerTrips } = getPortal();
  const trip = findLiveRecord(providerTrips, state, context.visitor);
  // The response to a verification or a password reset is not a sign-in.
  if (!trip || trip.verification !== undefined || trip.reset !== undefined)
    throw new Refusal('PROVIDER_STATE');
  const subject = { provider: trip.provider, subject: trip.approval?.subject ?? '' };
  const account = findBoundAccount(subject);
  if (account) assertRoomForRefusal(context, account);
  else assertRoomForTicket(getPortal().bindTickets, context);
  providerTrips.delete(state);
  // Another provider with this state is a mix-up attack (RFC 9700, section 4.4).
  if (trip.provider !== provider) throw new Refusal('PROVIDER_STATE');
  if (trip.approval?.code !== ticket) throw new Refusal('PROVIDER_REFUSED');
  if (account) {
    // A user who is linking a provider account that is linked to another account must not be signed in to that account.
    if (trip.linkTo !== undefined && trip.linkTo !== account.id) throw new Refusal('BOUND_ELSEWHERE');
    const openedBy: SignInWay[] = [trip.provider === 'partner' ? 'partner' : 'provider'];
    const result = signIn(context, account, getProviderChannel(trip.provider), {
      openedBy,
      openedWith: `${subject.provider} ${subject.subject}`,
    });
    markBindingUsed(subject);
    return result;
  }
  const bind = createTicket(getPortal().bindTickets, context, subject);
  return { redirectUrl: `/uaa/associate/login?bind=${bind}` };
}

/** Checks the password as on channel 1 and binds. Only success uses up the ticket. */
function signInAndBind(context: Caller, { provider, ticket, ...credentials }: Binding): LoginResult {
  const subject = ownTicket(context.visitor, ticket);
  if (subject.provider !== provider) throw new Refusal('TICKET_UNKNOWN');
  const channel = getProviderChannel(subject.provider);
  const account = provePassword(context, credentials, channel);
  if (hasBindingAt(subject.provider, account.id)) {
    throw new Refusal('ALREADY_BOUND', { provider: getProviderName(subject.provider, context.lang) });
  }
  return signInAfter(context, account, { proof: 'password', channel, bind: subject });
}

function ownTicket(visitor: string, ticket: string): BindTicket {
  const found = findLiveRecord(getPortal().bindTickets, ticket, visitor);
  if (!found) throw new Refusal('TICKET_UNKNOWN');
  return found;
}
