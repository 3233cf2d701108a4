/** Contract of the authorization provider's own pages (OAuth 2.0, OpenID Connect Core 1.0). */
import type { UserType } from './uaa';

/** What an application may ask for; `openid` is the bare sign-in. */
export type Scope = 'openid' | 'profile' | 'email' | 'phone' | 'identity';

export interface RequestedScope {
  scope: Scope;
  /** May not be unticked. */
  required: boolean;
  /** Granted to this application before and still so. */
  granted: boolean;
  /** The person's own values it would hand over, masked; none while nobody is signed in. */
  values: string[];
}

export interface AuthorizeRequest {
  requestId: string;
  client: {
    name: string;
    operator: string;
    purpose: string;
    /** A picture as docs/api.md defines it, '' for none. */
    logo: string;
    /** The application's own site and privacy policy (RFC 7591: client_uri, policy_uri), https. */
    siteUrl?: string;
    privacyUrl?: string;
  };
  scopes: RequestedScope[];
  /** Host the browser returns to. */
  host: string;
  /** What has to happen next. With `error` the answer is ready at `redirectUrl`; with `code` obtainCode gives it. */
  next: 'login' | 'level' | 'consent' | 'code' | 'error';
  redirectUrl: string | null;
  /** Who is signed in, masked; null for nobody. */
  person: { account: string; name: string; userType: UserType } | null;
  /** Login name the application suggests, '' for none. */
  loginHint: string;
  /** The first of `ui_locales` the portal speaks, or null. */
  locale: 'zh-CN' | 'zh-TW' | 'en-US' | 'pt-BR' | null;
  /** How long a grant lasts, in days. */
  days: number;
}

export interface AuthorizeContract {
  /** `query` is the page's own, byte for byte and without '?'; or `requestId=` alone, back from a detour. */
  authorizeRequest: { body: { query: string }; data: AuthorizeRequest };
  /** `account`: whom the page shows; `scopes`: those left ticked. Answers the client's address with a code, or with `access_denied`; asked again, the same. */
  consent: {
    body: { requestId: string; account: string; allow: boolean; scopes: Scope[] };
    data: { redirectUrl: string };
  };
  /** The page's query goes through. The address that signs in here, or null where nobody is signed in elsewhere. */
  autoAuth: { query: Record<string, string>; data: string | null };
}
