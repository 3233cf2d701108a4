/** The application behind a sign-in: its name, and the login name that it suggests. */
import { isRecord } from '@/utils/isRecord';
import { readTabState, writeTabState } from './tabStorage';

const HINT = 'loginHint';

/** Longest name of an application that is shown, in characters. */
const NAME_MAX = 60;

interface Hint {
  /** The login name suggested (OpenID Connect Core 1.0, `login_hint`), '' for none. */
  account: string;
  /** The name of the application; '' if unknown. */
  client: string;
}

const NOTHING: Hint = { account: '', client: '' };

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Keeps it in this tab until the sign-in; `referer` is where that leads. */
export function saveLoginHint(referer: string, { account = '', client = '' }: Partial<Hint>) {
  writeTabState(HINT, { referer, account, client: client.slice(0, NAME_MAX) });
}

/** Returns the hint of a sign-in to `referer`; nothing for any other. */
export function readLoginHint(referer: string): Hint {
  const kept = readTabState(HINT);
  if (!isRecord(kept) || kept.referer !== referer) return NOTHING;
  return { account: toText(kept.account), client: toText(kept.client).slice(0, NAME_MAX) };
}
