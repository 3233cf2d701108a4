import { Grid, Table } from 'antd';
import { useMemo } from 'react';
import { useT } from '@/hooks/useT';
import type { ChartData } from './chartData';
import { DASH, useFigures } from './useFigures';

/** One page shows a month of days. */
const TABLE_ROWS = 31;

interface Props {
  id: string;
  title: string;
  data: ChartData;
}

/** The figures of a chart as a paginated table. A dash marks a missing figure. */
export function ChartTable({ id, title, data }: Props) {
  const t = useT();
  const { format } = useFigures();
  const screens = Grid.useBreakpoint();
  const { axis, categories, series, unit } = data;
  const rows = useMemo(() => categories.map(({ name }, place) => ({ name, place })), [categories]);
  return (
    <div id={id} className="chart-table">
      <Table
        size="small"
        rowKey="place"
        caption={<span className="visually-hidden">{title}</span>}
        dataSource={rows}
        columns={[
          { key: 'name', title: axis, dataIndex: 'name', rowScope: 'row' },
          ...series.map(({ name, values }, column) => ({
            key: `series-${column}`,
            title: name,
            align: 'end' as const,
            className: 'figure-cell',
            render: (_: unknown, { place }: { place: number }) => {
              const figure = values[place] ?? null;
              if (figure !== null) return format(figure, unit);
              return (
                <>
                  <span aria-hidden="true">{DASH}</span>
                  <span className="visually-hidden">{t('template.chart.table.missing')}</span>
                </>
              );
            },
          })),
        ]}
        pagination={
          rows.length > TABLE_ROWS && {
            pageSize: TABLE_ROWS,
            showSizeChanger: false,
            // A phone has no room for all page numbers.
            simple: screens.sm === false,
          }
        }
      />
    </div>
  );
}
