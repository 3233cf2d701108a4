import type { ReactNode } from 'react';
import './FormFooter.css';

/**
 * The buttons at the end of a form, the submit button first. Left-aligned with their own width if there is room; full
 * width in a narrow column; in a drawer they stay visible while the form scrolls.
 */
export const FormFooter = ({ children }: { children: ReactNode }) => (
  <div className="form-footer">{children}</div>
);
