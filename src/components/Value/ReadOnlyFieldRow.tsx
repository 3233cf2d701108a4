import type { ReactNode } from 'react';
import './ReadOnlyFieldRow.css';

interface Props {
  label: string;
  /** The value. */
  children: ReactNode;
  hint?: string;
  /** Button or link to change the value. */
  action?: ReactNode;
}

/** A read-only value among the fields of a form. */
export function ReadOnlyFieldRow({ label, children, hint, action }: Props) {
  return (
    <div className="read-only-field">
      <dl>
        <dt>{label}</dt>
        <dd>{children}</dd>
        {hint && <dd className="read-only-field-hint">{hint}</dd>}
      </dl>
      {action}
    </div>
  );
}
