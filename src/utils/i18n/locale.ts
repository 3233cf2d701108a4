/** The language in force: chosen, loaded apart from the others, switched without a reload. */
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

/** Umi's own key, so that both read the same choice. */
const STORAGE_KEY = 'umi_locale';
/** The language that an application requests, for this visit only: in place of the global setting. */
const VISIT_KEY = 'portal_visit_locale';

type AllMessages = Messages & LaterMessages & TemplateMessages;

interface Bundle {
  messages: Partial<AllMessages>;
  /** There where the words of every page are among them. */
  setDates: (() => void) | undefined;
  antd: AntdLocale;
  moment: string;
}

/** The parts that the sign-in page does not need: the messages of all other pages, and the texts of calendars. */
interface LaterParts {
  messages: Partial<AllMessages>;
  setDates: () => void;
}

async function loadLater(lang: Locale): Promise<LaterParts> {
  const { later, template, dates, moment: dayjsId } = localeLoaders[lang];
  const [rest, ofTemplate, { setDayjsLocale }] = await Promise.all([
    later(),
    template?.(),
    import('./dayjsLocale'),
    dates(),
  ]);
  return {
    messages: { ...rest.default, ...ofTemplate?.default },
    setDates: () => setDayjsLocale(dayjsId),
  };
}

/** Whether more than the sign-in page's words are wanted; from then on every language brings all. */
let allWanted = false;

async function bundle(lang: Locale): Promise<Bundle> {
  const { words, antd, moment } = localeLoaders[lang];
  const [first, later, antdTexts] = await Promise.all([words(), allWanted ? loadLater(lang) : null, antd()]);
  const messages = { ...first.default, ...later?.messages };
  return { messages, setDates: later?.setDates, antd: antdTexts.default, moment };
}

let current: Locale | undefined;
/** antd's texts and the dates of the language in force. */
let parts: { momentLocale: string; antd: AntdLocale } | undefined;
/** Languages whose words are all there. */
const completed = new Set<Locale>();
/** Counts switches: of two pending ones the later one wins. */
let turn = 0;
let loading: Promise<unknown> = Promise.resolve();

/** The language in force; before one is loaded, the one that will be. */
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

/** antd's texts of the language in force; undefined before one is loaded. */
export const getAntdLocale = (): AntdLocale | undefined => parts?.antd;

/** The words for a message key outside React. Inside, use useT: it follows a switch. */
export function translate(id: MessageKey, values?: Record<string, string | number>): string {
  return getIntl(getLocale()).formatMessage({ id }, values);
}

function mirror(lang: Locale) {
  if (!isBrowser()) return;
  document.documentElement.lang = lang;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox.
  document.cookie = `${LOCALE_COOKIE}=${lang}; path=/; max-age=${(365 * DAY) / 1000}; samesite=lax`;
}

/** Makes a loaded language the one in force, for messages, antd and dates alike. */
function apply(lang: Locale, { messages, setDates, antd, moment: momentLocale }: Bundle) {
  if (setDates) completed.add(lang);
  setDates?.();
  const extras = { momentLocale, antd };
  parts = extras;
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
  const loaded = bundle(lang);
  loading = loaded.catch(() => undefined);
  const content = await loaded;
  if (mine !== turn) return false;
  if (lang !== current) apply(lang, content);
  return true;
}

/** Resolves when no language is loading, so that messages are available; never rejects. */
export const waitForLocale = (): Promise<unknown> => loading;

/** Has every language loaded whole from now on: the page about to open says more than the sign-in page. */
export function requestAllMessages() {
  allWanted = true;
}

/** Whether the language in force has the words of every page. */
export const hasAllMessages = (): boolean => current !== undefined && completed.has(current);

/** Brings the words the sign-in page does without ahead of the page that needs them. */
export const fetchAllMessages = (): Promise<unknown> => loadLater(getLocale());

/** Adds the words the sign-in page does without. Rejects where they do not load. */
export async function loadAllMessages(): Promise<void> {
  requestAllMessages();
  await loading;
  const lang = getLocale();
  const { messages, setDates } = await loadLater(lang);
  // A switch meanwhile has brought its own words, all of them; where no language loaded, keys are all there is.
  if (lang !== current || !parts) return;
  completed.add(lang);
  setDates();
  addLocale(lang, messages, parts);
}

/** Loads a language of the portal and makes it the one in force; repairs a stored choice that names none. */
export async function loadLocale(lang: Locale): Promise<void> {
  if (!(await take(lang))) return;
  const stored = readText('local', STORAGE_KEY);
  if (stored !== null && !isLocale(stored)) writeText('local', STORAGE_KEY, lang);
}

/**
 * Switches to a language without a reload and stores it. Throws 'setLocale lang format error' for an invalid code; a
 * language that the portal lacks becomes the default. The later of two switches applies.
 */
export async function switchLocale(lang: string): Promise<void> {
  assertLocaleFormat(lang);
  const wanted = chooseLocale({ stored: lang, browser: [] });
  if (await take(wanted)) writeText('local', STORAGE_KEY, wanted);
}

/**
 * Speaks a language for this visit, where the reader has chosen none on this device. Answers whether that changed
 * the language in force; never rejects.
 */
export async function setSessionLocale(lang: unknown): Promise<boolean> {
  if (!isLocale(lang) || readText('local', STORAGE_KEY) !== null) return false;
  writeText('session', VISIT_KEY, lang);
  if (lang === current) return false;
  try {
    if (!(await take(lang))) return false;
  } catch (error) {
    console.warn(error);
    return false;
  }
  // Umi has stored it as the reader's choice, which it is not.
  removeStored('local', STORAGE_KEY);
  return true;
}
