import { type RefObject, useEffect, useRef } from 'react';

/** Called after an action on a row, or after a conflict with a change made elsewhere (`changed`). */
export type OnActionDone = (id: string, changed: boolean) => void;

/** Returns the id of the element with a row's status. */
export const toStatusElementId = (id: string): string => `standing-${id}`;

/**
 * Manages the focus after an action on a row, because the focused element is unmounted when the list is reloaded.
 * Focuses the row's status, or, if the filter now excludes the row, the current tab in `views`. Call the returned
 * function before the list is reloaded; `list` must be a new object afterwards.
 */
export function useFocusAfterAction(list: object | null, views: RefObject<HTMLElement>) {
  const waits = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once for each loaded list
  useEffect(() => {
    if (waits.current === null) return;
    const standing = document.getElementById(toStatusElementId(waits.current));
    waits.current = null;
    const current = views.current?.querySelector<HTMLElement>('[aria-current]');
    (standing ?? current)?.focus();
  }, [list]);

  return (id: string) => {
    waits.current = id;
  };
}
