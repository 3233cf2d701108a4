import type { ReactNode } from 'react';
import './RowActions.css';

/** The buttons for the actions on a row, or on the whole page. */
export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className="row-actions">{children}</div>
);
