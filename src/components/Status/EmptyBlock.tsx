import type { ReactNode } from 'react';
import { Picture } from '../Value/Picture';
import './EmptyBlock.css';

/** Replaces an empty list by a message and an action. */
export function EmptyBlock({ children }: { children: ReactNode }) {
  return (
    <div className="empty-block stack">
      <Picture name="empty" />
      {children}
    </div>
  );
}
