import { Card } from 'antd';
import type { ReactNode } from 'react';
import './FormCard.css';

interface Props {
  /** With its heading's tag. */
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One column for a form, or for its result. Words before the form are a FormIntro. */
export function FormCard({ title, className = '', children }: Props) {
  return (
    <Card className={`form-card ${className}`} title={title}>
      {children}
    </Card>
  );
}
