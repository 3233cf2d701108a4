/**
 * A sister portal that shares this portal's accounts and its parent domain, and with it the visitor's cookie. Whoever
 * is signed in there brings a ticket that it has signed; the sister itself is played through POST /mock/act.
 */
import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { AUTHORIZATION_CODE_LIFETIME } from '../../src/constants';
import { type Account, accountById, actingAccount } from './accounts';
import { providerAnswer } from './associate';
import { now } from './clock';
import { dropExpired } from './expiring';
import { readFields } from './fields';
import { seconds } from './oauthIdToken';
import { ALGORITHM, signingKey } from './oauthKeys';
import { originOf } from './oauthOrigin';
import { portal } from './state';
import type { Visit } from './visit';

const ISSUER = 'https://sister.example.com';
const TYPE = 'sister-ticket+jwt';
const TICKET_MAX = 4096;

/** A ticket names the browser it was given to: a link with somebody else's signs nobody in as them. */
const nameOf = (visitor: string) => createHash('sha256').update(visitor).digest('base64url');

/** Plays the sister: `{ account? }` is signed in there → `{ redirectUrl }`, good for one minute, once. */
export async function playSister({ req, visitor, body }: Visit): Promise<{ redirectUrl: string }> {
  const { account } = readFields(body, { account: actingAccount });
  const { kid, privateKey } = await signingKey('sister');
  const ticket = await new SignJWT({ browser: nameOf(visitor) })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(originOf(req))
    .setSubject(account.id)
    .setJti(randomUUID())
    .setIssuedAt(seconds(now()))
    .setExpirationTime(seconds(now() + AUTHORIZATION_CODE_LIFETIME))
    .sign(privateKey);
  return { redirectUrl: `/uaa/autoAuth?${new URLSearchParams({ ticket })}` };
}

/** The address that signs in whom a ticket names; null where there is none, or it is not good for this browser. */
export async function autoAuth(visit: Pick<Visit, 'req' | 'visitor'>, ticket = ''): Promise<string | null> {
  const account = ticket.length > TICKET_MAX ? undefined : await accountOfTicket(visit, ticket);
  return account ? providerAnswer(visit.visitor, { provider: 'sister', subject: account.id }) : null;
}

async function accountOfTicket(
  { req, visitor }: Pick<Visit, 'req' | 'visitor'>,
  ticket: string,
): Promise<Account | undefined> {
  const { publicKey } = await signingKey('sister');
  const wanted = { issuer: ISSUER, audience: originOf(req), typ: TYPE, algorithms: [ALGORITHM] };
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
  const { spentTickets } = portal();
  dropExpired(spentTickets);
  if (browser !== nameOf(visitor) || spentTickets.has(jti)) return undefined;
  spentTickets.set(jti, { expiresAt: exp * 1000 });
  return accountById(sub);
}
