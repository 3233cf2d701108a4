import { type RefObject, useEffect, useRef } from 'react';

/** Called when something was done about a row, or could not be because it had changed meanwhile. */
export type OnActionDone = (id: string, changed: boolean) => void;

/** Where a row of a list tells how it stands. */
export const toStatusElementId = (id: string): string => `standing-${id}`;

/**
 * Moves the focus after an action on a row, whose button is gone when the list is read again: to the status of the row,
 * or to the current entry of `views` if the row is no longer in the list. The returned function is called before the
 * list is read again; `list` must be another object after that.
 */
export function useFocusAfterAction(list: object | null, views: RefObject<HTMLElement>) {
  const waits = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each list that was read is looked at once
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
