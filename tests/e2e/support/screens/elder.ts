/** Settings of the appearance, and the height of controls: at least 60 px in elder mode. */
import type { Visitor } from '../visitor';

/** Stores settings on this device before each page that is opened from now on. */
export const storesSettings = (visitor: Visitor, settings: { navTheme?: 'realDark'; elder?: boolean }) =>
  visitor.page.evaluateOnNewDocument((stored) => {
    try {
      localStorage.setItem('portal_settings', stored);
    } catch {
      // A browser's error page has no storage.
    }
  }, JSON.stringify(settings));

/** The smallest height of these elements, in px; NaN if there are none, so that every comparison fails. */
export const lowestOf = (visitor: Visitor, selector: string): Promise<number> =>
  visitor.page.$$eval(selector, (elements) =>
    elements.length > 0
      ? Math.min(...elements.map((element) => element.getBoundingClientRect().height))
      : Number.NaN,
  );
