/** Whether the reader asks their system for less motion. */
import { useSyncExternalStore } from 'react';

const getQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void) {
  const query = getQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True while the system asks for less motion, as a hook; false in HTML that was drawn before anybody asked. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => getQuery().matches,
    () => false,
  );
