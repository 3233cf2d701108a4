import { useState } from 'react';
import type { ListState } from '@/hooks/useListQuery';
import type { RowSelection } from './rowSelection';

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
