/** The applications that are registered with the portal (relying parties). */
import type { IncomingMessage } from 'node:http';
import type { IdentityLevel, Scope } from '../../../src/contract';
import { type Lang, translate } from '../lib/messages';
import { leadsToPortal } from '../lib/origin';
import { getClientIcon } from './clientIcons';
import type { ClientId } from './records/oauth';

/** A registered application. */
export interface Client {
  id: ClientId;
  /** Only a confidential client has a secret (RFC 6749, section 2.1). */
  secret?: string;
  /** Compared as exact texts, except for the port on loopback (RFC 8252, section 7.3). */
  redirectUris: string[];
  /** Origin of its site. */
  site: string;
  /** Compared in the same way as redirectUris. */
  postLogoutRedirectUris: string[];
  /** The required identity level. */
  level: Exclude<IdentityLevel, 1>;
  /** Whether the user may continue without this level. */
  skippable: boolean;
  /** Scopes that the user cannot deselect; `openid` is always one of them. */
  requiredScopes: Scope[];
}

const LOOPBACK = ['http://127.0.0.1', 'http://[::1]', 'http://localhost'];
const listLoopbackUris = (path: string) => LOOPBACK.map((host) => host + path);

/** Creates a confidential client with a site of its own. */
function createWebClient(id: ClientId, host: string, secret: string, requiredScopes: Scope[]): Client {
  const origin = `https://${host}.example.com`;
  return {
    id,
    secret,
    redirectUris: [`${origin}/callback`],
    site: origin,
    postLogoutRedirectUris: [`${origin}/`, `${origin}/signed-out`],
    level: 2,
    skippable: false,
    requiredScopes: ['openid', ...requiredScopes],
  };
}

const clients: Record<ClientId, Client> = {
  'demo-app': {
    id: 'demo-app',
    redirectUris: listLoopbackUris('/callback'),
    site: 'https://demo-app.example.com',
    postLogoutRedirectUris: [...listLoopbackUris('/'), ...listLoopbackUris('/signed-out')],
    level: 2,
    skippable: true,
    requiredScopes: ['openid'],
  },
  'demo-web': createWebClient('demo-web', 'demo-web', 'demo-secret', ['identity']),
  'city-parking': createWebClient('city-parking', 'parking', 'parking-secret', ['phone']),
  'city-library': createWebClient('city-library', 'library', 'library-secret', []),
  'city-clinic': createWebClient('city-clinic', 'clinic', 'clinic-secret', ['profile', 'identity']),
};

const LOOPBACK_WITH_PORT = new RegExp(
  `^(${LOOPBACK.map((host) => host.replace(/[.[\]]/g, '\\$&')).join('|')}):([1-9]\\d{0,4})(?=/)`,
);
const PORT_MAX = 65_535;

/** Returns the client of an id. */
export const getClient = (id: ClientId): Client => clients[id];

/** Returns the client of an id from a request, or undefined. */
export function findClient(id: string | undefined): Client | undefined {
  return Object.values(clients).find((client) => client.id === id);
}

/** Lists the clients that registered `address` as a post-logout redirect URI. */
export function listClientsByLogoutAddress(address: string, req: IncomingMessage): Client[] {
  return Object.values(clients).filter(({ postLogoutRedirectUris }) =>
    isRegisteredAddress(postLogoutRedirectUris, address, req),
  );
}

/**
 * Returns whether `address` is one of the registered ones. It compares them as text (RFC 9700, section 4.1.3). On loopback the
 * port may differ, but must not be the portal's own, because its pages are not a client.
 */
export function isRegisteredAddress(registered: string[], address: string, req: IncomingMessage): boolean {
  const port = Number(LOOPBACK_WITH_PORT.exec(address)?.[2] ?? 0);
  // `leadsToPortal` cannot parse an address with a greater port.
  if (port > PORT_MAX || !registered.includes(address.replace(LOOPBACK_WITH_PORT, '$1'))) return false;
  return !leadsToPortal(address, req);
}

/** Returns name, operator, purpose and icon of a client in a language. */
export function describeClient(id: ClientId, lang: Lang) {
  return {
    name: translate(lang, `client.${id}.name`),
    operator: translate(lang, `client.${id}.operator`),
    purpose: translate(lang, `client.${id}.purpose`),
    logo: getClientIcon(id),
  };
}

/** Returns the addresses of a client's site and privacy policy. */
export function getClientPages(id: ClientId) {
  const { site } = clients[id];
  return { siteUrl: `${site}/`, privacyUrl: `${site}/privacy` };
}
