import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import type { TableMessages } from './DataTable';
import './ListBar.css';

interface Props<Row> {
  list: ListState<Row>;
  messages: Pick<TableMessages, 'total' | 'clear'>;
  /** Actions on all rows, such as an export. */
  children?: ReactNode;
}

/** Bar between the filters and the rows: number of matching rows, a button to clear the filters, and actions. */
export function ListBar<Row>({ list, messages, children }: Props<Row>) {
  const t = useT();
  const { page, filtered, clear } = list;
  // For an empty list, the table explains why there are no rows.
  if (!filtered && page?.total === 0) return null;
  const count = page?.total ?? 0;
  return (
    <div className="list-bar">
      <div className="list-bar-count">
        <span role="status">{page && t(messages.total, { count })}</span>
        {/* Without matches, the table shows the same button. */}
        {filtered && count > 0 && (
          <Button type="link" onClick={clear}>
            {t(messages.clear)}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
