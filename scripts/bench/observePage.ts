/** What the bench runs inside a visited page, before any script of the page itself. */
import type { Usable } from './pages';
import type { Shift } from './statistics';

/** The name by which the page tells the bench that it can be used. */
export const BINDING = 'benchUsable';

/** All times in ms since the page was asked for. */
export interface Observed {
  usable?: number;
  fcp?: number;
  lcp?: number;
  /** Durations of long tasks, and when the last one ended. */
  tasks: number[];
  lastTaskEnd?: number;
  shifts: Shift[];
}

declare global {
  interface Window {
    benchObserved?: Observed;
    benchUsable?: (at: string) => void;
  }
}

/**
 * Collects what the browser tells of its own accord, and looks before every frame whether the page can be used. It is
 * sent to the page as text: nothing from outside may be used in it.
 */
export function observePage({ selector, count, absent }: Usable): void {
  const observed: Observed = { tasks: [], shifts: [] };
  window.benchObserved = observed;
  const watch = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true });

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    observed.tasks.push(duration);
    observed.lastTaskEnd = startTime + duration;
  });
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) observed.shifts.push({ at: entry.startTime, value: entry.value });
  });

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled, [readonly]');
  const look = () => {
    const found = [...document.querySelectorAll(selector)];
    const isUsable = found.filter(isShown).length >= count && !(absent && document.querySelector(absent));
    if (!isUsable) return void requestAnimationFrame(look);
    observed.usable = performance.now();
    window.benchUsable?.(String(observed.usable));
  };
  requestAnimationFrame(look);
}
