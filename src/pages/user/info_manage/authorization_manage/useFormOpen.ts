import { useState } from 'react';
import { forgetKept, readKept, writeKept } from '@/utils/storage/tabStorage';

const NAME = 'authorizationForm';

/** Whether the form is open: kept in this tab, so that it is open again after a reload or a sign-in in mid-form. */
export function useFormOpen() {
  const [isOpen, setOpen] = useState(() => readKept(NAME) === true);
  return {
    isOpen,
    open: () => {
      writeKept(NAME, true);
      setOpen(true);
    },
    close: () => {
      forgetKept(NAME);
      setOpen(false);
    },
  };
}
