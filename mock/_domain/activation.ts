/** Registrations that wait for the link of their mail to be followed. */
import { randomBytes, randomUUID } from 'node:crypto';
import { ACTIVATION_LIFETIME, CODE_RESEND, HOUR, SECOND } from '../../src/constants';
import type { Activation } from '../../src/contract';
import { type Account, accountById } from './accounts';
import { record } from './behaviour';
import { instant, now } from './clock';
import { deviceOf } from './device';
import { readFields, text } from './fields';
import { maskEmail } from './masking';
import { send } from './outbox';
import { Refusal } from './refusals';
import { portal } from './state';
import type { Visit } from './visit';
import { words } from './words';

export interface Registration {
  id: string;
  accountId: string;
  /** Browsers that may ask about it: the one that registered, and those that have proved to be its owner's since. */
  visitors: string[];
  /** Of the latest mail's link. */
  token: string;
  expiresAt: number;
  resendAt: number;
  activatedAt: number | null;
}

type Who = Pick<Visit, 'visitor' | 'lang'>;

const TOKEN_BYTES = 32;
const TEXT_MAX = 64;

/** Sends a new account's first mail. */
export function startActivation(visit: Who, account: Account): Activation {
  const registration = {
    id: randomUUID(),
    accountId: account.id,
    visitors: [visit.visitor],
    activatedAt: null,
    ...newLink(),
  };
  portal().registrations.set(registration.id, registration);
  sendLink(visit, registration);
  return said(registration);
}

/** Where the visitor's registration stands. */
export function activationOf({ visitor, query }: Pick<Visit, 'visitor'> & { query: { id?: string } }) {
  return said(ownRegistration(visitor, query.id ?? ''));
}

/** Follows a link. Whoever has it, ended or not, may ask for another: it goes to the same mailbox. */
export function activate(visit: Pick<Visit, 'visitor' | 'req'>, body: { token?: unknown }): Activation {
  const { token } = readFields(body, { token: text(TEXT_MAX) });
  const registration = [...portal().registrations.values()].find((one) => one.token === token);
  if (!registration) throw new Refusal('TOKEN_INVALID');
  const state = stateOf(registration);
  if (state === 'EXPIRED') admit(visit.visitor, registration);
  if (state !== 'SENT') return said(registration);
  registration.activatedAt = now();
  record({ accountId: registration.accountId, type: 'ACTIVATE' }, deviceOf(visit.req));
  return { ...said(registration), state: 'ACTIVATED' };
}

/** Sends the mail anew. The former link ends. */
export function resendActivation(visit: Who, body: { id?: unknown }): Activation {
  const { id } = readFields(body, { id: text(TEXT_MAX) });
  const registration = ownRegistration(visit.visitor, id);
  if (registration.activatedAt !== null) throw new Refusal('ACTIVATION_DONE');
  const wait = registration.resendAt - now();
  if (wait > 0) {
    const data = { resendAt: instant(registration.resendAt) };
    throw new Refusal('CODE_TOO_SOON', { seconds: Math.ceil(wait / SECOND) }, data);
  }
  Object.assign(registration, newLink());
  sendLink(visit, registration);
  return said(registration);
}

/** Throws while the account's mail has not been followed; where it stands may be asked in this browser from now on. */
export function assertActivated({ visitor }: Pick<Visit, 'visitor'>, { id }: Account): void {
  const registration = [...portal().registrations.values()].find(({ accountId }) => accountId === id);
  if (!registration || registration.activatedAt !== null) return;
  admit(visitor, registration);
  const redirectUrl = `/uaa/active?${new URLSearchParams({ id: registration.id })}`;
  throw new Refusal('NOT_ACTIVATED', {}, { redirectUrl });
}

function newLink(): Pick<Registration, 'token' | 'expiresAt' | 'resendAt'> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, expiresAt: now() + ACTIVATION_LIFETIME, resendAt: now() + CODE_RESEND };
}

function sendLink({ lang }: Who, { accountId, token }: Registration): void {
  const { account = '', email } = accountById(accountId) ?? {};
  if (!email) return;
  const values = { account, hours: ACTIVATION_LIFETIME / HOUR };
  const link = `/uaa/active?${new URLSearchParams({ token })}`;
  send({ kind: 'mail', to: email, text: words(lang, 'mail.activation', values), link });
}

function ownRegistration(visitor: string, id: string): Registration {
  const found = portal().registrations.get(id);
  if (!found?.visitors.includes(visitor)) throw new Refusal('REGISTRATION_UNKNOWN');
  return found;
}

function admit(visitor: string, { visitors }: Registration): void {
  if (!visitors.includes(visitor)) visitors.push(visitor);
}

function stateOf({ activatedAt, expiresAt }: Registration): Activation['state'] {
  if (activatedAt !== null) return 'USED';
  return expiresAt <= now() ? 'EXPIRED' : 'SENT';
}

function said(registration: Registration): Activation {
  const { id, accountId, expiresAt, resendAt, activatedAt } = registration;
  return {
    state: stateOf(registration),
    id: activatedAt === null ? id : '',
    email: maskEmail(accountById(accountId)?.email ?? ''),
    expiresAt: instant(expiresAt),
    resendAt: instant(resendAt),
  };
}
