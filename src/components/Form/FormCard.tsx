import { Card } from 'antd';
import type { ReactNode } from 'react';
import './FormCard.css';

interface Props {
  /** Includes the heading element. */
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card with one column for a form or its result. Use FormIntro for text before the form. */
export function FormCard({ title, className = '', children }: Props) {
  return (
    <Card className={`form-card ${className}`} title={title}>
      {children}
    </Card>
  );
}
