import type { TemplateShare } from '@/contract';
import type { T } from '@/hooks/useT';
import type { ChartData } from './chart/chartData';

/** Sales by seller. `axis` names the kind of seller. */
export const toSharesChart = (shares: readonly TemplateShare[], axis: string, t: T): ChartData => ({
  axis,
  categories: shares.map(({ name }) => ({ name })),
  series: [{ name: t('template.analysis.sales'), values: shares.map(({ sales }) => sales) }],
  unit: 'money',
  summed: true,
});
