/** Confirms the mail address of new accounts by a link (docs/specification.md 10.4). */
import { randomUUID } from 'node:crypto';
import { ACTIVATION_LIFETIME, CODE_RESEND, HOUR, SECOND, UNACTIVATED_LIFETIME } from '../../../src/constants';
import type { Activation } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { recordBehavior } from '../accounts/behavior';
import { mailTo } from '../accounts/contacts';
import { sendMessage } from '../accounts/outbox';
import { assertMayMail, countMail } from '../checks/codeLimits';
import { maskEmail } from '../lib/masking';
import { translate } from '../lib/messages';
import { createRandomId } from '../lib/randomId';
import { getFound, Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext, RequestContext, Visitor } from '../store/context';
import { assertRoom, deleteWhere, keepRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { Registration } from '../store/records/signIn';
import { getPortal } from '../store/state';

type MailContext = Pick<RequestContext, 'visitor' | 'lang'>;

/** Records are deleted explicitly: an expired registration still shows that it was never activated. */
const STORAGE = { grace: Number.POSITIVE_INFINITY, whenShared: 'refuse' } as const;
/** Maximum number of browsers that may read a registration: the latest that have proved to be its owner's. */
const BROWSERS_MAX = 20;

/** Starts the activation of a new account and sends the first mail. */
export function startActivation(
  context: MailContext & Pick<RequestContext, 'req'>,
  account: Account,
): Activation {
  const registration: Registration = {
    id: randomUUID(),
    accountId: account.id,
    visitors: [context.visitor],
    activatedAt: null,
    ...newLink(),
  };
  keepRecord(getPortal().registrations, registration.id, registration, context.req, STORAGE);
  renewEnd(registration);
  sendLink(context, registration);
  return toActivation(registration);
}

/**
 * Throws a 429 if too many registrations are pending. Dropping one would make its account count as activated.
 */
export function assertMayRegister({ req }: Pick<RequestContext, 'req'>): void {
  deleteOld();
  assertRoom(getPortal().registrations, req, STORAGE);
}

/** Deletes registrations that were activated longer ago than ACTIVATION_LIFETIME. */
function deleteOld(): void {
  deleteWhere(
    getPortal().registrations,
    ({ activatedAt }) => activatedAt !== null && now() - activatedAt >= ACTIVATION_LIFETIME,
  );
}

/** Returns the account of a registration, which ends with its account (store/ownedLists). */
const accountOf = ({ accountId }: Registration): Account => getFound(findAccountById(accountId));

/** Extends the time after which an account that is not activated expires, so that its names become free. */
function renewEnd(registration: Registration): void {
  accountOf(registration).endsAt = now() + UNACTIVATED_LIFETIME;
}

/** Returns the state of a registration to a browser that may read it. Throws REGISTRATION_UNKNOWN for all others. */
export function getActivation({ visitor, query }: EndpointContext<'activation'>): Activation {
  return toActivation(ownRegistration(visitor, query.id));
}

/** Activates an account. A visitor with an expired link may request another mail. */
export function activate(context: Visitor, { token }: { token: string }): Activation {
  const registration = [...getPortal().registrations.values()].find((one) => one.token === token);
  if (!registration) throw new Refusal('TOKEN_INVALID');
  const state = stateOf(registration);
  if (state === 'EXPIRED') allowBrowser(context.visitor, registration);
  if (state !== 'SENT') return toActivation(registration);
  registration.activatedAt = now();
  delete accountOf(registration).endsAt;
  recordBehavior(context, { accountId: registration.accountId, type: 'ACTIVATE' });
  return { ...toActivation(registration), state: 'ACTIVATED' };
}

/**
 * Sends a new mail, whose link replaces the old one. The address may belong to another person, so its mails
 * are limited like codes (429).
 */
export function resendActivation(context: MailContext, { id }: { id: string }): Activation {
  const registration = ownRegistration(context.visitor, id);
  if (registration.activatedAt !== null) throw new Refusal('ACTIVATION_DONE');
  const wait = registration.resendAt - now();
  if (wait > 0) {
    const data = { resendAt: toInstant(registration.resendAt) };
    throw new Refusal('CODE_TOO_SOON', { seconds: Math.ceil(wait / SECOND) }, data);
  }
  assertMayMail(accountOf(registration).email ?? '');
  Object.assign(registration, newLink());
  renewEnd(registration);
  sendLink(context, registration);
  return toActivation(registration);
}

/** Throws NOT_ACTIVATED with the page that helps, which this browser may then read. */
export function assertActivated({ visitor }: Pick<RequestContext, 'visitor'>, { id }: Account): void {
  const registration = [...getPortal().registrations.values()].find(({ accountId }) => accountId === id);
  if (!registration || registration.activatedAt !== null) return;
  allowBrowser(visitor, registration);
  const redirectUrl = `/uaa/active?${new URLSearchParams({ id: registration.id })}`;
  throw new Refusal('NOT_ACTIVATED', {}, { redirectUrl });
}

function newLink(): Pick<Registration, 'token' | 'expiresAt' | 'resendAt'> {
  const token = createRandomId(32);
  return { token, expiresAt: now() + ACTIVATION_LIFETIME, resendAt: now() + CODE_RESEND };
}

function sendLink({ lang }: MailContext, registration: Registration): void {
  const { account, email } = accountOf(registration);
  const to = email ?? '';
  countMail(to);
  const values = { account, hours: ACTIVATION_LIFETIME / HOUR };
  const link = `/uaa/active?${new URLSearchParams({ token: registration.token })}`;
  const text = translate(lang, 'mail.activation', values);
  // The address is not known to be the owner's yet.
  sendMessage(mailTo(to), { text, link }, { account: undefined, lang });
}

function ownRegistration(visitor: string, id: string): Registration {
  const found = getPortal().registrations.get(id);
  if (!found?.visitors.includes(visitor)) throw new Refusal('REGISTRATION_UNKNOWN');
  return found;
}

function allowBrowser(visitor: string, { visitors }: Registration): void {
  if (visitors.includes(visitor)) return;
  visitors.push(visitor);
  if (visitors.length > BROWSERS_MAX) visitors.shift();
}

function stateOf({ activatedAt, expiresAt }: Registration): Activation['state'] {
  if (activatedAt !== null) return 'USED';
  return expiresAt <= now() ? 'EXPIRED' : 'SENT';
}

function toActivation(registration: Registration): Activation {
  const { id, expiresAt, resendAt, activatedAt } = registration;
  const { userType, email } = accountOf(registration);
  return {
    state: stateOf(registration),
    userType,
    id: activatedAt === null ? id : '',
    email: maskEmail(email ?? ''),
    expiresAt: toInstant(expiresAt),
    resendAt: toInstant(resendAt),
  };
}
