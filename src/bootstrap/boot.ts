/** Before the first render: the reader's language, and the page's initial data. */

import { runInitialLoader } from '@/services/initialData';
import { applyThemeToDocument } from '@/theme/applyThemeToDocument';
import { getSettings } from '@/theme/settings';
import { getLocale, loadLocale, requestAllMessages } from '@/utils/i18n/locale';
import { reloadOnce } from '@/utils/routing/chunkReload';
import { getCurrentPath } from '@/utils/routing/redirect';
import { hasFirstMessagesOnly } from '@/utils/routing/routeTable';
import { loaders } from './loaders';

/** Resolves when the app may render. A language that does not load reloads once; then keys are all there is. */
export async function boot(): Promise<void> {
  applyThemeToDocument(getSettings());
  if (!hasFirstMessagesOnly(getCurrentPath())) requestAllMessages();
  const language = loadLocale(getLocale()).catch((error: unknown) => {
    console.warn(error);
    // A reload under way never renders the half-loaded page.
    return reloadOnce() ? new Promise<never>(() => undefined) : undefined;
  });
  await Promise.all([language, runInitialLoader(getCurrentPath(), loaders)]);
}
