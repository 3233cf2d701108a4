import { useEffect, useRef } from 'react';
import type { OnActionDone } from '@/hooks/useFocusAfterAction';
import { useConfirmDialog } from './useConfirmDialog';

/**
 * The list's question before something is done about a row. `settleWith` takes the outcome; `onActionDone` hears of it
 * once the dialog has left the screen: as it goes it gives the focus back, and the list leads the focus on after that.
 */
export function useActionDialog<Asked>(onActionDone: OnActionDone) {
  const outcome = useRef<Parameters<OnActionDone> | null>(null);
  const onScreen = useRef(false);
  const listener = useRef(onActionDone);
  useEffect(() => {
    listener.current = onActionDone;
  });
  const dialog = useConfirmDialog<Asked>();

  const report = () => {
    if (outcome.current) listener.current(...outcome.current);
    outcome.current = null;
  };
  return {
    dialog: {
      ...dialog,
      ask: (about: Asked) => {
        onScreen.current = true;
        dialog.ask(about);
      },
      onGone: () => {
        onScreen.current = false;
        dialog.onGone();
        report();
      },
    },
    settleWith: (id: string, changed: boolean) => {
      outcome.current = [id, changed];
      // Whoever closed the question before the answer came has nothing left to wait for.
      if (!onScreen.current) report();
    },
  };
}
