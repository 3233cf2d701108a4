/** Browsers that keep nothing. */
import type { Visitor } from '../visitor';

/** Lets every access to storage throw, as in a browser that forbids it. Call it before the page opens. */
export const forbidsStorage = ({ page }: Visitor) =>
  page.evaluateOnNewDocument(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
