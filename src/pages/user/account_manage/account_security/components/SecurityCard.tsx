import { Card } from 'antd';
import type { ReactNode, RefObject } from 'react';
import './SecurityCard.css';

interface Props {
  title: string;
  /** Ref of the heading, which takes the focus when a pressed button is unmounted. */
  heading?: RefObject<HTMLHeadingElement>;
  /** Content beside the heading. */
  extra?: ReactNode;
  className: string;
  children: ReactNode;
}

/** A card of account security: a heading, and its parts in one column. Secondary text is a `security-note`. */
export function SecurityCard({ title, heading, extra, className, children }: Props) {
  return (
    <Card
      className={`security-card ${className}`}
      classNames={{ body: 'stack' }}
      title={
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      }
      extra={extra}
    >
      {children}
    </Card>
  );
}
