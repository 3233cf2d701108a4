import { type RefObject, useEffect, useRef, useState } from 'react';

/** Called after an action on a row, or after a conflict with a change made elsewhere (`changed`). */
export type OnActionDone = (id: string, changed: boolean) => void;

/** Returns the id of the element with a row's status. */
export const toStatusElementId = (id: string): string => `row-status-${id}`;

/**
 * Reloads the list after an action on a row, and then focuses the row's status, or, if the filter now excludes the
 * row, the current tab in `views`: the reload unmounts the focused element. `list` must be a new object after each reload.
 * `outdated`: whether the action met a change made elsewhere.
 */
export function useReloadAfterAction(list: object | null, views: RefObject<HTMLElement>, reload: () => void) {
  const [outdated, setOutdated] = useState(false);
  const actedId = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: run once for each loaded list
  useEffect(() => {
    if (actedId.current === null) return;
    const status = document.getElementById(toStatusElementId(actedId.current));
    actedId.current = null;
    const current = views.current?.querySelector<HTMLElement>('[aria-current]');
    (status ?? current)?.focus();
  }, [list]);

  const onActionDone: OnActionDone = (id, changed) => {
    actedId.current = id;
    setOutdated(changed);
    reload();
  };
  return { outdated, onActionDone };
}
