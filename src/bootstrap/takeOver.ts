/**
 * A page may come as HTML (config/prerender.ts). Where that is what React would draw for this visitor, React takes it
 * over as it stands; for everybody else it draws the page beside it and puts that in its place in one step.
 */

import { awaitForms } from '@/utils/heldInput';
import { getLocale } from '@/utils/i18n/locale';
import { LATE_ID, ROOT_ID } from '@/utils/prerenderMarks';
import { getCurrentPath } from '@/utils/routing/redirect';
import { storedKeys } from '@/utils/storage/storage';

/** What Umi renders with; more of it than is read here is handed on. */
interface RenderOptions {
  rootElement: HTMLElement;
  hydrate?: boolean;
  callback?: () => void;
  __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: object;
}

/** Kept in a tab by the portal, and by nobody else. */
const OWN_KEY = /^portal_/;
/** Whether this tab and this device keep nothing that the page may show, the settings of how it looks among it. */
const remembersNothing = () =>
  ![...storedKeys('session'), ...storedKeys('local')].some((key) => OWN_KEY.test(key));

/** Whether the page that came as HTML is the one React would draw: same page, same language, nothing remembered. */
function isAsDrawn({ page, lang }: DOMStringMap): boolean {
  const { search, hash } = window.location;
  return page === getCurrentPath() && lang === getLocale() && `${search}${hash}` === '' && remembersNothing();
}

/** Where the reader is in the page: the field by its name and place among those of that name. */
function holdFocus(root: HTMLElement): (drawn: HTMLElement) => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement) || !root.contains(focused)) return () => undefined;
  const { name, selectionStart, selectionEnd } = focused;
  return (drawn) => {
    const field = [...drawn.querySelectorAll('input')].find((input) => input.name === name);
    field?.focus({ preventScroll: true });
    if (field && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
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
      old.replaceWith(drawn);
      focus(drawn);
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
  return {
    ...options,
    hydrate: true,
    __INTERNAL_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { pureApp: true, pureHtml: false },
  };
}
