/** Before the first render: the reader's language, and the page's initial data. */

import { runInitialLoader } from '@/services/initialData';
import { prepareSealing } from '@/services/secrets';
import { applyThemeToDocument } from '@/theme/applyThemeToDocument';
import { getSettings } from '@/theme/settings';
import { holdsInput } from '@/utils/heldInput';
import { getLocale, loadLocale, requestAllMessages } from '@/utils/i18n/locale';
import { isServerReachable, reloadOnce } from '@/utils/routing/chunkReload';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';
import { loaders } from './loaders';
import { loadPage } from './loadPage';
import { preloadLayout } from './pageChunks';
import { awaitComposition, isPrerendered, removeScriptTags, showLate } from './takeOver';

/** What the page at this address needs of the portal: its language, and the route table unless it is a first page. */
async function loadParts(pathname: string): Promise<void> {
  if (hasFirstMessagesOnly(pathname)) return loadLocale(getLocale());
  requestAllMessages();
  await Promise.all([loadLocale(getLocale()), loadRouteTable()]);
}

/** Whether somebody has filled in a password while the scripts were on their way, and will send it soon. */
const hasTypedPassword = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type="password"]')].some(({ value }) => value !== '');

/** After a script that did not load (ms). */
const RETRY_AFTER = 2_000;

/** A reload under way never renders the half-loaded page. */
const never = () => new Promise<never>(() => undefined);

/** Where a part does not load, the page reloads once; then keys are all there is. */
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
 * Behind a page that came as HTML, which stays on show until all of it is there: a reload would lose what was typed. Where
 * something does not load, the page says that it is still waiting, and asks again.
 */
async function loadBehindHtml(path: string): Promise<void> {
  try {
    await Promise.all([loadParts(path), loadPage(path)]);
  } catch (error) {
    console.warn(error);
    if (!holdsInput(document.body) && (await isServerReachable()) && reloadOnce()) await never();
    showLate();
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
