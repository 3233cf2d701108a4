import { useRef, useState } from 'react';

/**
 * Whether a question is open, and about what. The subject stays until the dialog has left the screen, so that its words
 * do not change while it goes. `onSettled` is called then where an answer was given: what had the focus before may be
 * gone, and the caller leads it on. A dialog that was declined gives the focus back by itself.
 */
export function useConfirmDialog<Subject>(onSettled?: () => void) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** The subject of the dialog on the screen, for an answer that comes late. */
  const shown = useRef<Subject | null>(null);
  const settled = useRef(false);
  return {
    subject,
    isOpen,
    ask: (about: Subject) => {
      settled.current = false;
      shown.current = about;
      setSubject(about);
      setOpen(true);
    },
    close: () => setOpen(false),
    /**
     * Closes because it is done with `about`, or because that has changed. A dialog that was closed before the answer
     * came has nothing left to wait for; one that is about something else by now stays.
     */
    settle: (about: Subject) => {
      if (shown.current === null) onSettled?.();
      if (shown.current !== about) return;
      settled.current = true;
      setOpen(false);
    },
    /** The dialog's own: it has left the screen. */
    onGone: () => {
      shown.current = null;
      setSubject(null);
      if (settled.current) onSettled?.();
    },
  };
}

export type ConfirmDialogState<Subject> = ReturnType<typeof useConfirmDialog<Subject>>;
