import type { ReactNode } from 'react';
import './FormIntro.css';

/** What to know before a form is filled in: how things stand now, and why it is asked. */
export const FormIntro = ({ children }: { children: ReactNode }) => (
  <div className="form-intro">{children}</div>
);
