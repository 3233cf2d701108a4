/** Runs before the first render: loads the language and the page's initial data. */

import { runInitialLoader } from '@/services/initialData';
import { prepareSealing } from '@/services/secrets';
import { applyThemeToDocument } from '@/theme/applyThemeToDocument';
import { getSettings } from '@/theme/settings';
import { getLocale, loadLocale, requestAllMessages } from '@/utils/i18n/locale';
import { hasChangedField } from '@/utils/preHydrationInput';
import { isServerReachable, reloadOnce } from '@/utils/routing/chunkReload';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';
import { awaitComposition, isPrerendered, removeScriptTags, showLoadingMessage } from './hydrateOrReplace';
import { loaders } from './loaders';
import { loadPage } from './loadPage';
import { preloadLayout } from './pageChunks';

/** Loads the messages that the page at this address needs, and the route table unless it is a first page. */
async function loadParts(pathname: string): Promise<void> {
  if (hasFirstMessagesOnly(pathname)) return loadLocale(getLocale());
  requestAllMessages();
  await Promise.all([loadLocale(getLocale()), loadRouteTable()]);
}

/** Whether the user has entered a password while the scripts were loading, and will submit it soon. */
const hasTypedPassword = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type="password"]')].some(({ value }) => value !== '');

/** Delay after a failed script (ms). */
const RETRY_AFTER = 2_000;

/** Never resolves, so that the half-loaded page is not rendered while it reloads. */
const never = () => new Promise<never>(() => undefined);

/**
 * Loads the parts of a page without prerendered HTML. If loading fails, reloads the page once; if it fails again, the
 * page shows message keys instead of texts.
 */
async function loadForShell(path: string): Promise<void> {
  preloadLayout(path);
  try {
    await loadParts(path);
  } catch (error) {
    console.warn(error);
    if ((await isServerReachable()) && reloadOnce()) await never();
  }
}

/**
 * Loads the parts of a prerendered page, which stays visible until everything is loaded: a reload would lose the
 * input. If loading fails, shows that the page is still loading, and retries.
 */
async function loadBehindHtml(path: string): Promise<void> {
  try {
    await Promise.all([loadParts(path), loadPage(path)]);
  } catch (error) {
    console.warn(error);
    if (!hasChangedField(document.body) && (await isServerReachable()) && reloadOnce()) await never();
    showLoadingMessage();
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
    await loadBehindHtml(path);
  }
}

/** Resolves when the app may render. */
export async function boot(): Promise<void> {
  applyThemeToDocument(getSettings());
  const path = getCurrentPath();
  const isHtml = isPrerendered();
  if (isHtml) {
    removeScriptTags();
    if (hasTypedPassword()) prepareSealing();
  }
  const load = isHtml ? loadBehindHtml : loadForShell;
  await Promise.all([load(path), runInitialLoader(path, loaders)]);
  if (isHtml) await awaitComposition();
}
