/** Sign-in by a partner portal (docs/api.md, autoAuth). Tests and tools play it through POST /mock/act. */
import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { findAccountById } from '../accounts/accounts';
import { readOrigin } from '../lib/origin';
import { ALGORITHM, getSigningKey } from '../lib/signingKeys';
import { now } from '../store/clock';
import type { Visitor } from '../store/context';
import { dropExpired } from '../store/expiring';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { createProviderCallback } from './providerLogin';

export const PARTNER_ISSUER = 'https://partner.example.com';

export const PARTNER_TICKET_TYPE = 'partner-ticket+jwt';

const TICKET_MAX = 4096;

/** A ticket names the browser by this hash, so that its link signs in no other browser. */
export const hashVisitor = (visitor: string) => createHash('sha256').update(visitor).digest('base64url');

/** Returns the address that signs in by a ticket, once; null without a valid ticket of this browser. */
export async function startPartnerSignIn(context: Visitor, ticket = ''): Promise<string | null> {
  const account = ticket.length > TICKET_MAX ? undefined : await accountOfTicket(context, ticket);
  return account ? createProviderCallback(context, { provider: 'partner', subject: account.id }) : null;
}

async function accountOfTicket({ req, visitor }: Visitor, ticket: string): Promise<Account | undefined> {
  const { publicKey } = await getSigningKey('partner');
  const requirements = {
    issuer: PARTNER_ISSUER,
    audience: readOrigin(req),
    typ: PARTNER_TICKET_TYPE,
    algorithms: [ALGORITHM],
  };
  const verification = jwtVerify(ticket, publicKey, { ...requirements, currentDate: new Date(now()) });
  const {
    sub = '',
    jti = '',
    exp = 0,
    browser,
  } = (await verification.catch(() => ({ payload: {} }))).payload as {
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
