/**
 * A partner portal that shares this portal's accounts and its parent domain, and with it the visitor's cookie. Whoever
 * is signed in there brings a ticket that it has signed; the partner portal itself is played through POST /mock/act.
 */
import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { findAccountById } from '../accounts/accounts';
import { readOrigin } from '../lib/origin';
import { ALGORITHM, getSigningKey } from '../lib/signingKeys';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired } from '../store/expiring';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { createProviderCallback } from './providerLogin';

export const PARTNER_ISSUER = 'https://partner.example.com';

export const PARTNER_TICKET_TYPE = 'partner-ticket+jwt';

const TICKET_MAX = 4096;

/** A ticket names the browser it was given to: a link with somebody else's signs nobody in as them. */
export const hashVisitor = (visitor: string) => createHash('sha256').update(visitor).digest('base64url');

/** The address that signs in whom a ticket names; null where there is none, or it is not good for this browser. */
export async function startPartnerSignIn(
  context: Pick<RequestContext, 'req' | 'visitor'>,
  ticket = '',
): Promise<string | null> {
  const account = ticket.length > TICKET_MAX ? undefined : await accountOfTicket(context, ticket);
  return account
    ? createProviderCallback(context.visitor, { provider: 'partner', subject: account.id })
    : null;
}

async function accountOfTicket(
  { req, visitor }: Pick<RequestContext, 'req' | 'visitor'>,
  ticket: string,
): Promise<Account | undefined> {
  const { publicKey } = await getSigningKey('partner');
  const wanted = {
    issuer: PARTNER_ISSUER,
    audience: readOrigin(req),
    typ: PARTNER_TICKET_TYPE,
    algorithms: [ALGORITHM],
  };
  const read = jwtVerify(ticket, publicKey, { ...wanted, currentDate: new Date(now()) });
  const {
    sub = '',
    jti = '',
    exp = 0,
    browser,
  } = (await read.catch(() => ({ payload: {} }))).payload as {
    sub?: string;
    jti?: string;
    exp?: number;
    browser?: string;
  };
  const { spentTickets } = getPortal();
  dropExpired(spentTickets);
  if (browser !== hashVisitor(visitor) || spentTickets.has(jti)) return undefined;
  spentTickets.set(jti, { expiresAt: exp * 1000 });
  return findAccountById(sub);
}
