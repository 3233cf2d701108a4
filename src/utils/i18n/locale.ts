/** The current language: chooses it, loads its texts alone, and switches without a reload. */
import { addLocale, getIntl, setLocale } from '@umijs/max';
import type { Locale as AntdLocale } from 'antd/es/locale';
import { DAY } from '@/constants';
import type { Locale } from '@/locales/languages';
import type { LaterMessages, MessageKey, Messages, TemplateMessages } from '@/locales/zh-CN/index';
import { isBrowser } from '@/utils/isBrowser';
import { readText, removeStored, writeText } from '@/utils/storage/storage';
import {
  assertLocaleFormat,
  chooseLocale,
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
} from '../../locales/localeChoice';
import { localeLoaders } from './localeSources';

/** Umi's own key: Umi and the portal read the same choice. */
const STORAGE_KEY = 'umi_locale';
/** The language that an application requests for this visit. It replaces the global setting. */
const VISIT_KEY = 'portal_visit_locale';

type AllMessages = Messages & LaterMessages & TemplateMessages;

interface Bundle {
  messages: Partial<AllMessages>;
  /** Sets dayjs's language; undefined if `messages` contains only those of the sign-in page. */
  setDates: (() => void) | undefined;
  antd: AntdLocale;
}

/** The parts that the sign-in page does not need: the messages of all other pages and the texts of calendars. */
interface LaterParts {
  messages: Partial<AllMessages>;
  setDates: () => void;
}

async function loadLater(lang: Locale): Promise<LaterParts> {
  const { later, template, dates, moment: dayjsId } = localeLoaders[lang];
  const [laterMessages, templateMessages, { setDayjsLocale }] = await Promise.all([
    later(),
    template?.(),
    import('./dayjsLocale'),
    dates(),
  ]);
  return {
    messages: { ...laterMessages.default, ...templateMessages?.default },
    setDates: () => setDayjsLocale(dayjsId),
  };
}

/** Whether each language is loaded with the messages of all pages, not only of the sign-in page. */
let loadsAllMessages = false;

async function loadBundle(lang: Locale): Promise<Bundle> {
  const { messages: loadFirst, antd } = localeLoaders[lang];
  const [first, later, antdTexts] = await Promise.all([
    loadFirst(),
    loadsAllMessages ? loadLater(lang) : null,
    antd(),
  ]);
  const messages = { ...first.default, ...later?.messages };
  return { messages, setDates: later?.setDates, antd: antdTexts.default };
}

let current: Locale | undefined;
let currentAntd: AntdLocale | undefined;
/** Whether the messages of all pages are loaded in the current language. */
let isComplete = false;
/** Counts switches: the latest of several pending ones applies. */
let latestSwitch = 0;
let loading: Promise<unknown> = Promise.resolve();

/** Returns the current language; before one is loaded, the language that will be loaded first. */
export function getLocale(): Locale {
  if (current) return current;
  if (!isBrowser()) return DEFAULT_LOCALE;
  return chooseLocale({
    stored: readText('local', STORAGE_KEY),
    globalLang: readText('session', VISIT_KEY) ?? window.g_lang,
    browser: navigator.languages ?? [navigator.language],
    configured: DEFAULT_LOCALE,
  });
}

/** Returns antd's texts in the current language; undefined before a language is loaded. */
export const getAntdLocale = (): AntdLocale | undefined => currentAntd;

/** Returns the text of a message, outside React. Components use useT, which re-renders after a switch. */
export function translate(id: MessageKey, values?: Record<string, string | number>): string {
  return getIntl(getLocale()).formatMessage({ id }, values);
}

/** Writes the language to the `lang` attribute and to a cookie. */
function mirror(lang: Locale) {
  if (!isBrowser()) return;
  document.documentElement.lang = lang;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${LOCALE_COOKIE}=${lang}; path=/; max-age=${(365 * DAY) / 1000}; samesite=lax`;
}

/** Makes a loaded language the current one, for messages, antd and dates. */
function apply(lang: Locale, { messages, setDates, antd }: Bundle) {
  isComplete = setDates !== undefined;
  setDates?.();
  currentAntd = antd;
  addLocale(lang, messages);
  const switching = current !== undefined && current !== lang;
  try {
    // Before `current` changes, because Umi ignores a switch to the language that getLocale() returns.
    if (switching) setLocale(lang, false);
    current = lang;
  } catch {
    // Umi first stores the choice and throws if storage is forbidden. addLocale for the current language notifies
    // Umi's listeners, too.
    current = lang;
    addLocale(lang, messages);
  }
  mirror(lang);
}

/** Loads and applies a language. Resolves with false if a later call has begun meanwhile. */
async function loadAndApply(lang: Locale): Promise<boolean> {
  latestSwitch += 1;
  const ownSwitch = latestSwitch;
  const pending = loadBundle(lang);
  loading = pending.catch(() => undefined);
  const bundle = await pending;
  if (ownSwitch !== latestSwitch) return false;
  if (lang !== current) apply(lang, bundle);
  return true;
}

/** Resolves when no language is loading, so that messages are available; never rejects. */
export const waitForLocale = (): Promise<unknown> => loading;

/** Makes later loads of a language include the messages of all pages. Call it before a page other than sign-in opens. */
export function requestAllMessages() {
  loadsAllMessages = true;
}

/** Whether the messages of all pages are loaded in the current language. */
export const hasAllMessages = (): boolean => isComplete;

/** Prefetches the messages that the sign-in page does not need. */
export const fetchAllMessages = (): Promise<unknown> => loadLater(getLocale());

/** Loads and adds the messages that the sign-in page does not need. Rejects if they do not load. */
export async function loadAllMessages(): Promise<void> {
  requestAllMessages();
  await loading;
  const lang = getLocale();
  const { messages, setDates } = await loadLater(lang);
  // A switch meanwhile has loaded all messages of its language. If no language has loaded, pages show message keys.
  if (lang !== current) return;
  isComplete = true;
  setDates();
  addLocale(lang, messages);
}

/** Loads a language and makes it the current one. Replaces a stored choice that is not a language of the portal. */
export async function loadLocale(lang: Locale): Promise<void> {
  if (!(await loadAndApply(lang))) return;
  const stored = readText('local', STORAGE_KEY);
  if (stored !== null && !isLocale(stored)) writeText('local', STORAGE_KEY, lang);
}

/**
 * Switches to a language without a reload and stores it. Throws 'setLocale lang format error' for an invalid code; a
 * language that the portal lacks becomes the default. The later of two switches applies.
 */
export async function switchLocale(lang: string): Promise<void> {
  assertLocaleFormat(lang);
  const locale = chooseLocale({ stored: lang, browser: [] });
  if (await loadAndApply(locale)) writeText('local', STORAGE_KEY, locale);
}

/**
 * Switches to a language for this visit, unless the user has chosen one on this device. Resolves with whether the
 * current language has changed; never rejects.
 */
export async function setSessionLocale(lang: unknown): Promise<boolean> {
  if (!isLocale(lang) || readText('local', STORAGE_KEY) !== null) return false;
  writeText('session', VISIT_KEY, lang);
  if (lang === current) return false;
  try {
    if (!(await loadAndApply(lang))) return false;
  } catch (error) {
    console.warn(error);
    return false;
  }
  // Umi has stored it as the user's choice, which it is not.
  removeStored('local', STORAGE_KEY);
  return true;
}
