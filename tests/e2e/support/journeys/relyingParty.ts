/** A third-party application on loopback, with a standard OpenID Connect client library. */
import * as oidc from 'openid-client';
import { listen } from '../../../support/servers/listen';
import type { Visitor } from '../visitor';

/** Values that the response to an authorization request has to match. */
interface PendingRequest {
  state: string;
  nonce: string;
  verifier: string;
}

/** The application's only page; in a language of the portal, because `settles` reads the language of each page. */
const PAGE =
  '<!doctype html><html lang="zh-CN"><head><link rel="icon" href="data:,"></head><h1>back</h1></html>';

export class RelyingParty {
  private pending: PendingRequest | undefined;

  private constructor(
    private readonly config: oidc.Configuration,
    readonly origin: string,
    readonly close: () => Promise<void>,
  ) {}

  /** Reads the portal's discovery document and listens on a port of its own. */
  static async knows(portal: string): Promise<RelyingParty> {
    const execute = [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks];
    const config = await oidc.discovery(new URL(portal), 'demo-app', undefined, oidc.None(), { execute });
    const { origin, close } = await listen((_req, res) =>
      res.setHeader('Content-Type', 'text/html').end(PAGE),
    );
    return new RelyingParty(config, origin, close);
  }

  /** Sends a visitor to the portal's authorization endpoint. */
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
    this.pending = { state, nonce, verifier };
    visitor.watch.tolerate(new RegExp(`^off the origin: ${this.origin}/`));
    // If the portal needs no consent, it redirects before its page can settle.
    await visitor.page.goto(url.href, { waitUntil: 'domcontentloaded' });
  }

  /** Waits until a visitor has returned to one of its pages; returns the address. */
  async greets(visitor: Visitor, path = '/callback'): Promise<URL> {
    const isThere = (wanted: string) => location.href.split('?')[0] === wanted;
    await visitor.waits(isThere, `the application's ${path}`, `${this.origin}${path}`);
    await visitor.settles();
    return new URL(visitor.page.url());
  }

  /** Exchanges the code in an address for tokens, with all checks of the library. */
  trades(address: URL) {
    const { state, nonce, verifier } = this.pendingRequest;
    return oidc.authorizationCodeGrant(this.config, address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
  }

  /** Waits for a visitor and exchanges the returned code; returns the tokens. */
  async welcomes(visitor: Visitor) {
    return this.trades(await this.greets(visitor));
  }

  asksWho(accessToken: string, subject: string) {
    return oidc.fetchUserInfo(this.config, accessToken, subject);
  }

  /** The portal's address that signs out and redirects back to the application. */
  signOutPath(parameters: Record<string, string>): string {
    const { pathname, search } = oidc.buildEndSessionUrl(this.config, {
      post_logout_redirect_uri: `${this.origin}/signed-out`,
      ...parameters,
    });
    return pathname + search;
  }

  private get pendingRequest(): PendingRequest {
    if (!this.pending) throw new Error('No visitor was sent to the portal. Call `sends` first.');
    return this.pending;
  }
}
