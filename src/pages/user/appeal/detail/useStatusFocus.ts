import { useEffect, useRef } from 'react';

/**
 * Manages the focus of a page whose appeal changes: focuses the heading after an action, or when another appeal
 * replaces this one, because the focused element was unmounted. Pass `heading` to the status heading; call `acted`
 * before the change.
 */
export function useStatusFocus(appeal: { id: string } | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef('');
  const waits = useRef(false);

  useEffect(() => {
    if (!appeal) return;
    const isOther = shown.current !== '' && shown.current !== appeal.id;
    if (waits.current || isOther) heading.current?.focus();
    shown.current = appeal.id;
    waits.current = false;
  }, [appeal]);

  return {
    heading,
    acted: () => {
      waits.current = true;
    },
  };
}
