import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** What is known. */
  children: ReactNode;
  hint?: string;
  /** The way to another. */
  action: ReactNode;
}

/** What is known and not changed by typing, among the fields of a form. */
export function ReadOnlyFieldRow({ label, children, hint, action }: Props) {
  return (
    <div className="profile-known">
      <dl>
        <dt>{label}</dt>
        <dd>{children}</dd>
        {hint && <dd className="profile-hint">{hint}</dd>}
      </dl>
      {action}
    </div>
  );
}
