/** Whether the reader asks their system for less motion. */
import { useSyncExternalStore } from 'react';

const getQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void) {
  const query = getQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const prefersLess = () => typeof window !== 'undefined' && getQuery().matches;

/**
 * True while the system asks for less motion, as a hook. The HTML is the same either way, so React may know it as it
 * takes a page over: told later, antd would wrap the page anew, and what came as HTML would be thrown away.
 */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersLess, prefersLess);
