/** Elder mode, and what it promises: targets of at least 60 px. */
import type { Visitor } from '../visitor';

/** Chooses elder mode on this device; the next page that is opened follows. */
export const becomesLarge = (visitor: Visitor) =>
  visitor.page.evaluate(() => localStorage.setItem('portal_settings', '{"elder":true}'));

/** Height of the lowest of these elements, in px; NaN if there is none, so that every comparison fails. */
export const lowestOf = (visitor: Visitor, selector: string): Promise<number> =>
  visitor.page.$$eval(selector, (found) =>
    found.length > 0 ? Math.min(...found.map((one) => one.getBoundingClientRect().height)) : Number.NaN,
  );
