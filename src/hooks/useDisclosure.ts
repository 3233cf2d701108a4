import { type RefObject, useEffect, useState } from 'react';

/**
 * A panel that a button opens. It closes with Escape, which returns the focus to the button, with a press elsewhere,
 * and when the focus leaves. `root` contains the button, followed by the panel.
 */
export function useDisclosure(root: RefObject<HTMLElement>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      element.querySelector('button')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!element.contains(target as Node)) setOpen(false);
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      // Without a new target the focus is lost, not elsewhere: after a press on the page, or when a button was
      // unmounted.
      if (relatedTarget && !element.contains(relatedTarget as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onLeave);
    };
  }, [open, root]);

  return [open, setOpen] as const;
}
