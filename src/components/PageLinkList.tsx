import { RightOutlined } from '@ant-design/icons';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '@/components/Link';
import type { PagePath } from '@/utils/routing/paths';
import './PageLinkList.css';

export interface PageLinkRow {
  to: PagePath;
  title: string;
  /** What the page is for. */
  about: string;
  /** How it stands there now: a masked value, a number, a warning. */
  state?: ReactNode;
  /** Why it is not open to the reader; it leads nowhere then. */
  closed?: string;
}

/** The pages beneath one, each with what it is for and how things stand there. The whole row leads on. */
export function PageLinkList({ rows }: { rows: readonly PageLinkRow[] }) {
  return (
    <Card className="hub">
      <ul>
        {rows.map(({ to, title, about, state, closed }) => (
          <li key={to}>
            <div className="hub-words">
              {closed === undefined ? <Link to={to}>{title}</Link> : <strong>{title}</strong>}
              <p>{about}</p>
              {closed !== undefined && <p>{closed}</p>}
            </div>
            {state !== undefined && <div className="hub-state">{state}</div>}
            {closed === undefined && <RightOutlined aria-hidden="true" className="hub-arrow" />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
