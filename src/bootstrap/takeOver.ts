/**
 * A page may come as HTML (config/prerender.ts). Where that is what React would draw for this visitor, React takes it
 * over as it stands; for everybody else it draws the page beside it and puts that in its place in one step.
 */

import { awaitForms, endEarlySubmits } from '@/utils/heldInput';
import { getLocale } from '@/utils/i18n/locale';
import { COMPOSING, LATE_ID, ROOT_ID } from '@/utils/prerenderMarks';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { storedKeys } from '@/utils/storage/storage';
import { finishPress, holdFocus } from './holdPlace';

/** What Umi renders with; more of it than is read here is handed on. */
interface RenderOptions {
  rootElement: HTMLElement;
  hydrate?: boolean;
  callback?: () => void;
  __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: object;
}

/** What the portal keeps on a device or in a tab, and nobody else. */
const OWN_KEY = /^portal_/;
/** Of it, what shows on no page when it opens. */
const SHOWS_NOWHERE = ['portal_activity', 'portal_activity_message', 'portal_session', 'portal_chunk_reload'];
/** Whether nothing is kept that the page may show, the settings of how it looks among it. */
const remembersNothing = () =>
  [...storedKeys('session'), ...storedKeys('local')].every(
    (key) => !OWN_KEY.test(key) || SHOWS_NOWHERE.includes(key),
  );

/** A path as the router reads it: in any case, with a slash at its end or without. */
const normalizePath = (path = '') => path.toLowerCase().replace(/\/+$/, '');

/** Whether React would draw the page that came as HTML: the same page, language and theme, and nothing remembered. */
function isAsDrawn({ page, lang }: DOMStringMap): boolean {
  const isSamePage = normalizePath(page) === normalizePath(getCurrentPath());
  const isLight = document.documentElement.dataset.theme !== 'dark';
  return isSamePage && lang === getLocale() && window.location.search === '' && isLight && remembersNothing();
}

/** Ends the recording of presses, because React handles clicks from here on, and replays those recorded. */
function replay(root: HTMLElement) {
  const presses = window.earlyPresses;
  delete window.earlyPresses;
  if (presses?.length)
    import('./replayPresses').then(({ replayPresses }) => replayPresses(presses, root), console.warn);
}

/** Draws beside what stands there, and takes its place once all of it is there. */
function drawBeside<Options extends RenderOptions>(options: Options): Options {
  const { rootElement: old, callback } = options;
  const drawn = document.createElement('div');
  drawn.id = old.id;
  return {
    ...options,
    rootElement: drawn,
    callback: () => {
      const focus = holdFocus(old);
      finishPress(old, drawn);
      old.replaceWith(drawn);
      focus(drawn);
      endEarlySubmits();
      replay(drawn);
      callback?.();
    },
  };
}

/**
 * Takes the scripts out of the page's HTML. Each has run or failed before the entry runs, and webpack, which takes a
 * script's tag for its own, would wait for a failed one; without the tag it asks for the script once more.
 */
export function removeScriptTags() {
  for (const script of document.querySelectorAll('script[defer]')) script.remove();
}

/** Says now that the page is still loading. */
export function showLate() {
  const late = document.getElementById(LATE_ID);
  if (late) late.dataset.shown = '';
}

/** Resolves when no input method is putting a text together: taken out of its field, it would be there twice. */
export async function awaitComposition(): Promise<void> {
  if (!(COMPOSING in document.documentElement.dataset)) return;
  await new Promise<void>((resolve) => {
    // The field has its text right after.
    const end = () => setTimeout(resolve);
    document.addEventListener('compositionend', end, { once: true });
  });
}

/** Whether the page came as HTML that is still on show. */
export const isPrerendered = (): boolean => document.getElementById(ROOT_ID)?.dataset.page !== undefined;

/** What to render with, by what the server has sent. For app.tsx. */
export function takeOver<Options extends RenderOptions>(options: Options): Options {
  const root = options.rootElement;
  if (root.dataset.page === undefined) return options;
  const isOwn = isAsDrawn(root.dataset);
  delete root.dataset.page;
  document.getElementById(LATE_ID)?.remove();
  awaitForms(root);
  if (!isOwn) return drawBeside(options);
  replay(root);
  return {
    ...options,
    hydrate: true,
    __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { pureApp: true, pureHtml: false },
  };
}
