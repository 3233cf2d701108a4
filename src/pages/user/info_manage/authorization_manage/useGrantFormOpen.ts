import { useState } from 'react';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

const NAME = 'authorizationForm';

/** Whether the form is open; stored in this tab, so that it reopens after a reload or after signing in again. */
export function useGrantFormOpen() {
  const [isOpen, setOpen] = useState(() => readTabState(NAME) === true);
  return {
    isOpen,
    open: () => {
      writeTabState(NAME, true);
      setOpen(true);
    },
    close: () => {
      clearTabState(NAME);
      setOpen(false);
    },
  };
}
