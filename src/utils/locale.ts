/** The language in force: chosen, loaded apart from the others, switched without a reload. */
import { addLocale, getIntl, setLocale } from '@umijs/max';
import type { Locale as AntdLocale } from 'antd/es/locale';
import moment from 'moment';
import { DAY } from '@/constants';
import type { MessageKey, Messages } from '@/locales/zh-CN/index';
import { assertLocaleFormat, chooseLocale, DEFAULT_LOCALE, isLocale, type Locale } from './localeChoice';
import { readText, writeText } from './storage';

export { LOCALES, type Locale } from './localeChoice';

/** Umi's own key, so that both read the same choice. */
const STORAGE_KEY = 'umi_locale';
/** Mirror of the choice, so that a server can send the right HTML. */
const COOKIE = 'portal_locale';

interface Bundle {
  messages: Messages;
  antd: AntdLocale;
  /** dayjs's id of the language. */
  moment: string;
}

type Module<T> = { default: T };

async function bundle(
  momentLocale: string,
  messages: Promise<Module<Messages>>,
  antd: Promise<Module<AntdLocale>>,
  dates: Promise<unknown>,
): Promise<Bundle> {
  const [words, parts] = await Promise.all([messages, antd, dates]);
  return { messages: words.default, antd: parts.default, moment: momentLocale };
}

/** One import() each, written out, so that the build cuts one chunk per language. */
const loaders: Record<Locale, () => Promise<Bundle>> = {
  'zh-CN': () =>
    bundle(
      'zh-cn',
      import('@/locales/zh-CN/index'),
      import('antd/locale/zh_CN'),
      import('dayjs/locale/zh-cn'),
    ),
  'zh-TW': () =>
    bundle(
      'zh-tw',
      import('@/locales/zh-TW/index'),
      import('antd/locale/zh_TW'),
      import('dayjs/locale/zh-tw'),
    ),
  'en-US': () =>
    bundle('en', import('@/locales/en-US/index'), import('antd/locale/en_US'), import('dayjs/locale/en')),
  'pt-BR': () =>
    bundle(
      'pt-br',
      import('@/locales/pt-BR/index'),
      import('antd/locale/pt_BR'),
      import('dayjs/locale/pt-br'),
    ),
};

let current: Locale | undefined;
let antdParts: AntdLocale | undefined;
/** Counts switches: of two under way the later one wins. */
let turn = 0;
let loading: Promise<unknown> = Promise.resolve();

/** The language in force; before one is loaded, the one that will be. */
export function getLocale(): Locale {
  if (current) return current;
  if (typeof window === 'undefined') return DEFAULT_LOCALE;
  return chooseLocale({
    stored: readText('local', STORAGE_KEY),
    globalLang: window.g_lang,
    browser: navigator.languages ?? [navigator.language],
    configured: DEFAULT_LOCALE,
  });
}

/** antd's texts of the language in force; undefined before one is loaded. */
export const antdLocale = (): AntdLocale | undefined => antdParts;

/** The words for a message key outside React. Inside, use useT: it follows a switch. */
export function translate(id: MessageKey, values?: Record<string, string | number>): string {
  return getIntl(getLocale()).formatMessage({ id }, values);
}

function mirror(lang: Locale) {
  document.documentElement.lang = lang;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${COOKIE}=${lang}; path=/; max-age=${(365 * DAY) / 1000}; samesite=lax`;
}

/** Makes a loaded language the one in force, for messages, antd and dates alike. */
function apply(lang: Locale, { messages, antd, moment: momentLocale }: Bundle) {
  const extras = { momentLocale, antd };
  antdParts = antd;
  moment.locale(momentLocale);
  addLocale(lang, messages, extras);
  const switching = current !== undefined && current !== lang;
  try {
    // While getLocale() still answers the old language, or Umi would see nothing to do.
    if (switching) setLocale(lang, false);
    current = lang;
  } catch {
    // Umi stores the choice first, and storage may be forbidden. Adding to the current language tells its listeners.
    current = lang;
    addLocale(lang, messages, extras);
  }
  mirror(lang);
}

/** Loads and applies; false where a later call has taken over meanwhile. */
async function take(lang: Locale): Promise<boolean> {
  turn += 1;
  const mine = turn;
  const loaded = loaders[lang]();
  loading = loaded.catch(() => undefined);
  const content = await loaded;
  if (mine !== turn) return false;
  if (lang !== current) apply(lang, content);
  return true;
}

/** Resolves when no language is under way, so that words can be found; never rejects. */
export const localeSettled = (): Promise<unknown> => loading;

/** Loads a language of the portal and makes it the one in force; repairs a stored choice that names none. */
export async function loadLocale(lang: Locale): Promise<void> {
  if (!(await take(lang))) return;
  const stored = readText('local', STORAGE_KEY);
  if (stored !== null && !isLocale(stored)) writeText('local', STORAGE_KEY, lang);
}

/**
 * Switches to a language without a reload and remembers it. Throws 'setLocale lang format error' for what is
 * no locale code; a code the portal has no language for becomes the default. Of two switches the later wins.
 */
export async function switchLocale(lang: string): Promise<void> {
  assertLocaleFormat(lang);
  const wanted = chooseLocale({ stored: lang, browser: [] });
  if (await take(wanted)) writeText('local', STORAGE_KEY, wanted);
}
