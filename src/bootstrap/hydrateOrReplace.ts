/**
 * Starts the app on prerendered HTML (config/plugins/prerender.ts). If React would render the same HTML for this visitor,
 * React hydrates it; otherwise it renders the page in a new element, which then replaces the HTML in one step.
 */

import { getLocale } from '@/utils/i18n/locale';
import { awaitForms, discardEarlySubmits } from '@/utils/preHydrationInput';
import { COMPOSING, LATE_ID, ROOT_ID } from '@/utils/prerenderMarks';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { toPlainPath } from '@/utils/routing/plainPath';
import { listStoredKeys } from '@/utils/storage/storage';
import { finishPress, saveFocus } from './preserveInteraction';

/** The render options of Umi that are used here; others are passed on. */
interface RenderOptions {
  rootElement: HTMLElement;
  hydrate?: boolean;
  callback?: () => void;
  __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: object;
}

/** Prefix of the portal's own storage keys. */
const OWN_KEY = /^portal_/;
/** Own keys that affect no page when it opens. */
const NEUTRAL_KEYS = ['portal_activity', 'portal_chunk_reload'];
/** Whether no stored value may affect the page, including its appearance. */
const hasNoStoredValues = () =>
  [...listStoredKeys('session'), ...listStoredKeys('local')].every(
    (key) => !OWN_KEY.test(key) || NEUTRAL_KEYS.includes(key),
  );

/** Whether React would render the same HTML: for the same page, language and theme, and without stored values. */
function isSameAsHtml({ page, lang }: DOMStringMap): boolean {
  const isSamePage = toPlainPath(page ?? '') === toPlainPath(getCurrentPath());
  const isLight = document.documentElement.dataset.theme !== 'dark';
  return (
    isSamePage && lang === getLocale() && window.location.search === '' && isLight && hasNoStoredValues()
  );
}

/** Ends the recording of clicks, because React handles them from now on, and replays the recorded ones. */
function startReplay(root: HTMLElement) {
  const clicks = window.earlyClicks;
  delete window.earlyClicks;
  if (clicks?.length)
    import('./replayClicks').then(({ replayClicks }) => replayClicks(clicks, root), console.warn);
}

/** Renders in a new element, which replaces the HTML once it is complete. */
function renderBeside<Options extends RenderOptions>(options: Options): Options {
  const { rootElement: old, callback } = options;
  const rendered = document.createElement('div');
  rendered.id = old.id;
  return {
    ...options,
    rootElement: rendered,
    callback: () => {
      const restoreFocus = saveFocus(old);
      finishPress(old, rendered);
      old.replaceWith(rendered);
      restoreFocus(rendered);
      discardEarlySubmits();
      startReplay(rendered);
      callback?.();
    },
  };
}

/**
 * Removes the script tags from the page's HTML. Each script has run or failed before the entry runs. webpack would
 * treat the tag of a failed script as its own and wait for it; without the tag it requests the script again.
 */
export function removeScriptTags() {
  for (const script of document.querySelectorAll('script[defer]')) script.remove();
}

/** Shows the message that the page is still loading. */
export function showLoadingMessage() {
  const late = document.getElementById(LATE_ID);
  if (late) late.dataset.shown = '';
}

/**
 * Resolves when no input method is composing a text: removed from its field during composition, the text would be
 * duplicated.
 */
export async function awaitComposition(): Promise<void> {
  if (!(COMPOSING in document.documentElement.dataset)) return;
  await new Promise<void>((resolve) => {
    // The field gets its text right after the event.
    const end = () => setTimeout(resolve);
    document.addEventListener('compositionend', end, { once: true });
  });
}

/** Whether prerendered HTML is still shown. */
export const isPrerendered = (): boolean => document.getElementById(ROOT_ID)?.dataset.page !== undefined;

/** Returns the render options for the HTML that the server has sent. For app.tsx. */
export function hydrateOrReplace<Options extends RenderOptions>(options: Options): Options {
  const root = options.rootElement;
  if (root.dataset.page === undefined) return options;
  const canHydrate = isSameAsHtml(root.dataset);
  delete root.dataset.page;
  document.getElementById(LATE_ID)?.remove();
  awaitForms(root);
  if (!canHydrate) return renderBeside(options);
  startReplay(root);
  return {
    ...options,
    hydrate: true,
    __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { pureApp: true, pureHtml: false },
  };
}
