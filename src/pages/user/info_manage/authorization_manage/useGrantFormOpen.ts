import { useState } from 'react';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

const NAME = 'authorizationForm';

/** Whether the form is open: kept in this tab, so that it is open again after a reload or a sign-in in mid-form. */
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
