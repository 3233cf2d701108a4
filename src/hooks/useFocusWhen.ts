import { useEffect, useRef } from 'react';

/** Returns the ref of an element that takes the focus when `isDue` becomes true: it replaces the focused element. */
export function useFocusWhen<E extends HTMLElement>(isDue: boolean) {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (isDue) ref.current?.focus();
  }, [isDue]);
  return ref;
}
