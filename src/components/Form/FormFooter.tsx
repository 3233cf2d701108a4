import type { ReactNode } from 'react';
import './FormFooter.css';

/**
 * The buttons at the end of a form, the one that saves first. Where there is room they stand left and have their own
 * width; in a narrow column they fill it; in a drawer they stay in view while the form scrolls.
 */
export const FormFooter = ({ children }: { children: ReactNode }) => (
  <div className="form-footer">{children}</div>
);
