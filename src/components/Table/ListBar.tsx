import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import type { TableWords } from './DataTable';
import './ListBar.css';

interface Props<Row> {
  list: ListState<Row>;
  words: Pick<TableWords, 'total' | 'clear'>;
  /** What can be done with all rows, such as an export. */
  children?: ReactNode;
}

/** Between the filters and the rows: how many rows match, the way back to all of them, and what can be done with them. */
export function ListBar<Row>({ list, words, children }: Props<Row>) {
  const t = useT();
  const { page, filtered, clear } = list;
  // Whoever has no row at all reads why in place of the rows.
  if (!filtered && page?.total === 0) return null;
  const count = page?.total ?? 0;
  return (
    <div className="list-bar">
      <div className="list-bar-count">
        <span role="status">{page && t(words.total, { count })}</span>
        {/* No row matches: the same button stands in place of the rows. */}
        {filtered && count > 0 && (
          <Button type="link" onClick={clear}>
            {t(words.clear)}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
