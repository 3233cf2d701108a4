import type { TableProps } from 'antd';
import type { useT } from '@/hooks/useT';

/** The selected rows of the page. */
export interface RowSelection<Row> {
  /** Ids of the rows. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** Returns the accessible name of a row. */
  nameOf: (row: Row) => string;
}

/** Converts to antd's `rowSelection`. SelectionBar selects all rows of a page, because a narrow table has no header. */
export const toAntdSelection = <Row,>(
  { chosen, onChange, nameOf }: RowSelection<Row>,
  t: ReturnType<typeof useT>,
): TableProps<Row>['rowSelection'] => ({
  selectedRowKeys: [...chosen],
  onChange: (keys) => onChange(keys.map(String)),
  columnTitle: <span className="visually-hidden">{t('table.selection')}</span>,
  getCheckboxProps: (row) => ({ 'aria-label': t('table.select', { name: nameOf(row) }) }) as object,
});
