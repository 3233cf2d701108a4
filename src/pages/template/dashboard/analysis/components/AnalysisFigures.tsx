import { useIntl } from '@umijs/max';
import { Segmented } from 'antd';
import { useMemo } from 'react';
import type { TemplateAnalysis } from '@/contract';
import { useT } from '@/hooks/useT';
import { Chart } from '../../components/Chart';
import type { Unit } from '../../components/chart/chartData';
import { useFigures } from '../../components/chart/useFigures';
import { Tiles } from '../../components/Tiles';
import { toSharesChart } from '../../components/toSharesChart';
import type { ShownFigures } from '../analysisQuery';
import { toPeriodChart } from '../toPeriodChart';
import { StoreRanking } from './StoreRanking';
import { TopSearches } from './TopSearches';
import { Trend } from './Trend';

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
