import { useEffect } from 'react';

const TABBABLE =
  ':is(a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]):not([tabindex="-1"], [data-sentinel])';

/** Moves the focus from a drawer's sentinel to the next control in tab order. */
function leaveSentinel({ target, relatedTarget }: FocusEvent) {
  const { sentinel } = (target as HTMLElement).dataset;
  if (!sentinel) return;
  const candidates =
    (target as HTMLElement).closest('.ant-drawer')?.querySelectorAll<HTMLElement>(TABBABLE) ?? [];
  const tabStops = [...candidates].filter((stop) => stop.checkVisibility?.() ?? true);
  const isBackward = sentinel === 'start' && relatedTarget === tabStops[0];
  (isBackward ? tabStops.at(-1) : tabStops[0])?.focus();
}

/** Moves the focus on from the two focusable elements without a name with which antd traps the focus in a drawer. */
export function useDrawerSentinels() {
  useEffect(() => {
    document.addEventListener('focusin', leaveSentinel);
    return () => document.removeEventListener('focusin', leaveSentinel);
  }, []);
}
