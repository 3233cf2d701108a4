/** Options that all charts share: fonts, axes, legend and tooltip. */
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { ChartData } from './chartData';
import type { ChartLook } from './useChartLook';
import type { Figures } from './useFigures';

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>;

const ROOM_FOR_LABEL = 24;
const LEGEND_GAP = 8;

const several = ({ series }: ChartData): boolean => series.length > 1;

/** Height of the legend in pixels: one line per series, at any width and font size; 0 for a single series. */
export const getLegendHeight = (data: ChartData, { fontSize }: ChartLook): number =>
  several(data) ? data.series.length * (fontSize + LEGEND_GAP) + LEGEND_GAP : 0;

/** Returns the options that all charts share. The tooltip is SVG text, not HTML, so data cannot inject markup. */
export function toFrame(data: ChartData, look: ChartLook, { format }: Figures) {
  const { text, line, ground, fontFamily, fontSize } = look;
  const textStyle = { color: text, fontFamily, fontSize };
  return {
    // No animation: charts that are updated every few seconds would never stop moving.
    animation: false,
    color: [...look.colors],
    textStyle,
    grid: {
      left: 4,
      right: 12,
      top: getLegendHeight(data, look) + ROOM_FOR_LABEL,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: {
      show: several(data),
      orient: 'vertical',
      top: 0,
      left: 0,
      padding: 0,
      itemGap: LEGEND_GAP,
      itemWidth: 32,
      itemHeight: fontSize,
      selectedMode: false,
      textStyle: { ...textStyle, lineHeight: fontSize },
    },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      transitionDuration: 0,
      backgroundColor: ground,
      borderColor: line,
      textStyle,
      valueFormatter: (value: unknown) => (typeof value === 'number' ? format(value, data.unit) : '–'),
    },
  } satisfies ChartOption;
}

export function toCategoryAxis({ categories }: ChartData, { text, line, fontSize }: ChartLook) {
  return {
    type: 'category' as const,
    data: categories.map(({ name }) => name),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: line } },
    axisLabel: {
      color: text,
      fontSize,
      hideOverlap: true,
      margin: 12,
      formatter: (name: string, place: number) => categories[place]?.short ?? name,
    },
  };
}

export function toValueAxis({ unit }: ChartData, { text, line, fontSize }: ChartLook, { short }: Figures) {
  return {
    type: 'value' as const,
    splitLine: { lineStyle: { color: line } },
    axisLabel: { color: text, fontSize, formatter: (value: number) => short(value, unit) },
  };
}

/** Returns the label of a figure, shown beside its bar or dot. */
export const toLabel = (
  { unit }: ChartData,
  { text, fontSize }: ChartLook,
  { format }: Figures,
  show: boolean,
) => ({
  show,
  color: text,
  fontSize,
  formatter: ({ value }: { value?: unknown }) => (typeof value === 'number' ? format(value, unit) : ''),
});
