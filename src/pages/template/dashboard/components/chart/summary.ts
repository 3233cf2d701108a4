/** Describes a chart as text. */
import type { T } from '@/hooks/useT';
import { type ChartData, getFacts } from './chartData';

const FORMS = [
  ['plain', 'total'],
  ['latest', 'both'],
] as const;

/**
 * One sentence for each series: the highest and the lowest figure, the latest if the categories are instants, the
 * total if the figures can be added up, and the number of missing figures. `format` formats a figure; `joint`
 * separates the sentences.
 */
export function describeChart(
  data: ChartData,
  t: T,
  format: (value: number) => string,
  joint: string,
): string {
  const { categories, series, timed = false, summed = false } = data;
  const nameAt = (index: number) => categories[index]?.name ?? '';
  const sentences = series.map(({ name, values }) => {
    const { count, total, highest, lowest, latest } = getFacts(values);
    if (!highest || !lowest || !latest) return t('template.chart.summary.none', { name });
    if (count === 1) {
      return t('template.chart.summary.one', { name, value: format(latest.value), at: nameAt(latest.index) });
    }
    const form = FORMS[timed ? 1 : 0][summed ? 1 : 0];
    return t(`template.chart.summary.${form}`, {
      name,
      highest: format(highest.value),
      highestAt: nameAt(highest.index),
      lowest: format(lowest.value),
      lowestAt: nameAt(lowest.index),
      latest: format(latest.value),
      latestAt: nameAt(latest.index),
      total: format(total),
    });
  });
  const missing = series.reduce((sum, { values }) => sum + getFacts(values).missing, 0);
  return [...sentences, ...(missing > 0 ? [t('template.chart.missing', { count: missing })] : [])].join(
    joint,
  );
}
