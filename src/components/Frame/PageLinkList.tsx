import { RightOutlined } from '@ant-design/icons';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '@/components/Action/Link';
import type { PagePath } from '@/utils/routing/paths';
import './PageLinkList.css';

export interface PageLinkRow {
  to: PagePath;
  title: string;
  /** The purpose of the page. */
  about: string;
  /** The current state: a masked value, a number or a warning. */
  state?: ReactNode;
  /** The reason why the page is not available to the user; the row has no link then. */
  closed?: string;
}

/** Links to subpages, each with its purpose and state. The link covers the whole row. */
export function PageLinkList({ rows }: { rows: readonly PageLinkRow[] }) {
  return (
    <Card className="hub">
      <ul className="plain-list">
        {rows.map(({ to, title, about, state, closed }) => (
          <li key={to}>
            <div className="hub-text">
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
