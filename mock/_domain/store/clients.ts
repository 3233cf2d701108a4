/** Applications registered with the portal (relying parties). */
import type { IdentityLevel, Scope } from '../../../src/contract';
import { type Lang, translate } from '../lib/messages';
import { getClientIcon } from './clientIcons';

export type ClientId = 'demo-app' | 'demo-web' | 'city-parking' | 'city-library' | 'city-clinic';

export interface Client {
  id: ClientId;
  /** Of a confidential client; a public one has none (RFC 6749, section 2.1). */
  secret?: string;
  /** Compared whole; those on loopback take any port (RFC 8252, section 7.3). */
  redirectUris: string[];
  postLogoutRedirectUris: string[];
  /** Level of identity it asks for, and whether it goes on without. */
  level: Exclude<IdentityLevel, 1>;
  skippable: boolean;
  /** Scopes that may not be unticked; `openid` never may. */
  requiredScopes: Scope[];
}

const LOOPBACK = ['http://127.0.0.1', 'http://[::1]', 'http://localhost'];
const onLoopback = (path: string) => LOOPBACK.map((host) => host + path);

/** One of the made-up city's services, known by its name and a secret after it. */
function cityService(name: 'parking' | 'library' | 'clinic', requiredScopes: Scope[]): Client {
  const origin = `https://${name}.example.com`;
  return {
    id: `city-${name}`,
    secret: `${name}-secret`,
    redirectUris: [`${origin}/callback`],
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
    postLogoutRedirectUris: [...onLoopback('/'), ...onLoopback('/signed-out')],
    level: 2,
    skippable: true,
    requiredScopes: ['openid'],
  },
  'demo-web': {
    id: 'demo-web',
    secret: 'demo-secret',
    redirectUris: ['https://demo-web.example.com/callback'],
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

/** The registered client of an id. */
export const getClient = (id: ClientId): Client => clients[id];

/** The client of an id that came over the wire, which may be anything. */
export function findClient(id: string | undefined): Client | undefined {
  return Object.values(clients).find((client) => client.id === id);
}

/** Clients that registered an address to return to after signing out of the portal at `origin`. */
export function listClientsByLogoutAddress(address: string, origin: string): Client[] {
  return Object.values(clients).filter(({ postLogoutRedirectUris }) =>
    isRegisteredAddress(postLogoutRedirectUris, address, origin),
  );
}

/**
 * Whether an address is one of those registered, compared as text (RFC 9700, section 4.1.3). Only the port of one on
 * loopback may differ, and not so that it is the portal itself, whose origin is given.
 */
export function isRegisteredAddress(registered: string[], address: string, origin: string): boolean {
  const port = Number(PORT.exec(address)?.[2] ?? 0);
  if (port > PORT_MAX || !registered.includes(address.replace(PORT, '$1'))) return false;
  return new URL(address).origin !== origin;
}

/** How a client introduces itself in the reader's language. */
export function describeClient(id: ClientId, lang: Lang) {
  return {
    name: translate(lang, `client.${id}.name`),
    operator: translate(lang, `client.${id}.operator`),
    purpose: translate(lang, `client.${id}.purpose`),
    logo: getClientIcon(id),
  };
}
