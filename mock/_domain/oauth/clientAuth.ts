/** Client authentication (RFC 6749, section 2.3; OpenID Connect Core 1.0, section 9). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Client, findClient } from '../store/clients';
import type { PortalRequest } from '../store/context';
import { OAuthError } from './call';

/** The supported methods, for the discovery document. */
export const authMethods = ['client_secret_basic', 'client_secret_post', 'none'];

const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2})$/i;
const CHALLENGE = 'Basic realm="portal", charset="UTF-8"';

interface Credentials {
  id?: string;
  secret?: string;
}

/** Returns the calling client. Throws 401 invalid_client, 400 invalid_request for two ways at once. */
export function authenticateClient(req: PortalRequest, form: Map<string, string>): Client {
  const { id, secret } = credentialsOf(req, form);
  const client = findClient(id);
  if (!client || !isRight(client, secret)) throw invalidClient();
  return client;
}

function credentialsOf({ headers }: PortalRequest, form: Map<string, string>): Credentials {
  const { authorization } = headers;
  const posted: Credentials = { id: form.get('client_id'), secret: form.get('client_secret') };
  if (authorization === undefined) return posted;
  const basic = basicOf(authorization);
  if (posted.secret !== undefined || (posted.id !== undefined && posted.id !== basic.id)) {
    throw new OAuthError(400, 'invalid_request', 'a client proves itself in one way only');
  }
  return basic;
}

/** Reads a Basic header. Both halves were form-encoded before they were joined (RFC 6749, section 2.3.1). */
function basicOf(authorization: string): Credentials {
  const encoded = BASIC.exec(authorization)?.[1];
  if (encoded === undefined) throw invalidClient();
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id: decoded(id), secret: decoded(rest.join(':')) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    throw invalidClient();
  }
}

/** A public client must send no secret, a confidential client its own. */
function isRight(client: Client, secret: string | undefined): boolean {
  if (client.secret === undefined || secret === undefined) return client.secret === secret;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(client.secret), digest(secret));
}

const invalidClient = () =>
  new OAuthError(401, 'invalid_client', 'the client is not known by these', CHALLENGE);
