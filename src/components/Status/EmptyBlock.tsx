import type { ReactNode } from 'react';
import { Picture } from '../Value/Picture';
import './EmptyBlock.css';

/** Shown instead of an empty list: says that it is empty and offers an action. */
export function EmptyBlock({ children }: { children: ReactNode }) {
  return (
    <div className="empty-block stack">
      <Picture name="empty" />
      {children}
    </div>
  );
}
