/** Finds what somebody without a thought may press, and the controls of language, theme and elder mode on the screen. */
import type { Page } from 'puppeteer';
import type { MessageKey } from '../../../../src/locales/zh-CN/index';
import { languages, say } from '../words';

export interface Spot {
  x: number;
  y: number;
  /** What lies there. */
  what: string;
}

export const CLICKABLE =
  'a[href], button, input:not([type="file"]), textarea, select, label, summary, [role="button"], [role="tab"], ' +
  '[role="menuitem"], [role="option"], [role="switch"], [role="radio"], [role="checkbox"], [tabindex="0"], td, th, h1';
export const FIELDS =
  'input:not([type="file"]):not([type="checkbox"]):not([type="radio"]):not(:read-only), textarea:not(:read-only)';

/** Buttons that bear one of these names, in whatever language the page is. */
const named = (...keys: MessageKey[]): string =>
  languages
    .flatMap((language) => keys.map((key) => `button[aria-label=${JSON.stringify(say(language, key))}]`))
    .join(', ');

/** Where the looks of the page are chosen. */
export const CONTROLS = {
  languages: '.language > button',
  language: (code: string) => `.language-list button[lang="${code}"]`,
  elder: named('layout.elder.on', 'layout.elder.off'),
  theme: named('layout.theme.dark', 'layout.theme.light'),
  settings: named('layout.settings'),
  otherTheme: 'input[name="navTheme"]:not(:checked)',
};

/** How a page looks now, as its root element says. */
export const readLooks = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    theme: document.documentElement.dataset.theme,
    elder: document.documentElement.classList.contains('elder'),
  }));

/** In the page: the first from a number between 0 and 1 on that can be hit; null where there is none. */
function find(selector: string, chance: number): Spot | null {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    // A link that leads away is the person's own wish to leave.
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin) return false;
    if (element.matches(':disabled')) return false;
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  });
  const from = Math.floor(chance * seen.length);
  // All of them: beneath an open drawer most cannot be hit.
  for (const element of [...seen.slice(from), ...seen.slice(0, from)]) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // What lies beneath a dialog, or beneath its neighbor, cannot be pressed.
    const top = document.elementFromPoint(x, y);
    const label = top?.closest('label');
    if (!top || !(element.contains(top) || label?.contains(element))) continue;
    const name =
      element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.innerText ?? '';
    return { x, y, what: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 30)}` };
  }
  return null;
}

/** One of the elements of a selector that lies open to a click, chosen by a number from 0 to below 1. */
export const findSpot = (page: Page, selector: string, chance: number): Promise<Spot | null> =>
  page.evaluate(find, selector, chance);
