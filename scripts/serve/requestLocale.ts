import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import type { Locale } from '../../src/locales/languages';
import { chooseLocale, isLocale, LOCALE_COOKIE } from '../../src/locales/localeChoice';

/** Returns the language in the cookie (case-sensitive); null if it is missing or not a language of the portal. */
function readLocaleCookie(header = ''): Locale | null {
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${LOCALE_COOKIE}=`))
    .map((pair) => pair.slice(LOCALE_COOKIE.length + 1));
  return values.find(isLocale) ?? null;
}

/**
 * Returns the language of a page: cookie, Accept-Language, zh-CN (specification, section 4). Never throws.
 */
export function getRequestLocale(headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>): Locale {
  // Without the header, Negotiator returns '*' for any language.
  return chooseLocale({
    stored: readLocaleCookie(headers.cookie),
    browser: new Negotiator({ headers }).languages(),
  });
}
