import { init } from 'echarts/core';
import type { ChartData } from '@/pages/template/dashboard/components/chart/chartData';
import type { ChartOption } from '@/pages/template/dashboard/components/chart/frame';
// Registers the parts of the library that the options need.
import '@/pages/template/dashboard/components/chart/library';
import {
  BARS_MAX,
  ROWS_MAX,
  type ToOption,
  toBarOption,
  toLineOption,
  toRowOption,
} from '@/pages/template/dashboard/components/chart/options';
import type { ChartLook } from '@/pages/template/dashboard/components/chart/useChartLook';

const look: ChartLook = {
  colors: ['#0050b3', '#ad4e00', '#531dab'],
  text: '#1f1f1f',
  line: '#d9d9d9',
  ground: '#ffffff',
  fontFamily: 'sans-serif',
  fontSize: 12,
};
const figures = {
  format: (value: number) => `=${value}`,
  short: (value: number) => `~${value}`,
  cents: String,
  orDash: String,
};
const chart = (...series: (number | null)[][]): ChartData => ({
  axis: 'Day',
  categories: (series[0] ?? []).map((_, place) => ({ name: `d${place}`, short: `${place}` })),
  series: series.map((values, place) => ({ name: `series ${place}`, values })),
  unit: 'count',
});
const many = (count: number) => Array.from({ length: count }, (_, place) => Math.sin(place / 50) * 100);
const SIZE = { width: 640, height: 280 };
/** Renders the option as SVG source. */
function drawAsText(option: ChartOption): string {
  const drawing = init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
  drawing.setOption(option);
  const text = drawing.renderToSVGString();
  drawing.dispose();
  return text;
}
const draw = (toOption: ToOption, data: ChartData) => drawAsText(toOption(data, look, figures));
const seriesOf = (toOption: ToOption, data: ChartData) =>
  toOption(data, look, figures).series as Record<string, unknown>[];
/** Number of line and curve segments in a drawing. */
const countStrokes = (svg: string) => [...svg.matchAll(/ [LC]?-?[\d.]+ -?[\d.]+/g)].length;

test('leaves a gap for a missing value', () => {
  for (const toOption of [toLineOption, toBarOption, toRowOption]) {
    const [series] = seriesOf(toOption, chart([1, null, -2]));
    expect(series?.data).toEqual([1, null, -2]);
  }
  expect(seriesOf(toLineOption, chart([1, null, 2]))[0]).toMatchObject({ connectNulls: false });
});

test('distinguishes lines by dash and symbol, and bars by pattern, independently of colors', () => {
  const same = { ...look, colors: [look.text] };
  const data = chart([1, 2], [2, 1], [3, 3]);
  const lines = toLineOption(data, same, figures).series as { lineStyle: { type: string }; symbol: string }[];
  expect(new Set(lines.map(({ lineStyle }) => lineStyle.type)).size).toBe(3);
  expect(new Set(lines.map(({ symbol }) => symbol)).size).toBe(3);
  const bars = toBarOption(data, same, figures).series as { itemStyle: { decal: unknown } }[];
  expect(new Set(bars.map(({ itemStyle }) => JSON.stringify(itemStyle.decal))).size).toBe(3);
  const svg = drawAsText(toBarOption(data, same, figures));
  expect(svg).toContain('<pattern');
});

test('draws a single value as a dot with a label', () => {
  const svg = draw(toLineOption, chart([null, 42, null]));
  expect(svg).toContain('=42');
  expect(seriesOf(toLineOption, chart([null, 42, null]))[0]).toMatchObject({ showSymbol: true });
  expect(draw(toLineOption, chart([41, 42]))).not.toContain('=42');
});

test.each([
  ['a line', toLineOption],
  ['bars', toBarOption],
  ['rows', toRowOption],
])('draws %s of no, one and negative values and of three series without text below 12 px', (_, toOption) => {
  const several = chart([1, 2], [2, 1], [3, 3]);
  for (const data of [chart([]), chart([null]), chart([7]), chart([-5, 3, -1]), chart([0, 0]), several]) {
    const svg = draw(toOption, data);
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toContain('NaN');
    const sizes = [...svg.matchAll(/font-size:([\d.]+)px|font(?:-size)?[:=]"?(?:[a-z ]*)([\d.]+)px/g)];
    expect(sizes.map(([, a, b]) => Number(a ?? b)).filter((size) => size < 12)).toEqual([]);
  }
  for (const data of [chart([-5, 3, -1]), several]) expect(draw(toOption, data)).toContain('<path');
});

test('reduces 10,000 values to fewer than 2,000 strokes without symbols', () => {
  const svg = draw(toLineOption, chart(many(10_000)));
  expect(countStrokes(svg)).toBeLessThan(2_000);
  expect(svg.length).toBeLessThan(60_000);
});

test('draws too many bars as a line and omits too many rows', () => {
  expect(seriesOf(toBarOption, chart(many(BARS_MAX)))[0]?.type).toBe('bar');
  expect(seriesOf(toBarOption, chart(many(BARS_MAX + 1)))[0]?.type).toBe('line');
  expect(seriesOf(toRowOption, chart(many(10_000)))[0]?.data).toHaveLength(ROWS_MAX);
});

test('draws markup in a name as text', () => {
  const data = chart([1, 2], [2, 1]);
  const evil = '<img src=x onerror=alert(1)>';
  const svg = draw(toBarOption, {
    ...data,
    categories: [{ name: evil }, { name: 'b' }],
    series: data.series.map((one) => ({ ...one, name: evil })),
  });
  expect(svg).not.toContain('<img');
  expect(toBarOption(data, look, figures).tooltip).toMatchObject({ renderMode: 'richText' });
});
