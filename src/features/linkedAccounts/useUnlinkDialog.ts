import { useRef, useState } from 'react';
import type { Binding, Bindings } from '@/contract';

/** A binding and the list it was asked about in: the dialog says what it said until it has left the screen. */
interface Asked {
  binding: Binding;
  bindings: Bindings;
}

/** The question whether to end a binding. `onSettled` is called where an answer has taken its button away. */
export function useUnlinkDialog(onSettled: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const settled = useRef(false);
  return {
    asked,
    open,
    ask: (about: Asked) => {
      settled.current = false;
      setAsked(about);
      setOpen(true);
    },
    close: () => setOpen(false),
    settle: () => {
      settled.current = true;
      setOpen(false);
    },
    gone: () => {
      setAsked(null);
      if (settled.current) onSettled();
    },
  };
}
