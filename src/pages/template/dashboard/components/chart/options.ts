/** Turns data into what the charts' library draws. Pure: the same data and look give the same option. */
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import { type ChartData, countFigures, getFacts, toFigure } from './chartData';
import { type ChartOption, getLegendHeight, toCategoryAxis, toFrame, toLabel, toValueAxis } from './frame';
import type { ChartLook } from './useChartLook';
import type { Figures } from './useFigures';

export type ToOption = (data: ChartData, look: ChartLook, figures: Figures) => ChartOption;

/** More bars than this are thinner than what lies between them: a line tells the same. */
export const BARS_MAX = 120;
/** Horizontal bars that are drawn; the table has all. */
export const ROWS_MAX = 30;
/** More symbols than this hide their line. */
const SYMBOLS_MAX = 60;
/** A digit is no wider than this, as a part of the font size. */
const DIGIT_WIDTH = 0.62;
const NEXT_TO_BAR = 12;
/** Longer names of rows take more lines: as a multiple of the font size. */
const NAME_WIDTH = 7;
const LINE_TYPES = ['solid', 'dashed', 'dotted'] as const;
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'];

/** What the longest of the figures takes beside its bar. */
function getLabelWidth({ series, unit }: ChartData, { fontSize }: ChartLook, { format }: Figures): number {
  const lengths = series.flatMap(({ values }) =>
    values.map((value) => format(toFigure(value) ?? 0, unit).length),
  );
  return Math.ceil(Math.max(0, ...lengths) * fontSize * DIGIT_WIDTH) + NEXT_TO_BAR;
}

function at<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item;
}

/** Marks the second, third … series by a pattern in the color of the ground; the first has none, and is plain. */
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

/** Lines, told apart by dashes and symbols. What is missing is a gap; a single figure is a dot with its value. */
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
      data: values.map(toFigure),
      connectNulls: false,
      // Keeps what stands out of ten thousand points, and draws as many as there are pixels.
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
    data: values.map(toFigure),
    barMaxWidth: 40,
    itemStyle: { color: at(look.colors, place), decal: toDecal(place, look) },
    label: {
      ...toLabel(data, look, figures, countFigures(data) === 1),
      position: 'outside',
    },
    emphasis: { disabled: true },
  }));

/** Upright bars, told apart by patterns; a line where there are too many. A single one has its figure above it. */
export const toBarOption: ToOption = (data, look, figures) => {
  if (data.categories.length > BARS_MAX) return toLineOption(data, look, figures);
  return {
    ...toFrame(data, look, figures),
    xAxis: toCategoryAxis(data, look),
    yAxis: toValueAxis(data, look, figures),
    series: toBars(data, look, figures),
  };
};

/** Bars that lie beneath each other, the first on top, each with its name and its figure. */
export const toRowOption: ToOption = (all, look, figures) => {
  const data = {
    ...all,
    categories: all.categories.slice(0, ROWS_MAX),
    series: all.series.map((one) => ({ ...one, values: one.values.slice(0, ROWS_MAX) })),
  };
  const frame = toFrame(data, look, figures);
  const names = toCategoryAxis(data, look);
  return {
    ...frame,
    grid: { ...frame.grid, top: getLegendHeight(data, look), right: getLabelWidth(data, look, figures) },
    // The longest bar takes all the room.
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
      // Also of negative figures: to the left of the axis stand the names.
      label: { ...bars.label, show: true, position: 'right' },
    })),
  };
};
