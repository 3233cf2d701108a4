import { useIntl } from '@umijs/max';
import { Card, Segmented, Table } from 'antd';
import { useMemo } from 'react';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { PAGE_SIZE } from '@/constants';
import type { TemplateAnalysis, TemplateSearch, TemplateShare } from '@/contract';
import { type T, useT } from '@/hooks/useT';
import { Chart } from '../../components/Chart';
import type { ChartData, Unit } from '../../components/chart/chartData';
import { nameMoments } from '../../components/chart/momentNames';
import { useFigures } from '../../components/chart/useFigures';
import { Tiles } from '../../components/Tiles';
import { toSharesChart } from '../../components/toSharesChart';
import type { ShownFigures } from '../analysisQuery';
import { Trend } from './Trend';
import './AnalysisFigures.css';

const TILES: readonly (readonly [keyof TemplateAnalysis['tiles'], Unit])[] = [
  ['sales', 'money'],
  ['visits', 'count'],
  ['payments', 'count'],
  ['conversion', 'percent'],
];

interface Props {
  data: TemplateAnalysis;
  show: ShownFigures;
  onShow: (show: ShownFigures) => void;
}

/** The figures of a period: totals, development over time, and sales by store. */
export function AnalysisFigures({ data, show, onShow }: Props) {
  const t = useT();
  const { locale } = useIntl();
  const { orDash } = useFigures();
  const trade = useMemo(
    () => toPeriodChart(data, [show], show === 'sales' ? 'money' : 'count', t, locale),
    [data, show, t, locale],
  );
  const traffic = useMemo(
    () => toPeriodChart(data, ['visits', 'payments'], 'count', t, locale),
    [data, t, locale],
  );
  const channels = useMemo(() => toSharesChart(data.channels, t('template.analysis.channel'), t), [data, t]);
  return (
    <>
      <Tiles
        label={t('template.analysis.figures')}
        tiles={TILES.map(([key, unit]) => ({
          key,
          label: t(`template.analysis.${key}`),
          value: orDash(data.tiles[key].value, unit),
          note: <Trend {...data.tiles[key]} />,
        }))}
      />
      <Chart
        title={t(`template.analysis.${show}`)}
        kind="bar"
        data={trade}
        extra={
          <Segmented<ShownFigures>
            name="show"
            aria-label={t('template.analysis.show')}
            value={show}
            options={(['sales', 'visits'] as const).map((value) => ({
              value,
              label: t(`template.analysis.${value}`),
            }))}
            onChange={onShow}
          />
        }
      />
      <Chart title={t('template.analysis.traffic')} kind="line" data={traffic} />
      <div className="dashboard-pair">
        <StoreRanking stores={data.stores} />
        <Chart title={t('template.analysis.channels')} kind="row" data={channels} />
      </div>
      <TopSearches searches={data.searches} />
    </>
  );
}

/** The stores, sorted by sales in descending order. */
function StoreRanking({ stores }: { stores: readonly TemplateShare[] }) {
  const t = useT();
  const { orDash } = useFigures();
  return (
    <Card>
      <section aria-labelledby="analysis-stores">
        <h2 id="analysis-stores">{t('template.analysis.stores')}</h2>
        {stores.length === 0 ? (
          <EmptyBlock>
            <p>{t('template.analysis.stores.empty')}</p>
          </EmptyBlock>
        ) : (
          <ol className="store-ranking plain-list">
            {stores.map(({ id, name, sales }) => (
              <li key={id}>
                <span>{name}</span>
                <span>{orDash(sales, 'money')}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </Card>
  );
}

/** Search terms, the most frequent first. */
function TopSearches({ searches }: { searches: readonly TemplateSearch[] }) {
  const t = useT();
  const { orDash } = useFigures();
  return (
    <Card>
      <section aria-labelledby="analysis-searches">
        <h2 id="analysis-searches">{t('template.analysis.searches')}</h2>
        <Table<TemplateSearch>
          size="small"
          rowKey="id"
          caption={<span className="visually-hidden">{t('template.analysis.searches')}</span>}
          dataSource={[...searches]}
          pagination={
            searches.length > PAGE_SIZE && { pageSize: PAGE_SIZE, showSizeChanger: false, simple: true }
          }
          locale={{
            emptyText: (
              <EmptyBlock>
                <p>{t('template.analysis.searches.empty')}</p>
              </EmptyBlock>
            ),
          }}
          columns={[
            { key: 'keyword', dataIndex: 'keyword', title: t('template.analysis.keyword'), rowScope: 'row' },
            {
              key: 'users',
              title: t('template.analysis.users'),
              align: 'end',
              className: 'figure-cell',
              render: (_, { value }) => orDash(value, 'count'),
            },
            {
              key: 'change',
              title: t('template.analysis.change'),
              render: (_, { value, before }) => <Trend value={value} before={before} />,
            },
          ]}
        />
      </section>
    </Card>
  );
}

/** Returns one series over the period for each of the named figures, which have the same unit. */
const toPeriodChart = (
  { points, step }: TemplateAnalysis,
  names: readonly ('sales' | 'visits' | 'payments')[],
  unit: Unit,
  t: T,
  locale: string,
): ChartData => ({
  axis: t(`template.analysis.step.${step}`),
  categories: nameMoments(
    points.map(({ period }) => period),
    step,
    locale,
  ),
  series: names.map((name) => ({
    name: t(`template.analysis.${name}`),
    values: points.map((point) => point[name]),
  })),
  unit,
  timed: true,
  summed: true,
});
