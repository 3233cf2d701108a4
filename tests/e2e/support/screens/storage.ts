/** Reads the stored data of a browser, and forbids storage. */
import type { Visitor } from '../visitor';

/** Everything in this browser's storage, in cookies that scripts can read, and in the history state. */
export const storedBy = (visitor: Visitor) =>
  visitor.page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );

/** Makes every access to storage throw, as in a browser that forbids it. Call it before the page opens. */
export const forbidsStorage = ({ page }: Visitor) =>
  page.evaluateOnNewDocument(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
