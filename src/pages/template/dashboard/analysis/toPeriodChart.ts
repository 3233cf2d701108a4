import type { TemplateAnalysis } from '@/contract';
import type { useT } from '@/hooks/useT';
import type { ChartData, Unit } from '../components/chart/chartData';
import { nameMoments } from '../components/chart/momentNames';

/** Returns one series over the period for each of the named figures, which have the same unit. */
export const toPeriodChart = (
  { points, step }: TemplateAnalysis,
  names: readonly ('sales' | 'visits' | 'payments')[],
  unit: Unit,
  t: ReturnType<typeof useT>,
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
