import { Card } from 'antd';
import type { ReactNode } from 'react';
import './FormCard.css';

/** Where one form stands, or what came of it: one column. */
export function FormCard({ children }: { children: ReactNode }) {
  return <Card className="account-card">{children}</Card>;
}
