import { DownloadOutlined, TableOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Card } from 'antd';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Alert } from '@/components/Status/Alert';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { useT } from '@/hooks/useT';
import { formatCsv } from '@/utils/csv';
import { saveFile } from '@/utils/download';
import { ChartTable } from './chart/ChartTable';
import { type ChartData, countFigures } from './chart/chartData';
import { Drawing } from './chart/Drawing';
import { ROWS_MAX, type ToOption, toBarOption, toLineOption, toRowOption } from './chart/options';
import { describeChart } from './chart/summary';
import { useChartLibrary } from './chart/useChartLibrary';
import { type ChartLook, useChartLook } from './chart/useChartLook';
import { useFigures } from './chart/useFigures';
import './Chart.css';

const CSV_TYPE = 'text/csv;charset=utf-8';
const HEIGHT = 280;
const BAR_HEIGHT = 20;
const ROW_GAP = 16;
/** Height of a category name, in lines: two lines of text plus the gap to the next name. */
const NAME_LINES = 3;

type ChartKind = 'line' | 'bar' | 'row';
const builders: Record<ChartKind, ToOption> = { line: toLineOption, bar: toBarOption, row: toRowOption };

/** Height of the chart: proportional to the number of rows for `row`, fixed otherwise. */
function getHeight(kind: ChartKind, { categories, series }: ChartData, { fontSize }: ChartLook): number {
  if (kind !== 'row') return HEIGHT;
  const rows = Math.min(categories.length, ROWS_MAX);
  // The legend has one line per series, and each row has one bar per series.
  return (
    rows * Math.max(series.length * BAR_HEIGHT + ROW_GAP, NAME_LINES * fontSize) +
    (series.length + 1) * BAR_HEIGHT
  );
}

/** The figures as CSV: numbers without unit, an empty cell for a missing figure. */
function toCsv({ axis, categories, series }: ChartData): string {
  const rows = categories.map(({ name }, place) => [name, ...series.map(({ values }) => values[place])]);
  return formatCsv([axis, ...series.map(({ name }) => name)], rows);
}

interface Props {
  title: string;
  /** `row` draws horizontal bars, each with its category name. */
  kind: ChartKind;
  /** Pass the same object until the figures change: the chart is redrawn for each new object. */
  data: ChartData;
  /** Rendered beside the heading. */
  extra?: ReactNode;
}

/** Shows figures as a text summary, a chart, a table and a CSV file. */
export function Chart({ title, kind, data, extra }: Props) {
  const t = useT();
  const { locale } = useIntl();
  const look = useChartLook();
  const figures = useFigures();
  const heading = useId();
  const [opened, setOpened] = useState(false);
  const isEmpty = countFigures(data) === 0;
  const hasRows = data.categories.length > 0;
  const { library, failed, busy, reload } = useChartLibrary(!isEmpty);
  // Retrying would fail again, so no retry is offered until the page is reopened.
  const [broken, setBroken] = useState(false);
  const giveUp = useCallback(() => setBroken(true), []);
  const head = useRef<HTMLHeadingElement>(null);
  const retried = useRef(false);
  // The retry button unmounts with the error, so move the focus to the heading.
  useEffect(() => {
    if (library && retried.current) head.current?.focus();
  }, [library]);
  const retry = () => {
    retried.current = true;
    reload();
  };
  const option = useMemo(() => builders[kind](data, look, figures), [kind, data, look, figures]);
  const description = useMemo(() => {
    // Chinese sentences are joined without a space.
    const joint = locale.startsWith('zh') ? '' : ' ';
    return describeChart(data, t, (value) => figures.format(value, data.unit), joint);
  }, [data, t, figures, locale]);
  // If no chart can be drawn, the table replaces it.
  const withTable = hasRows && (opened || ((failed || broken) && !isEmpty));
  const table = `${heading}-table`;

  return (
    <Card>
      <section aria-labelledby={heading}>
        <div className="chart-head">
          <h2 id={heading} ref={head} tabIndex={-1}>
            {title}
          </h2>
          {extra}
        </div>
        {isEmpty && (
          <EmptyBlock>
            <p>{t('template.chart.empty')}</p>
          </EmptyBlock>
        )}
        {hasRows && <p className="chart-text">{description}</p>}
        {!isEmpty && failed && <LoadError title="template.chart.failed" busy={busy} onRetry={retry} />}
        {!isEmpty && broken && <Alert type="error" message={t('template.chart.failed')} />}
        {!isEmpty && !failed && !broken && (
          <>
            {kind === 'row' && data.categories.length > ROWS_MAX && (
              <p className="chart-text">
                {t('template.chart.part', { count: ROWS_MAX, total: data.categories.length })}
              </p>
            )}
            <Drawing
              label={description}
              option={option}
              height={getHeight(kind, data, look)}
              open={library?.openChart ?? null}
              onFail={giveUp}
            />
          </>
        )}
        {hasRows && (
          <div className="chart-ways">
            <Button
              icon={<TableOutlined aria-hidden />}
              aria-expanded={withTable}
              aria-controls={withTable ? table : undefined}
              aria-label={`${t('template.chart.table')}: ${title}`}
              onClick={() => setOpened(!opened)}
            >
              {t('template.chart.table')}
            </Button>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              aria-label={`${t('template.chart.csv')}: ${title}`}
              onClick={() => saveFile(`${title}.csv`, CSV_TYPE, [toCsv(data)])}
            >
              {t('template.chart.csv')}
            </Button>
          </div>
        )}
        {withTable && <ChartTable id={table} title={title} data={data} />}
      </section>
    </Card>
  );
}
