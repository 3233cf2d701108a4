import { useRef, useState } from 'react';

/**
 * Whether a question is open, and about what. The subject stays until the dialog has left the screen, so that its words
 * do not change while it goes. `onSettled` is called then where an answer was given: what had the focus before may be
 * gone, and the caller leads it on. A dialog that was declined gives the focus back by itself.
 */
export function useConfirmDialog<Subject>(onSettled?: () => void) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const settled = useRef(false);
  return {
    subject,
    isOpen,
    ask: (about: Subject) => {
      settled.current = false;
      setSubject(about);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** Closes because it is done, or because what it was about has changed. */
    settle: () => {
      settled.current = true;
      setOpen(false);
    },
    /** The dialog's own: it has left the screen. */
    onGone: () => {
      setSubject(null);
      if (settled.current) onSettled?.();
    },
  };
}
