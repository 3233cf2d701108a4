/** Converts the response into chart data. */
import type { TemplateAnalysis } from '@/contract';
import type { useT } from '@/hooks/useT';
import type { ChartData } from '../components/chart/chartData';
import { nameMoments } from '../components/chart/momentNames';
import type { ShownFigures } from './analysisQuery';

type T = ReturnType<typeof useT>;

/** Sales or visits over the period. */
export function toTradeChart(
  { points, step }: TemplateAnalysis,
  show: ShownFigures,
  t: T,
  locale: string,
): ChartData {
  return {
    axis: t(`template.analysis.step.${step}`),
    categories: nameMoments(
      points.map(({ period }) => period),
      step,
      locale,
    ),
    series: [{ name: t(`template.analysis.${show}`), values: points.map((point) => point[show]) }],
    unit: show === 'sales' ? 'money' : 'count',
    timed: true,
    summed: true,
  };
}

/** Visits and payments over the period. */
export function toTrafficChart({ points, step }: TemplateAnalysis, t: T, locale: string): ChartData {
  return {
    axis: t(`template.analysis.step.${step}`),
    categories: nameMoments(
      points.map(({ period }) => period),
      step,
      locale,
    ),
    series: (['visits', 'payments'] as const).map((figures) => ({
      name: t(`template.analysis.${figures}`),
      values: points.map((point) => point[figures]),
    })),
    unit: 'count',
    timed: true,
    summed: true,
  };
}
