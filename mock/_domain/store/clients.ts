/** The applications that are registered with the portal (relying parties). */
import type { IncomingMessage } from 'node:http';
import type { IdentityLevel, Scope } from '../../../src/contract';
import { type Lang, translate } from '../lib/messages';
import { leadsToPortal } from '../lib/origin';
import type { ClientId } from './records/oauth';

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
 * Compares addresses as text (RFC 9700, section 4.1.3). On loopback the port may differ, but must not be the
 * portal's own, because its pages are not a client.
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

/** The icons. They are inline SVG, so that the mock loads nothing from other hosts. */
const shapes: Record<ClientId, string> = {
  'demo-app':
    '<rect width="48" height="48" rx="10" fill="#0b6e4f"/><rect x="15" y="9" width="18" height="30" rx="3" fill="#fff"/><circle cx="24" cy="34" r="2" fill="#0b6e4f"/>',
  'demo-web':
    '<rect width="48" height="48" rx="10" fill="#7a3e9d"/><rect x="9" y="13" width="30" height="22" rx="3" fill="#fff"/><rect x="9" y="13" width="30" height="6" fill="#d9c2e6"/>',
  'city-parking':
    '<rect width="48" height="48" rx="10" fill="#1d4ed8"/><path d="M17 38V10h9a9 9 0 0 1 0 18h-4v10z" fill="#fff"/><path d="M22 15v8h4a4 4 0 0 0 0-8z" fill="#1d4ed8"/>',
  'city-library':
    '<rect width="48" height="48" rx="10" fill="#9a3412"/><path d="M23 14c-4-3-9-3-13-2v23c4-1 9-1 13 2zm2 0c4-3 9-3 13-2v23c-4-1-9-1-13 2z" fill="#fff"/>',
  'city-clinic':
    '<rect width="48" height="48" rx="10" fill="#0f766e"/><path d="M20 10h8v10h10v8H28v10h-8V28H10v-8h10z" fill="#fff"/>',
};

function getClientIcon(id: ClientId): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${shapes[id]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
