import { useState } from 'react';
import type { ListState } from '@/hooks/useListQuery';
import type { RowSelection } from './rowSelection';

/**
 * The rows that are chosen on the page of a list. Another page, order or filter begins with none, and a row that is gone
 * is chosen no more: nothing happens to a row that is out of sight.
 */
export function useRowSelection<Row extends { id: string }>(
  { query, page }: ListState<Row>,
  nameOf: (row: Row) => string,
): RowSelection<Row> & { rows: readonly Row[] } {
  const [kept, setKept] = useState({ query, ids: [] as readonly string[] });
  const rows = page?.list ?? [];
  const chosen = kept.query === query ? kept.ids.filter((id) => rows.some((row) => row.id === id)) : [];
  return { rows, chosen, nameOf, onChange: (ids) => setKept({ query, ids }) };
}
