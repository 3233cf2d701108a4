/** Another party's application on loopback, with a standard OpenID Connect client library. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oidc from 'openid-client';
import type { Visitor } from '../visitor';

/** What has to come back from one sign-in of the application's. */
interface Trip {
  state: string;
  nonce: string;
  verifier: string;
}

/** A page that is no more than arrived at; in a language the portal speaks, as every page here. */
const PAGE =
  '<!doctype html><html lang="zh-CN"><head><link rel="icon" href="data:,"></head><h1>back</h1></html>';

export class RelyingParty {
  private trip: Trip | undefined;

  private constructor(
    private readonly config: oidc.Configuration,
    private readonly server: Server,
    readonly origin: string,
  ) {}

  /** Finds out by itself what the portal offers, and listens on a port of its own. */
  static async knows(portal: string): Promise<RelyingParty> {
    const execute = [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks];
    const config = await oidc.discovery(new URL(portal), 'demo-app', undefined, oidc.None(), { execute });
    const server = createServer((_req, res) => res.setHeader('Content-Type', 'text/html').end(PAGE));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return new RelyingParty(config, server, `http://127.0.0.1:${port}`);
  }

  /** Sends somebody to the portal. */
  async sends(visitor: Visitor, parameters: Record<string, string> = {}): Promise<void> {
    const verifier = oidc.randomPKCECodeVerifier();
    const { state = oidc.randomState(), ...others } = parameters;
    const nonce = oidc.randomNonce();
    const url = oidc.buildAuthorizationUrl(this.config, {
      redirect_uri: `${this.origin}/callback`,
      scope: 'openid profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...others,
    });
    this.trip = { state, nonce, verifier };
    visitor.watch.tolerate(new RegExp(`^off the origin: ${this.origin}/`));
    // If the portal asks nothing, it leads on before its page can settle.
    await visitor.page.goto(url.href, { waitUntil: 'domcontentloaded' });
  }

  /** Waits until somebody has come back to one of its pages; answers with what the address brought. */
  async greets(visitor: Visitor, path = '/callback'): Promise<URL> {
    const there = (wanted: string) => location.href.split('?')[0] === wanted;
    await visitor.waits(there, `the application's ${path}`, `${this.origin}${path}`);
    await visitor.settles();
    return new URL(visitor.page.url());
  }

  /** Trades what an address brought for tokens; every check of the library's counts. */
  trades(address: URL, { verifier = this.ownTrip.verifier } = {}) {
    const { state, nonce } = this.ownTrip;
    return oidc.authorizationCodeGrant(this.config, address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
  }

  /** Waits for somebody and trades what they bring; answers their tokens. */
  async welcomes(visitor: Visitor) {
    return this.trades(await this.greets(visitor));
  }

  /** Waits for somebody who comes back with an error; answers what the library makes of it. */
  async isRefused(visitor: Visitor): Promise<oidc.AuthorizationResponseError> {
    const refusal = await this.trades(await this.greets(visitor)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(oidc.AuthorizationResponseError);
    return refusal as oidc.AuthorizationResponseError;
  }

  asksWho(accessToken: string, subject: string) {
    return oidc.fetchUserInfo(this.config, accessToken, subject);
  }

  /** Address at the portal that signs out and comes back. */
  signOutPath(parameters: Record<string, string>): string {
    const { pathname, search } = oidc.buildEndSessionUrl(this.config, {
      post_logout_redirect_uri: `${this.origin}/signed-out`,
      ...parameters,
    });
    return pathname + search;
  }

  private get ownTrip(): Trip {
    if (!this.trip) throw new Error('nobody has been sent yet');
    return this.trip;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
