import type { TableProps } from 'antd';
import type { useT } from '@/hooks/useT';

/** Which rows of the page are chosen, and how that changes. */
export interface RowSelection<Row> {
  /** Their ids. */
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
  /** What a row is called by whoever does not see it. */
  nameOf: (row: Row) => string;
}

/** antd's way of saying so. All rows of a page are chosen in SelectionBar: a narrow table has no head. */
export const toAntdSelection = <Row,>(
  { chosen, onChange, nameOf }: RowSelection<Row>,
  t: ReturnType<typeof useT>,
): TableProps<Row>['rowSelection'] => ({
  selectedRowKeys: [...chosen],
  onChange: (keys) => onChange(keys.map(String)),
  columnTitle: <span className="visually-hidden">{t('table.selection')}</span>,
  getCheckboxProps: (row) => ({ 'aria-label': t('table.select', { name: nameOf(row) }) }) as object,
});
