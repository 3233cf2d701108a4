/** The application that requests a sign-in: its name, and the login name that it suggests. */
import { isRecord } from '@/utils/isRecord';
import { readTabState, writeTabState } from './tabStorage';

const HINT = 'loginHint';

/** Maximum length of a shown application name, in characters. */
const NAME_MAX = 60;

interface Hint {
  /** The suggested login name (OpenID Connect Core 1.0, `login_hint`); '' for none. */
  account: string;
  /** The name of the application; '' if unknown. */
  client: string;
}

const NO_HINT: Hint = { account: '', client: '' };

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Stores the hint in this tab until the next sign-in. `referer` is the path to open after it. */
export function saveLoginHint(referer: string, { account = '', client = '' }: Partial<Hint>) {
  writeTabState(HINT, { referer, account, client: client.slice(0, NAME_MAX) });
}

/** Returns the stored hint if it belongs to a sign-in with this referer, otherwise an empty one. */
export function readLoginHint(referer: string): Hint {
  const stored = readTabState(HINT);
  if (!isRecord(stored) || stored.referer !== referer) return NO_HINT;
  return { account: toText(stored.account), client: toText(stored.client).slice(0, NAME_MAX) };
}
