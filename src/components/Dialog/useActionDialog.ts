import { useEffect, useRef } from 'react';
import type { OnActionDone } from '@/hooks/useFocusAfterAction';
import { useConfirmDialog } from './useConfirmDialog';

/**
 * Confirmation dialog for an action on a row. Pass the outcome to `settleWith`; `onActionDone` is called with it
 * after the dialog has closed and returned the focus, so that the list can move the focus.
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
      afterClose: () => {
        onScreen.current = false;
        dialog.afterClose();
        report();
      },
    },
    settleWith: (id: string, changed: boolean) => {
      outcome.current = [id, changed];
      // The user has closed the dialog before the response arrived: report immediately.
      if (!onScreen.current) report();
    },
  };
}
