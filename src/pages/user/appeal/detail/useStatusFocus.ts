import { useEffect, useRef } from 'react';

/**
 * The focus of a page whose appeal changes beneath it: after an act, what had the focus is gone, and so it is where
 * another appeal has come in this one's place. `heading` is for how it stands; `acted` is called before the change.
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
