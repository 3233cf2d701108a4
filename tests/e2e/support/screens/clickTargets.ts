/** Finds elements that a random action can press, and the controls of language, theme and elder mode. */
import type { Page } from 'puppeteer';
import type { MessageKey } from '../../../../src/locales/zh-CN/index';
import { languages, say } from '../words';

export interface Spot {
  x: number;
  y: number;
  /** Description of the element there. */
  what: string;
}

export const CLICKABLE =
  'a[href], button, input:not([type="file"]), textarea, select, label, summary, [role="button"], [role="tab"], ' +
  '[role="menuitem"], [role="option"], [role="switch"], [role="radio"], [role="checkbox"], [tabindex="0"], td, th, h1';
export const FIELDS =
  'input:not([type="file"]):not([type="checkbox"]):not([type="radio"]):not(:read-only), textarea:not(:read-only)';

/** Selector of the buttons with one of these labels, in any language. */
const named = (...keys: MessageKey[]): string =>
  languages
    .flatMap((language) => keys.map((key) => `button[aria-label=${JSON.stringify(say(language, key))}]`))
    .join(', ');

/** Controls for language, theme and elder mode. */
export const CONTROLS = {
  languages: '.language > button',
  language: (code: string) => `.language-list button[lang="${code}"]`,
  elder: named('layout.elder.on', 'layout.elder.off'),
  theme: named('layout.theme.dark', 'layout.theme.light'),
  settings: named('layout.settings'),
  otherTheme: 'input[name="navTheme"]:not(:checked)',
};

/** Reads language, theme and elder mode from the page's root element. */
export const readLooks = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    theme: document.documentElement.dataset.theme,
    elder: document.documentElement.classList.contains('elder'),
  }));

/**
 * Runs in the page: returns the first element that can be clicked, starting from a random position; null if there is
 * none.
 */
function find(selector: string, chance: number): Spot | null {
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    // Skips links to other origins, which lead out of the portal.
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
    if (element.matches(':disabled')) return false;
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  });
  const from = Math.floor(chance * visible.length);
  // Tries all of them: behind an open drawer most cannot be clicked.
  for (const element of [...visible.slice(from), ...visible.slice(0, from)]) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // An element covered by a dialog or by its neighbor cannot be clicked.
    const top = document.elementFromPoint(x, y);
    const label = top?.closest('label');
    if (!top || !(element.contains(top) || label?.contains(element))) continue;
    const name =
      element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.innerText ?? '';
    return { x, y, what: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 30)}` };
  }
  return null;
}

/** Returns an element of the selector that can be clicked; `chance` (0 to below 1) selects it. */
export const findSpot = (page: Page, selector: string, chance: number): Promise<Spot | null> =>
  page.evaluate(find, selector, chance);
