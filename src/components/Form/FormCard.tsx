import { Card } from 'antd';
import type { ReactNode } from 'react';
import './FormCard.css';

/** One column for a form, or for its result. Words before the form are a FormIntro. */
export function FormCard({ children }: { children: ReactNode }) {
  return <Card className="form-card">{children}</Card>;
}
