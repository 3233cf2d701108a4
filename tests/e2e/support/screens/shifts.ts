/** Measures layout shifts without user input. */
import type { Visitor } from '../visitor';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Sums up the layout shifts of each page that is opened from now on. */
export async function measureShifts(visitor: Visitor): Promise<void> {
  await visitor.page.evaluateOnNewDocument(() => {
    const sum = window as unknown as { shift: number };
    sum.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) sum.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the page so far. */
export const shiftOf = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate(() => (window as unknown as { shift: number }).shift);
