/** Before the first render: the reader's language, and the page's initial data. */

import { runInitialLoader } from '@/services/initialData';
import { prepareSealing } from '@/services/secrets';
import { applyThemeToDocument } from '@/theme/applyThemeToDocument';
import { getSettings } from '@/theme/settings';
import { getLocale, loadLocale, requestAllMessages } from '@/utils/i18n/locale';
import { reloadOnce } from '@/utils/routing/chunkReload';
import { hasFirstMessagesOnly, loadRouteTable } from '@/utils/routing/pageRoute';
import { getCurrentPath } from '@/utils/routing/redirect';
import { loaders } from './loaders';
import { loadPage } from './loadPage';
import { preloadLayout } from './pageChunks';
import { isPrerendered, removeScriptTags } from './takeOver';

/** What the page at this address needs of the portal: its language, and the route table unless it is a first page. */
async function loadParts(pathname: string): Promise<void> {
  if (hasFirstMessagesOnly(pathname)) return loadLocale(getLocale());
  requestAllMessages();
  await Promise.all([loadLocale(getLocale()), loadRouteTable()]);
}

/** Whether somebody has filled in a password while the scripts were on their way, and will send it soon. */
const hasTypedPassword = () =>
  [...document.querySelectorAll<HTMLInputElement>('[type="password"]')].some(({ value }) => value !== '');

/** Resolves when the app may render. What does not load reloads once; then keys are all there is. */
export async function boot(): Promise<void> {
  applyThemeToDocument(getSettings());
  if (isPrerendered()) {
    removeScriptTags();
    if (hasTypedPassword()) prepareSealing();
  }
  const parts = loadParts(getCurrentPath()).catch((error: unknown) => {
    console.warn(error);
    // A reload under way never renders the half-loaded page.
    return reloadOnce() ? new Promise<never>(() => undefined) : undefined;
  });
  // A page that came as HTML is on show until all of it is there; where it does not load, rendering says so.
  const page = isPrerendered() ? loadPage(getCurrentPath()).catch(() => undefined) : undefined;
  if (!page) preloadLayout(getCurrentPath());
  await Promise.all([parts, runInitialLoader(getCurrentPath(), loaders), page]);
}
