import { type RefObject, useEffect, useRef } from 'react';

/** Called when something was done about a row, or could not be because it had changed meanwhile. */
export type OnActionDone = (id: string, changed: boolean) => void;

/** Where a row of a list tells how it stands. */
export const toStatusElementId = (id: string): string => `standing-${id}`;

/**
 * The focus after something was done about a row: what had it is gone once the list is read again. It goes to how
 * that row stands now, or, where the filter has no room for it any more, to what says in `views` which list this is.
 * What is answered is called before the list is read again; `list` must be another object after that.
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
