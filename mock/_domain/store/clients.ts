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
  /**
   * The addresses a code may go to. The portal compares them as a whole, but takes any port on loopback (RFC
   * 8252, section 7.3).
   */
  redirectUris: string[];
  /** Origin of its site. */
  site: string;
  postLogoutRedirectUris: string[];
  /** The identity level that the client asks for, and whether a person may go on without it. */
  level: Exclude<IdentityLevel, 1>;
  skippable: boolean;
  /** The scopes that a person cannot untick. `openid` is always one of them. */
  requiredScopes: Scope[];
}

const LOOPBACK = ['http://127.0.0.1', 'http://[::1]', 'http://localhost'];
const onLoopback = (path: string) => LOOPBACK.map((host) => host + path);

/** Builds one of the services of a made-up city. */
function cityService(name: 'parking' | 'library' | 'clinic', requiredScopes: Scope[]): Client {
  const origin = `https://${name}.example.com`;
  return {
    id: `city-${name}`,
    secret: `${name}-secret`,
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
    redirectUris: onLoopback('/callback'),
    site: 'https://demo-app.example.com',
    postLogoutRedirectUris: [...onLoopback('/'), ...onLoopback('/signed-out')],
    level: 2,
    skippable: true,
    requiredScopes: ['openid'],
  },
  'demo-web': {
    id: 'demo-web',
    secret: 'demo-secret',
    redirectUris: ['https://demo-web.example.com/callback'],
    site: 'https://demo-web.example.com',
    postLogoutRedirectUris: ['https://demo-web.example.com/', 'https://demo-web.example.com/signed-out'],
    level: 2,
    skippable: false,
    requiredScopes: ['openid', 'identity'],
  },
  'city-parking': cityService('parking', ['phone']),
  'city-library': cityService('library', []),
  'city-clinic': cityService('clinic', ['profile', 'identity']),
};

const PORT = new RegExp(
  `^(${LOOPBACK.map((host) => host.replace(/[.[\]]/g, '\\$&')).join('|')}):([1-9]\\d{0,4})(?=/)`,
);
const PORT_MAX = 65_535;

/** Returns the client of an id. */
export const getClient = (id: ClientId): Client => clients[id];

/** Returns the client of an id that came over the wire, or undefined. */
export function findClient(id: string | undefined): Client | undefined {
  return Object.values(clients).find((client) => client.id === id);
}

/**
 * Lists the clients that registered `address` as a place to return to after signing out.
 */
export function listClientsByLogoutAddress(address: string, req: IncomingMessage): Client[] {
  return Object.values(clients).filter(({ postLogoutRedirectUris }) =>
    isRegisteredAddress(postLogoutRedirectUris, address, req),
  );
}

/**
 * Returns whether `address` is one of the registered ones. It compares them as text (RFC 9700, section 4.1.3).
 * On loopback the port may differ, but it must not be the portal's own: its pages are no application.
 */
export function isRegisteredAddress(registered: string[], address: string, req: IncomingMessage): boolean {
  const port = Number(PORT.exec(address)?.[2] ?? 0);
  if (port > PORT_MAX || !registered.includes(address.replace(PORT, '$1'))) return false;
  return !leadsToPortal(address, req);
}

/** Returns name, operator, purpose and icon of a client in the language of the reader. */
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
