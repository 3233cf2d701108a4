import { useEffect, useRef } from 'react';
import { useOverflow } from '../useOverflow';
import { MainNav } from './MainNav';

interface Props {
  /** Told whether the entries have room in one row; where they have not, the header offers the menu as a drawer. */
  onFit: (fits: boolean) => void;
}

/** The main menu in the header: one row, or none at all. What has no room is measured still, and out of reach. */
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
