/** The portal's words in the reader's language. */
import enIdentity from '../../../src/locales/en-US/identity';
import enLaterSubCode from '../../../src/locales/en-US/laterSubCode';
import enProvider from '../../../src/locales/en-US/provider';
import enSubCode from '../../../src/locales/en-US/subCode';
import ptIdentity from '../../../src/locales/pt-BR/identity';
import ptLaterSubCode from '../../../src/locales/pt-BR/laterSubCode';
import ptProvider from '../../../src/locales/pt-BR/provider';
import ptSubCode from '../../../src/locales/pt-BR/subCode';
import cnIdentity from '../../../src/locales/zh-CN/identity';
import cnLaterSubCode from '../../../src/locales/zh-CN/laterSubCode';
import cnProvider from '../../../src/locales/zh-CN/provider';
import cnSubCode from '../../../src/locales/zh-CN/subCode';
import twIdentity from '../../../src/locales/zh-TW/identity';
import twLaterSubCode from '../../../src/locales/zh-TW/laterSubCode';
import twProvider from '../../../src/locales/zh-TW/provider';
import twSubCode from '../../../src/locales/zh-TW/subCode';
import enPortal from './locales/en-US';
import ptPortal from './locales/pt-BR';
import cnPortal from './locales/zh-CN';
import twPortal from './locales/zh-TW';

const dictionaries = {
  'zh-CN': { ...cnSubCode, ...cnLaterSubCode, ...cnIdentity, ...cnProvider, ...cnPortal },
  'zh-TW': { ...twSubCode, ...twLaterSubCode, ...twIdentity, ...twProvider, ...twPortal },
  'en-US': { ...enSubCode, ...enLaterSubCode, ...enIdentity, ...enProvider, ...enPortal },
  'pt-BR': { ...ptSubCode, ...ptLaterSubCode, ...ptIdentity, ...ptProvider, ...ptPortal },
};

export type Lang = keyof typeof dictionaries;
export type MessageKey = keyof (typeof dictionaries)['zh-CN'];
/** A place of sign-in: kept by key, said in the reader's language. */
export type Place = Extract<MessageKey, `place.${string}`>;

const DEFAULT_LANG: Lang = 'zh-CN';

/** First tag of an Accept-Language header that is one of the four locales, else zh-CN. */
export function matchLanguage(acceptLanguage: string | undefined): Lang {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
  return tags.find((tag): tag is Lang => Object.hasOwn(dictionaries, tag)) ?? DEFAULT_LANG;
}

/** The text of a key with its {placeholders} filled in. */
export function translate(lang: Lang, key: MessageKey, values: Record<string, string | number> = {}): string {
  return dictionaries[lang][key].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
