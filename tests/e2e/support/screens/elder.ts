/** Settings of the appearance. Elder mode guarantees targets of at least 60 px. */
import type { Visitor } from '../visitor';

/** Stores settings on this device before the next page opens, and before each further one. */
export const storesSettings = (visitor: Visitor, settings: { navTheme?: 'realDark'; elder?: boolean }) =>
  visitor.page.evaluateOnNewDocument((stored) => {
    try {
      localStorage.setItem('portal_settings', stored);
    } catch {
      // An error page has no storage.
    }
  }, JSON.stringify(settings));

/** Chooses elder mode on this device; it applies to the next page that is opened. */
export const choosesElderMode = (visitor: Visitor) =>
  visitor.page.evaluate(() => localStorage.setItem('portal_settings', '{"elder":true}'));

/** The smallest height of these elements, in px; NaN if there are none, so that every comparison fails. */
export const lowestOf = (visitor: Visitor, selector: string): Promise<number> =>
  visitor.page.$$eval(selector, (found) =>
    found.length > 0 ? Math.min(...found.map((one) => one.getBoundingClientRect().height)) : Number.NaN,
  );
