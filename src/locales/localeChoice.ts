/** Which language a reader gets (specification, section 4). Pure, so that a server can ask as well. */

import { LOCALES, type Locale } from './languages';

export const DEFAULT_LOCALE: Locale = 'zh-CN';

/** Mirror of the language in force, so that a server can send the right HTML. */
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

/** Whether the portal has this language, letter for letter. */
export function isLocale(lang: unknown): lang is Locale {
  return LOCALES.some((locale) => locale === lang);
}

/** Which language tags a language of the portal serves: the language, and what decides between two of one. */
const families: Record<Locale, { language: string; fits?: (subtags: string[]) => boolean }> = {
  'zh-TW': { language: 'zh', fits: isTraditional },
  'zh-CN': { language: 'zh', fits: (subtags) => !isTraditional(subtags) },
  'en-US': { language: 'en' },
  'pt-BR': { language: 'pt' },
};

/** The portal's language for a language tag (BCP 47): zh-HK → zh-TW, en-GB → en-US, pt → pt-BR; else undefined. */
export function matchLocale(tag: unknown): Locale | undefined {
  if (typeof tag !== 'string') return undefined;
  const [spoken = '', ...subtags] = tag.split(/[-_]/);
  return LOCALES.find((locale) => {
    const { language, fits } = families[locale];
    return language === spoken.toLowerCase() && (fits?.(subtags) ?? true);
  });
}

/** What the script says where one is named, and else the region. */
function isTraditional(subtags: string[]): boolean {
  const script = subtags.find((subtag) => SCRIPT.test(subtag));
  return (script ? [script] : subtags).some((subtag) => TRADITIONAL.test(subtag));
}

/** A code of the specification's format that names a language of the portal, or undefined. */
function fromCode(code: unknown): Locale | undefined {
  return typeof code === 'string' && CODE.test(code) ? matchLocale(code) : undefined;
}

interface LocaleSources {
  /** What the reader chose before, as stored; null where nothing is. */
  stored: string | null;
  /** `window.g_lang`. */
  globalLang?: unknown;
  /** `navigator.languages`, most wanted first. */
  browser: readonly unknown[];
  /** The deployment's default. */
  configured?: unknown;
}

/**
 * The specification's order: stored, global setting, browser, configured, zh-CN.
 * A stored value that is no language of the portal's is damage, not a wish: it falls to the default at once.
 */
export function chooseLocale({ stored, globalLang, browser, configured }: LocaleSources): Locale {
  const fallback = fromCode(configured) ?? DEFAULT_LOCALE;
  if (stored !== null) return fromCode(stored) ?? fallback;
  const wished = browser.map(matchLocale).find((locale) => locale !== undefined);
  return fromCode(globalLang) ?? wished ?? fallback;
}
