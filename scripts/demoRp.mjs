#!/usr/bin/env node
/**
 * `npm run demo:rp`: a small application whose users sign in with the portal, through a standard OpenID Connect
 * client library (openid-client). It is the public client demo-app and listens on loopback (RFC 8252).
 *
 *   npm run demo:rp -- [the portal's address, default http://localhost:8000] [--port 8090]
 *
 * Port 0 selects a free port.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import * as oidc from 'openid-client';
import { failurePage, portalSignedOutPage, signedInPage, signedOutPage } from './demoRp/pages.mjs';
import { readPort, toPortError } from './shared/port.mjs';

const CLIENT = 'demo-app';
const SCOPE = 'openid profile email phone identity';
const COOKIE = 'demo_rp';
const PROMPTS = ['none', 'login', 'consent'];
/** Maximum number of pending sign-ins of a browser; a further one removes the oldest. */
const PENDING_MAX = 20;
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};

const USAGE = 'Use: npm run demo:rp -- [the address of the portal] [--port 8090]';
const START = 'Run `npm start` first, or state the portal by its address.';

/** Loads the portal's OpenID configuration. ID tokens are checked by their signature, because plain http is allowed. */
async function discover(portal) {
  try {
    const address = new URL(portal);
    const insecure = address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    const execute = [...insecure, oidc.enableNonRepudiationChecks];
    return await oidc.discovery(address, CLIENT, undefined, oidc.None(), { execute });
  } catch (cause) {
    const reason = cause.message;
    throw new Error(
      `The portal at ${portal} does not respond as an OpenID Connect provider (${reason}). ${START}`,
      { cause },
    );
  }
}

/** Starts a sign-in: stores its verifier and nonce under its state, and returns the portal's address. */
async function beginSignIn(session, portal, redirect_uri, prompt) {
  const config = await discover(portal);
  const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
  const { pending } = session;
  pending.set(state, { config, verifier, nonce });
  if (pending.size > PENDING_MAX) pending.delete(pending.keys().next().value);
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(PROMPTS.includes(prompt) && { prompt }),
  });
}

/** Completes the sign-in of a state; each state is accepted once. */
async function completeSignIn(session, address) {
  const state = address.searchParams.get('state');
  const signIn = session.pending.get(state);
  if (!signIn) throw new Error('This browser has begun no such sign-in.');
  session.pending.delete(state);
  const tokens = await oidc.authorizationCodeGrant(signIn.config, address, {
    pkceCodeVerifier: signIn.verifier,
    expectedState: state,
    expectedNonce: signIn.nonce,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  const userinfo = await oidc.fetchUserInfo(signIn.config, tokens.access_token, idToken.sub);
  session.person = { idToken, userinfo, scope: tokens.scope, hint: tokens.id_token };
}

/** Ends the application's session and returns the portal's address that ends the portal's session. */
async function signOut(session, portal, origin) {
  const { person } = session;
  session.person = undefined;
  session.signOutState = oidc.randomState();
  return oidc.buildEndSessionUrl(await discover(portal), {
    post_logout_redirect_uri: `${origin}/signed-out`,
    state: session.signOutState,
    ...(person && { id_token_hint: person.hint }),
  });
}

/** Shows the page after a sign-out only if the address has the `state` that this session sent to the portal. */
function showSignedOut(session, portal, address) {
  const { signOutState } = session;
  session.signOutState = undefined;
  return signOutState && signOutState === address.searchParams.get('state')
    ? portalSignedOutPage(portal)
    : startPage(session, portal);
}

const startPage = ({ person }, portal) => (person ? signedInPage(person) : signedOutPage(portal));

/** Each path's handler returns a page, or an address to redirect to. */
const routes = {
  '/': ({ session, portal }) => startPage(session, portal),
  '/sign-in': ({ session, portal, origin, address }) =>
    beginSignIn(session, portal, `${origin}/callback`, address.searchParams.get('prompt')),
  '/callback': async ({ session, origin, address }) => {
    await completeSignIn(session, address);
    return new URL(origin);
  },
  '/sign-out': ({ session, portal, origin }) => signOut(session, portal, origin),
  '/signed-out': ({ session, portal, address }) => showSignedOut(session, portal, address),
};

/** Returns the browser's session. A new session comes with the header that sets its cookie. */
function getSession(sessions, cookie = '') {
  const id = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(cookie)?.[1];
  if (id && sessions.has(id)) return { session: sessions.get(id), headers: {} };
  const newId = randomUUID();
  sessions.set(newId, { pending: new Map() });
  const newCookie = `${COOKIE}=${newId}; Path=/; HttpOnly; SameSite=Lax`;
  return { session: sessions.get(newId), headers: { 'Set-Cookie': newCookie } };
}

/** Returns the address of a request target within the origin; undefined if the target is not a path. */
function toAddress(origin, target = '/') {
  return /^\/(?!\/)/.test(target) && URL.canParse(origin + target) ? new URL(origin + target) : undefined;
}

/** Returns the address of the portal and the port, from the command line. Throws if they are invalid. */
function readOptions() {
  const options = { port: { type: 'string', default: '8090' } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [portal = 'http://localhost:8000', ...rest] = positionals;
  if (rest.length > 0) throw new Error('There is one portal at a time.');
  if (!/^https?:/.test(portal) || !URL.canParse(portal))
    throw new Error(`"${portal}" is no address of a portal.`);
  return { portal, port: readPort(values.port) };
}

/**
 * Starts the application on the loopback address, and returns its origin. Rejects if the portal does not respond, or the
 * port is in use.
 */
async function startRelyingParty(portal, port) {
  await discover(portal);
  const sessions = new Map();
  let origin = '';
  const server = createServer(async (req, res) => {
    const address = toAddress(origin, req.url);
    if (!address) return res.writeHead(400, HEADERS).end(failurePage('400', ''));
    const route = Object.hasOwn(routes, address.pathname) ? routes[address.pathname] : undefined;
    // Redirect other names of this machine: the cookie of one host name is not sent to another.
    if (req.headers.host !== new URL(origin).host)
      return res.writeHead(302, { Location: origin + address.pathname + address.search }).end();
    if (!route || req.method !== 'GET') return res.writeHead(404, HEADERS).end(failurePage('404', ''));
    const { session, headers } = getSession(sessions, req.headers.cookie);
    try {
      const outcome = await route({ session, portal, origin, address });
      if (outcome instanceof URL)
        res.writeHead(302, { ...HEADERS, ...headers, Location: outcome.href }).end();
      else res.writeHead(200, { ...HEADERS, ...headers }).end(outcome);
    } catch (error) {
      res.writeHead(400, { ...HEADERS, ...headers });
      res.end(failurePage(error.error ?? error.code ?? 'error', error.error_description ?? error.message));
    }
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  origin = `http://127.0.0.1:${server.address().port}`;
  return origin;
}

let port;
try {
  const options = readOptions();
  port = options.port;
  console.log(`listening on ${await startRelyingParty(options.portal, port)}`);
} catch (error) {
  console.error(`${toPortError(error, port, 'npm run demo:rp -- --port').message}\n${USAGE}`);
  process.exit(1);
}
