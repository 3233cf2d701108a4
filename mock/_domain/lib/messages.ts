/** The texts that the server translates, in each language. */
import enIdentity from '../../../src/locales/en-US/identity';
import enLazySubCode from '../../../src/locales/en-US/lazySubCode';
import enProvider from '../../../src/locales/en-US/provider';
import enSubCode from '../../../src/locales/en-US/subCode';
import type { Locale } from '../../../src/locales/languages';
import { DEFAULT_LOCALE, isLocale } from '../../../src/locales/localeChoice';
import ptIdentity from '../../../src/locales/pt-BR/identity';
import ptLazySubCode from '../../../src/locales/pt-BR/lazySubCode';
import ptProvider from '../../../src/locales/pt-BR/provider';
import ptSubCode from '../../../src/locales/pt-BR/subCode';
import cnIdentity from '../../../src/locales/zh-CN/identity';
import cnLazySubCode from '../../../src/locales/zh-CN/lazySubCode';
import cnProvider from '../../../src/locales/zh-CN/provider';
import cnSubCode from '../../../src/locales/zh-CN/subCode';
import twIdentity from '../../../src/locales/zh-TW/identity';
import twLazySubCode from '../../../src/locales/zh-TW/lazySubCode';
import twProvider from '../../../src/locales/zh-TW/provider';
import twSubCode from '../../../src/locales/zh-TW/subCode';
import enPortal from './locales/en-US';
import ptPortal from './locales/pt-BR';
import cnPortal from './locales/zh-CN';
import twPortal from './locales/zh-TW';

const chinese = { ...cnSubCode, ...cnLazySubCode, ...cnIdentity, ...cnProvider, ...cnPortal };

/** A language of the portal. */
export type Lang = Locale;
/** The keys of all texts. */
export type MessageKey = keyof typeof chinese;
/** The place of a sign-in, stored as the key of its name. */
export type Place = Extract<MessageKey, `place.${string}`>;

const dictionaries: Record<Locale, Record<MessageKey, string>> = {
  'zh-CN': chinese,
  'zh-TW': { ...twSubCode, ...twLazySubCode, ...twIdentity, ...twProvider, ...twPortal },
  'en-US': { ...enSubCode, ...enLazySubCode, ...enIdentity, ...enProvider, ...enPortal },
  'pt-BR': { ...ptSubCode, ...ptLazySubCode, ...ptIdentity, ...ptProvider, ...ptPortal },
};

/** Returns the first tag of an Accept-Language header that is a language of the portal, or the default language. */
export function matchLanguage(acceptLanguage: string | undefined): Lang {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => tag.split(';')[0]?.trim());
  return tags.find(isLocale) ?? DEFAULT_LOCALE;
}

/** Returns the text of `key` in `lang`. Replaces each {placeholder} that `values` contains; the others stay. */
export function translate(lang: Lang, key: MessageKey, values: Record<string, string | number> = {}): string {
  return dictionaries[lang][key].replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  );
}
