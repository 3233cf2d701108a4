/**
 * A sister portal that shares this portal's accounts and its parent domain, and with it the visitor's cookie. Whoever
 * is signed in there brings a ticket that it has signed; the sister itself is played through POST /mock/act.
 */
import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { AUTHORIZATION_CODE_LIFETIME } from '../../../src/constants';
import { type Account, findAccountById, readPlayedAccount } from '../accounts/accounts';
import { readFields } from '../forms/fields';
import { readOrigin } from '../lib/origin';
import { ALGORITHM, getSigningKey } from '../lib/signingKeys';
import { toSeconds } from '../oauth/idToken';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired } from '../store/expiring';
import { getPortal } from '../store/state';
import { createProviderCallback } from './providerLogin';

const ISSUER = 'https://sister.example.com';
const TYPE = 'sister-ticket+jwt';
const TICKET_MAX = 4096;

/** A ticket names the browser it was given to: a link with somebody else's signs nobody in as them. */
const nameOf = (visitor: string) => createHash('sha256').update(visitor).digest('base64url');

/** Plays the sister: `{ account? }` is signed in there → `{ redirectUrl }`, good for one minute, once. */
export async function playPartner({ req, visitor, body }: RequestContext): Promise<{ redirectUrl: string }> {
  const { account } = readFields(body, { account: readPlayedAccount });
  const { kid, privateKey } = await getSigningKey('sister');
  const ticket = await new SignJWT({ browser: nameOf(visitor) })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(readOrigin(req))
    .setSubject(account.id)
    .setJti(randomUUID())
    .setIssuedAt(toSeconds(now()))
    .setExpirationTime(toSeconds(now() + AUTHORIZATION_CODE_LIFETIME))
    .sign(privateKey);
  return { redirectUrl: `/uaa/autoAuth?${new URLSearchParams({ ticket })}` };
}

/** The address that signs in whom a ticket names; null where there is none, or it is not good for this browser. */
export async function startPartnerSignIn(
  visit: Pick<RequestContext, 'req' | 'visitor'>,
  ticket = '',
): Promise<string | null> {
  const account = ticket.length > TICKET_MAX ? undefined : await accountOfTicket(visit, ticket);
  return account ? createProviderCallback(visit.visitor, { provider: 'sister', subject: account.id }) : null;
}

async function accountOfTicket(
  { req, visitor }: Pick<RequestContext, 'req' | 'visitor'>,
  ticket: string,
): Promise<Account | undefined> {
  const { publicKey } = await getSigningKey('sister');
  const wanted = { issuer: ISSUER, audience: readOrigin(req), typ: TYPE, algorithms: [ALGORITHM] };
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
  if (browser !== nameOf(visitor) || spentTickets.has(jti)) return undefined;
  spentTickets.set(jti, { expiresAt: exp * 1000 });
  return findAccountById(sub);
}
