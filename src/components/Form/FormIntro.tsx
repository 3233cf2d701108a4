import type { ReactNode } from 'react';
import './FormIntro.css';

/** Text before a form: the current state, and the purpose of the form. */
export const FormIntro = ({ children }: { children: ReactNode }) => (
  <div className="form-intro">{children}</div>
);
