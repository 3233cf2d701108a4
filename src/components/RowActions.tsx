import type { ReactNode } from 'react';
import './RowActions.css';

/** The buttons for what can be done about a row, or about the page as a whole. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className="row-actions">{children}</div>
);
