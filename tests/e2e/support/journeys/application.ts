/** A native application with a loopback redirect (RFC 8252). Records the addresses at which visitors return to it. */
import { listen } from '../../../support/servers/listen';
import type { Visitor } from '../visitor';

/** Characters that faulty code would encode a second time. */
const STATE = `s%2F%3D%7e+.${'x'.repeat(1000)}`;
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

export interface Application {
  origin: string;
  /** Every address at which a visitor returned, oldest first, as it was in the address bar. */
  visits: string[];
  /** Builds the query of an authorization request. */
  query: (extraParams?: Record<string, string>) => string;
  close: () => Promise<void>;
}

/** Starts an application. Its pages have a heading, a link and a language of the portal, and allow to be framed. */
export async function startApplication(): Promise<Application> {
  const visits: string[] = [];
  const { origin, close } = await listen((req, res) => {
    const url = req.url ?? '';
    if (url.startsWith('/favicon')) return res.writeHead(204).end();
    visits.push(url);
    return res
      .writeHead(200, { 'Content-Type': 'text/html' })
      .end(
        '<!doctype html><html lang="en-US"><title>App</title><h1>Application</h1><a href="/">Start</a></html>',
      );
  });
  const query = (extraParams: Record<string, string> = {}) => {
    const parameters = new URLSearchParams({
      response_type: 'code',
      client_id: 'demo-app',
      redirect_uri: `${origin}/callback`,
      scope: 'openid profile email phone identity',
      nonce: 'n1',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      ...extraParams,
    });
    return `${parameters}&state=${STATE}`;
  };
  return { origin, visits, query, close };
}

/**
 * Waits until the visitor has returned to the application; returns the parameters of the address and expects the
 * unchanged state.
 */
export async function waitForReturn(visitor: Visitor, app: Application): Promise<URLSearchParams> {
  await visitor.waits((origin: string) => location.origin === origin, 'the application', app.origin);
  const address = app.visits.at(-1) ?? '';
  expect(address).toMatch(/^\/callback\?/);
  expect(address.split('&')).toContain(`state=${STATE}`);
  return new URL(address, app.origin).searchParams;
}
