/** Whether the reader asks their system for less motion. */
import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True while the system asks for less motion, as a hook. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
