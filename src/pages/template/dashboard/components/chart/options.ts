/** Converts chart data into options of the chart library. Pure: the same arguments return the same options. */
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import { type ChartData, countFigures, getFacts } from './chartData';
import { type ChartOption, getLegendHeight, toCategoryAxis, toFrame, toLabel, toValueAxis } from './frame';
import type { ChartLook } from './useChartLook';
import type { Figures } from './useFigures';

export type ToOption = (data: ChartData, look: ChartLook, figures: Figures) => ChartOption;

/** Above this number, bars are thinner than the gaps between them, so a line chart is used. */
export const BARS_MAX = 120;
/** Maximum number of horizontal bars; the table shows all rows. */
export const ROWS_MAX = 30;
/** More symbols than this would hide their line. */
const SYMBOLS_MAX = 60;
/** Upper limit of a digit's width, as a fraction of the font size. */
const DIGIT_WIDTH = 0.62;
const NEXT_TO_BAR = 12;
/** Width at which row names wrap, as a multiple of the font size. */
const NAME_WIDTH = 7;
const LINE_TYPES = ['solid', 'dashed', 'dotted'] as const;
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'];

/** Returns the width in pixels of the longest figure beside a bar. */
function getLabelWidth({ series, unit }: ChartData, { fontSize }: ChartLook, { format }: Figures): number {
  const lengths = series.flatMap(({ values }) => values.map((value) => format(value ?? 0, unit).length));
  return Math.ceil(Math.max(0, ...lengths) * fontSize * DIGIT_WIDTH) + NEXT_TO_BAR;
}

function at<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item;
}

/** Returns the pattern of the second, third … series in the background color; the first series has none. */
function toDecal(place: number, { ground }: ChartLook) {
  const decals = [
    undefined,
    { color: ground, dashArrayX: [1, 0], dashArrayY: [3, 5], rotation: Math.PI / 4 },
    {
      color: ground,
      symbol: 'circle',
      dashArrayX: [
        [8, 8],
        [0, 8, 8, 0],
      ],
      dashArrayY: [6, 0],
      symbolSize: 0.8,
    },
  ] as const;
  return at(decals, place) as NonNullable<BarSeriesOption['itemStyle']>['decal'];
}

/** Lines that differ by dashes and symbols. A missing figure is a gap; a single figure is a dot with its value. */
export const toLineOption: ToOption = (data, look, figures) => ({
  ...toFrame(data, look, figures),
  xAxis: { ...toCategoryAxis(data, look), boundaryGap: data.categories.length === 1 },
  yAxis: toValueAxis(data, look, figures),
  series: data.series.map(({ name, values }, place): LineSeriesOption => {
    const { count } = getFacts(values);
    const color = at(look.colors, place);
    return {
      type: 'line',
      name,
      data: [...values],
      connectNulls: false,
      // Reduces many points to about one per pixel and preserves the peaks.
      sampling: 'lttb',
      showSymbol: count <= SYMBOLS_MAX,
      showAllSymbol: true,
      symbol: at(SYMBOLS, place),
      symbolSize: 7,
      itemStyle: { color },
      lineStyle: { color, width: 2, type: at(LINE_TYPES, place) },
      label: { ...toLabel(data, look, figures, count === 1), position: 'top' },
      emphasis: { disabled: true },
    };
  }),
});

const toBars = (data: ChartData, look: ChartLook, figures: Figures): BarSeriesOption[] =>
  data.series.map(({ name, values }, place) => ({
    type: 'bar',
    name,
    data: [...values],
    barMaxWidth: 40,
    itemStyle: { color: at(look.colors, place), decal: toDecal(place, look) },
    label: {
      ...toLabel(data, look, figures, countFigures(data) === 1),
      position: 'outside',
    },
    emphasis: { disabled: true },
  }));

/** Vertical bars that differ by patterns; a line chart if there are too many. A single bar shows its figure. */
export const toBarOption: ToOption = (data, look, figures) => {
  if (data.categories.length > BARS_MAX) return toLineOption(data, look, figures);
  return {
    ...toFrame(data, look, figures),
    xAxis: toCategoryAxis(data, look),
    yAxis: toValueAxis(data, look, figures),
    series: toBars(data, look, figures),
  };
};

/** Horizontal bars, the first on top, each with its name and its figure. */
export const toRowOption: ToOption = (all, look, figures) => {
  const data = {
    ...all,
    categories: all.categories.slice(0, ROWS_MAX),
    series: all.series.map((series) => ({ ...series, values: series.values.slice(0, ROWS_MAX) })),
  };
  const frame = toFrame(data, look, figures);
  const names = toCategoryAxis(data, look);
  return {
    ...frame,
    grid: { ...frame.grid, top: getLegendHeight(data, look), right: getLabelWidth(data, look, figures) },
    // The longest bar takes the full width.
    xAxis: {
      type: 'value',
      show: false,
      min: ({ min }) => Math.min(min, 0),
      max: ({ max }) => Math.max(max, 0),
    },
    yAxis: {
      ...names,
      inverse: true,
      axisLabel: {
        ...names.axisLabel,
        interval: 0,
        hideOverlap: false,
        width: NAME_WIDTH * look.fontSize,
        overflow: 'break',
      },
    },
    series: toBars(data, look, figures).map((bars) => ({
      ...bars,
      // Also for negative figures: the names are on the left of the axis.
      label: { ...bars.label, show: true, position: 'right' },
    })),
  };
};
