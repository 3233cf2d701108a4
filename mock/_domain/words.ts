/** The portal's words in the reader's language. */
import enIdentity from '../../src/locales/en-US/identity';
import enProvider from '../../src/locales/en-US/provider';
import enSubCode from '../../src/locales/en-US/subCode';
import ptIdentity from '../../src/locales/pt-BR/identity';
import ptProvider from '../../src/locales/pt-BR/provider';
import ptSubCode from '../../src/locales/pt-BR/subCode';
import cnIdentity from '../../src/locales/zh-CN/identity';
import cnProvider from '../../src/locales/zh-CN/provider';
import cnSubCode from '../../src/locales/zh-CN/subCode';
import twIdentity from '../../src/locales/zh-TW/identity';
import twProvider from '../../src/locales/zh-TW/provider';
import twSubCode from '../../src/locales/zh-TW/subCode';
import enPortal from './locales/en-US';
import ptPortal from './locales/pt-BR';
import cnPortal from './locales/zh-CN';
import twPortal from './locales/zh-TW';

const dictionaries = {
  'zh-CN': { ...cnSubCode, ...cnIdentity, ...cnProvider, ...cnPortal },
  'zh-TW': { ...twSubCode, ...twIdentity, ...twProvider, ...twPortal },
  'en-US': { ...enSubCode, ...enIdentity, ...enProvider, ...enPortal },
  'pt-BR': { ...ptSubCode, ...ptIdentity, ...ptProvider, ...ptPortal },
};

export type Lang = keyof typeof dictionaries;
export type WordKey = keyof (typeof dictionaries)['zh-CN'];
/** A place of sign-in: kept by key, said in the reader's language. */
export type Place = Extract<WordKey, `place.${string}`>;

const DEFAULT_LANG: Lang = 'zh-CN';

/** First tag of an Accept-Language header that is one of the four locales, else zh-CN. */
export function languageOf(acceptLanguage: string | undefined): Lang {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
  return tags.find((tag): tag is Lang => Object.hasOwn(dictionaries, tag)) ?? DEFAULT_LANG;
}

/** The text of a key with its {placeholders} filled in. */
export function words(lang: Lang, key: WordKey, values: Record<string, string | number> = {}): string {
  return dictionaries[lang][key].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
