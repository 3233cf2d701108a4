/** The login name an application suggests (OpenID Connect Core 1.0, `login_hint`), for the sign-in on the way to it. */
import { readTabState, writeTabState } from './tabStorage';

const HINT = 'loginHint';

/** Keeps it in this tab until the sign-in; `referer` is where that leads. '' is none. */
export function saveLoginHint(referer: string, account: string) {
  writeTabState(HINT, { referer, account });
}

/** The name suggested for a sign-in that leads to `referer`; undefined for any other sign-in. */
export function readLoginHint(referer: string): string | undefined {
  const kept = readTabState(HINT) as { referer?: unknown; account?: unknown } | null;
  const { account } = kept?.referer === referer ? kept : {};
  return typeof account === 'string' && account !== '' ? account : undefined;
}
