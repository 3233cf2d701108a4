import type { TableProps } from 'antd';
import { useState } from 'react';
import type { ListState } from '@/hooks/useListQuery';
import type { T } from '@/hooks/useT';

/** The selected rows of the page. */
export interface RowSelection<Row> {
  /** Ids of the rows. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** Returns the accessible name of a row. */
  nameOf: (row: Row) => string;
}

/**
 * Manages the selected rows on the page of a list. Another page, sort order or filter clears the selection, and
 * removed rows are deselected: actions never affect rows that are not visible.
 */
export function useRowSelection<Row extends { id: string }>(
  { query, page }: ListState<Row>,
  nameOf: (row: Row) => string,
): RowSelection<Row> & { rows: readonly Row[] } {
  const [selection, setSelection] = useState({ query, ids: [] as readonly string[] });
  const rows = page?.list ?? [];
  const chosen =
    selection.query === query ? selection.ids.filter((id) => rows.some((row) => row.id === id)) : [];
  return { rows, chosen, nameOf, onChange: (ids) => setSelection({ query, ids }) };
}

/** Converts to antd's `rowSelection`. SelectionBar selects all rows of a page, because a narrow table has no header. */
export const toAntdSelection = <Row,>(
  { chosen, onChange, nameOf }: RowSelection<Row>,
  t: T,
): TableProps<Row>['rowSelection'] => ({
  selectedRowKeys: [...chosen],
  onChange: (keys) => onChange(keys.map(String)),
  columnTitle: <span className="visually-hidden">{t('table.selection')}</span>,
  getCheckboxProps: (row) => ({ 'aria-label': t('table.select', { name: nameOf(row) }) }) as object,
});
