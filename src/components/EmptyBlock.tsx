import type { ReactNode } from 'react';
import { Picture } from './Picture';
import './EmptyBlock.css';

/** Stands where a list would: that there is nothing, and what can be done. */
export function EmptyBlock({ children }: { children: ReactNode }) {
  return (
    <div className="empty-block">
      <Picture name="empty" />
      {children}
    </div>
  );
}
