import { useEffect, useRef } from 'react';
import { useOverflow } from '../useOverflow';
import { MainNav } from './MainNav';

interface Props {
  /** Called with whether the entries fit into one row; otherwise the header offers the menu as a drawer. */
  onFit: (fits: boolean) => void;
}

/** The main menu in the header: one row, or hidden. An overflowing menu is still measured, but not reachable. */
export function TopNav({ onFit }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  useEffect(() => {
    onFit(!overflows);
    return () => onFit(true);
  }, [overflows, onFit]);
  return (
    <div ref={box} className="top-nav" data-fits={!overflows}>
      <MainNav />
    </div>
  );
}
