/** Before the first render: the reader's language, and the page's initial data. */

import { applyToDocument } from '@/theme/applyToDocument';
import { getSettings } from '@/theme/settings';
import { reloadOnce } from './chunkReload';
import { runInitialLoader } from './initialData';
import { getLocale, loadLocale, wantAllWords } from './locale';
import { currentPath } from './redirect';
import { hasFirstWordsOnly } from './routeTable';

/** Resolves when the app may render. A language that does not load reloads once; then keys are all there is. */
export async function boot(): Promise<void> {
  applyToDocument(getSettings());
  if (!hasFirstWordsOnly(currentPath())) wantAllWords();
  const language = loadLocale(getLocale()).catch((error: unknown) => {
    console.warn(error);
    // A reload under way never renders the half-loaded page.
    return reloadOnce() ? new Promise<never>(() => undefined) : undefined;
  });
  await Promise.all([language, runInitialLoader(currentPath())]);
}
