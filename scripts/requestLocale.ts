import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import type { Locale } from '../src/locales/languages';
import { chooseLocale, isLocale, LOCALE_COOKIE } from '../src/locales/localeChoice';

/** The cookie's language, letter for letter; null for none and for what names no language of the portal. */
function readLocaleCookie(header = ''): Locale | null {
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${LOCALE_COOKIE}=`))
    .map((pair) => pair.slice(LOCALE_COOKIE.length + 1));
  return values.find(isLocale) ?? null;
}

/**
 * The language in which a server sends a page: the one the reader had last, else the most wanted of Accept-Language,
 * else zh-CN (specification, section 4). Never throws: what cannot be read of the headers is skipped.
 */
export function getRequestLocale(headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): Locale {
  // Without the header every language is as good, which the package says by '*'.
  return chooseLocale({
    stored: readLocaleCookie(headers.cookie),
    browser: new Negotiator({ headers }).languages(),
  });
}
