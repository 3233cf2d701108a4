import type { ReactNode } from 'react';
import './ReadOnlyFieldRow.css';

interface Props {
  label: string;
  /** The value. */
  children: ReactNode;
  hint?: string;
  /** The button or link that leads to changing it. */
  action?: ReactNode;
}

/** A value among the fields of a form that is not changed by typing. */
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
