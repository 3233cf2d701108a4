/** Requests of a registered application that signs a user in, for the OAuth checks. */
import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizeRequest } from '@/contract';
import type { CheckContext } from './checkContext';
import { definedEntries, type Visitor } from './client';
import { readData } from './expect';
import { assert, NotRun } from './outcome';
import type { Reply } from './reply';
import type { Client } from './settings';

const random = () => randomBytes(32).toString('base64url');

/** The values that an application stores for one sign-in. */
export interface OAuthAttempt {
  client: Client;
  verifier: string;
  nonce: string;
  state: string;
}

type Changes = Record<string, string | undefined>;

export const newAttempt = (client: Client): OAuthAttempt => ({
  client,
  verifier: random(),
  nonce: random(),
  // Characters that are often encoded in another way. They have to be returned unchanged.
  state: 'a b+c%2F"ä&=',
});

/** Returns the query of an authorization request, with parameters changed, or omitted if undefined. */
export function toAuthorizationQuery(
  { client, verifier, nonce, state }: OAuthAttempt,
  changes: Changes = {},
): string {
  const parameters: Changes = {
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: 'openid profile identity',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  return new URLSearchParams(definedEntries(parameters)).toString();
}

/** Sends an authorization request, as the page /uaa/authorize does. */
export const openRequest = (visitor: Visitor, query: string): Promise<Reply> =>
  visitor.call('authorizeRequest', { body: { query } });

/** Allows or denies a request that the page shows. */
export const decide = (
  visitor: Visitor,
  request: AuthorizeRequest,
  allow: boolean,
  scopes: readonly string[] = request.scopes.map(({ scope }) => scope),
): Promise<Reply> =>
  visitor.call('consent', {
    body: {
      requestId: request.requestId,
      account: request.person?.account ?? '',
      allow,
      scopes: allow ? scopes : [],
    },
  });

export function readRedirectParameters(address: string): URLSearchParams {
  assert(URL.canParse(address), 'the redirect to the application has no valid address');
  return new URL(address).searchParams;
}

/** Whether the account has a grant for the application. */
export async function hasGrant(visitor: Visitor, { id }: Client): Promise<boolean> {
  const grants = await visitor.read('grants');
  return grants.some((grant) => grant.id === id);
}

const toGrantChange = ({ id }: Client) => `withdrawGrant ${id}`;

/** Whether the account got the grant in this run. */
export const isNewGrant = (ctx: CheckContext, client: Client): boolean =>
  ctx.changes.has(toGrantChange(client));

/** Withdraws a grant of this run. */
export async function withdrawGrant(ctx: CheckContext, visitor: Visitor, client: Client): Promise<void> {
  await visitor.read('withdrawGrant', { params: { id: client.id } });
  ctx.changes.delete(toGrantChange(client));
}

/** Call it before a consent. A new grant is a change, which is undone at the end of the run. */
export async function noteGrant(ctx: CheckContext, visitor: Visitor, client: Client): Promise<void> {
  ctx.need('allowChanges');
  if (await hasGrant(visitor, client)) return;
  // A new session, because the checks may have ended the one of the consent.
  ctx.changes.set(toGrantChange(client), async () => withdrawGrant(ctx, await ctx.freshMember(), client));
}

/** Returns the redirect with a code. */
export async function codeAddress(
  ctx: CheckContext,
  visitor: Visitor,
  attempt: OAuthAttempt,
): Promise<string> {
  const opened = readData('authorizeRequest', await openRequest(visitor, toAuthorizationQuery(attempt)));
  const { requestId, next } = opened;
  if (next === 'code') {
    return await visitor.read('obtainCode', { query: { requestId } });
  }
  if (next === 'level') throw new NotRun('the level of the account is lower than the application requires');
  assert(next === 'consent', `authorizeRequest: next is ${next}, expected consent or code`);
  await noteGrant(ctx, visitor, attempt.client);
  return readData('consent', await decide(visitor, opened, true)).redirectUrl;
}

/** Signs a user in for an application, by default the account. Returns the code, and the values of this sign-in. */
export async function newCode(
  ctx: CheckContext,
  attempt = newAttempt(ctx.needClient()),
  visitor?: Visitor,
): Promise<{ code: string; attempt: OAuthAttempt }> {
  const address = await codeAddress(ctx, visitor ?? (await ctx.member()), attempt);
  const code = readRedirectParameters(address).get('code');
  assert(code, 'the redirect to the application has no code');
  return { code, attempt };
}

/** Exchanges a code for tokens, with fields changed, or omitted if undefined. */
export function exchangeCode(
  ctx: CheckContext,
  { client, verifier }: OAuthAttempt,
  code: string,
  changes: Changes = {},
): Promise<Reply> {
  const fields: Changes = {
    grant_type: 'authorization_code',
    client_id: client.id,
    client_secret: client.secret,
    redirect_uri: client.redirectUri,
    code_verifier: verifier,
    code,
    ...changes,
  };
  return ctx.visitor().send('POST', '/oauth2/token', { body: new URLSearchParams(definedEntries(fields)) });
}

export const requestUserinfo = (ctx: CheckContext, token: string | undefined): Promise<Reply> =>
  ctx.visitor().send('GET', '/oauth2/userinfo', {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
