/** Chooses the user's language (specification, section 4). Pure functions, so that a server can call them, too. */

import { LOCALES, type Locale } from './languages';

export const DEFAULT_LOCALE: Locale = 'zh-CN';

/** Name of the cookie with the current language, so that a server can send the HTML in it. */
export const LOCALE_COOKIE = 'portal_locale';

/** Two lowercase letters, optionally a hyphen and two uppercase ones. */
const CODE = /^[a-z]{2}(?:-[A-Z]{2})?$/;
const SCRIPT = /^[a-z]{4}$/i;
/** Script or region subtags that mean traditional characters. */
const TRADITIONAL = /^(?:hant|tw|hk|mo)$/i;

/** Throws 'setLocale lang format error' for anything but a locale code. */
export function assertLocaleFormat(lang: unknown): asserts lang is string {
  if (typeof lang !== 'string' || !CODE.test(lang)) throw new Error('setLocale lang format error');
}

/** Whether this is exactly the code of a language of the portal. */
export function isLocale(lang: unknown): lang is Locale {
  return LOCALES.some((locale) => locale === lang);
}

/** The language tags that each language of the portal serves. `fits` distinguishes zh-TW from zh-CN by the subtags. */
const families: Record<Locale, { language: string; fits?: (subtags: string[]) => boolean }> = {
  'zh-TW': { language: 'zh', fits: isTraditional },
  'zh-CN': { language: 'zh', fits: (subtags) => !isTraditional(subtags) },
  'en-US': { language: 'en' },
  'pt-BR': { language: 'pt' },
};

/** Returns the language for a language tag (BCP 47): zh-HK → zh-TW, en-GB → en-US, pt → pt-BR; else undefined. */
export function matchLocale(tag: unknown): Locale | undefined {
  if (typeof tag !== 'string') return undefined;
  const [primary = '', ...subtags] = tag.split(/[-_]/);
  return LOCALES.find((locale) => {
    const { language, fits } = families[locale];
    return language === primary.toLowerCase() && (fits?.(subtags) ?? true);
  });
}

/** Decides by the script subtag if there is one, otherwise by the region. */
function isTraditional(subtags: string[]): boolean {
  const script = subtags.find((subtag) => SCRIPT.test(subtag));
  return (script ? [script] : subtags).some((subtag) => TRADITIONAL.test(subtag));
}

/** Returns the portal's language for a code in the format of the specification; undefined for any other value. */
function fromCode(code: unknown): Locale | undefined {
  return typeof code === 'string' && CODE.test(code) ? matchLocale(code) : undefined;
}

interface LocaleSources {
  /** The stored choice of the user; null if there is none. */
  stored: string | null;
  /** `window.g_lang`. */
  globalLang?: unknown;
  /** `navigator.languages`, in the order of preference. */
  browser: readonly unknown[];
  /** The deployment's default. */
  configured?: unknown;
}

/**
 * Chooses in the order of the specification: stored, global setting, browser, configured, zh-CN. A stored value that is
 * not a language of the portal is damaged: the default applies, not the browser's languages.
 */
export function chooseLocale({ stored, globalLang, browser, configured }: LocaleSources): Locale {
  const fallback = fromCode(configured) ?? DEFAULT_LOCALE;
  if (stored !== null) return fromCode(stored) ?? fallback;
  const preferred = browser.map(matchLocale).find((locale) => locale !== undefined);
  return fromCode(globalLang) ?? preferred ?? fallback;
}
