/** Figures as tables, written so that a terminal shows them well and docs/performance.md can take them. */
import type { Measure, Measured, Results } from './measures';

/** A table in Markdown with columns of one width; the first column is words, the others are figures. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [heads = []] = rows;
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const pad = (row: readonly string[]) =>
    widths.map((width, column) =>
      column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
    );
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [pad(heads), rule, ...rows.slice(1).map(pad)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const NOTHING = '–';
const KILOBYTE = 1024;
const MEGABYTE = 1024 ** 2;

const scaled =
  (unit: number, digits: number) =>
  ({ median }: Measured) =>
    (median / unit).toFixed(digits);

/** Median, quartiles and multiple of a time. */
const time = ({ median, q1, q3, multiple }: Measured) => {
  const spread = `${Math.round(median)} [${Math.round(q1)}–${Math.round(q3)}]`;
  return multiple === undefined ? spread : `${spread} ${multiple.toFixed(2)}×`;
};

/** Of how many visits something held: the median says nothing of those in which it did not. */
const always = ({ q1, median }: Measured) => (q1 === 1 ? 'yes' : median === 1 ? 'mostly' : 'no');

type Column = [head: string, measure: Measure, format: (measured: Measured) => string];

const LOADED: Column[] = [
  ['requests', 'requests', scaled(1, 0)],
  ['scripts', 'scripts', scaled(1, 0)],
  ['JS KB', 'jsBytes', scaled(KILOBYTE, 1)],
  ['CSS KB', 'cssBytes', scaled(KILOBYTE, 1)],
  ['all KB', 'bytes', scaled(KILOBYTE, 1)],
  ['later KB', 'laterBytes', scaled(KILOBYTE, 1)],
  ['heap MB', 'heap', scaled(MEGABYTE, 1)],
  ['CLS', 'cls', scaled(1, 3)],
  ['typed kept', 'kept', always],
  ['submit held', 'held', always],
];

const TIMES: Column[] = [
  ['FCP ms', 'fcp', time],
  ['LCP ms', 'lcp', time],
  ['blocking ms', 'blocking', time],
  ['usable ms', 'usable', time],
  ['posts ms', 'posted', time],
];

const formatColumns = (columns: readonly Column[], pages: readonly (readonly [string, Results])[]) =>
  formatTable([
    ['page', ...columns.map(([head]) => head)],
    ...pages.map(([page, results]) => [
      page,
      ...columns.map(([, measure, format]) => {
        const measured = results[measure];
        return measured ? format(measured) : NOTHING;
      }),
    ]),
  ]);

/** The two tables of one profile: how long the pages took, and what they loaded. */
export const formatResults = (pages: readonly (readonly [string, Results])[]): string =>
  `${formatColumns(TIMES, pages)}\n\n${formatColumns(LOADED, pages)}`;
