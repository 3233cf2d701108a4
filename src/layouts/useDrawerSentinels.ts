import { useEffect } from 'react';

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]:not([data-sentinel])';

/** Moves the focus from a drawer's sentinel to the next control in tab order. */
function leaveSentinel({ target, relatedTarget }: FocusEvent) {
  const { sentinel } = (target as HTMLElement).dataset;
  if (!sentinel) return;
  const candidates =
    (target as HTMLElement).closest('.ant-drawer')?.querySelectorAll<HTMLElement>(STOPS) ?? [];
  const stops = [...candidates].filter((stop) => stop.checkVisibility?.() ?? true);
  const isBackward = sentinel === 'start' && relatedTarget === stops[0];
  (isBackward ? stops.at(-1) : stops[0])?.focus();
}

/** Moves the focus on from the two focusable elements without a name with which antd traps the focus in a drawer. */
export function useDrawerSentinels() {
  useEffect(() => {
    document.addEventListener('focusin', leaveSentinel);
    return () => document.removeEventListener('focusin', leaveSentinel);
  }, []);
}
