import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Chart } from '@/pages/template/dashboard/components/Chart';
import { changeSettings } from '@/theme/settings';
import { en } from '../../../../support/messages';

type ChartData = import('@/pages/template/dashboard/components/chart/chartData').ChartData;

const drawing = { setOption: jest.fn(), resize: jest.fn(), dispose: jest.fn() };
const mockInit = jest.fn((_box: HTMLElement) => drawing);
let mockIsOffline = false;
// jsdom has no layout to draw in.
jest.mock('echarts/charts', () => ({}));
jest.mock('echarts/components', () => ({}));
jest.mock('echarts/renderers', () => ({}));
jest.mock('echarts/core', () => {
  if (mockIsOffline) throw new Error('Loading chunk 7 failed');
  return { init: mockInit, use: jest.fn() };
});

let resized: () => void = () => undefined;
const disconnect = jest.fn();
class FakeObserver {
  constructor(listener: () => void) {
    resized = listener;
  }
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = disconnect;
}
const files: Blob[] = [];
const names: string[] = [];
beforeAll(() => {
  Object.assign(globalThis, { ResizeObserver: FakeObserver });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 600 });
  URL.createObjectURL = (blob) => `blob:${files.push(blob as Blob)}`;
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    names.push(event.target.download);
  });
});
beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const chart = (values: (number | null)[]): ChartData => ({
  axis: 'Day',
  categories: values.map((_, place) => ({ name: `day ${place}` })),
  series: [{ name: 'Visits', values }],
  unit: 'count',
  timed: true,
  summed: true,
});
const show = (data: ChartData) => render(<Chart title="Trade" kind="line" data={data} />);
const openTable = () =>
  fireEvent.click(screen.getByRole('button', { name: `${en['template.chart.table']}: Trade` }));
const isOpen = () =>
  screen.getByRole('button', { name: `${en['template.chart.table']}: Trade` }).getAttribute('aria-expanded');
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const settle = () => act(() => Promise.resolve());

// Must be the first test: a loaded library stays in the module cache.
test('shows an error and the table if the library does not load, and draws after a retry', async () => {
  mockIsOffline = true;
  show(chart([5, 9, 2]));
  await settle();
  expect(screen.getByText(en['template.chart.failed'])).toBeTruthy();
  expect(screen.queryByRole('img', { name: /Visits/ })).toBeNull();
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  mockIsOffline = false;
  fireEvent.click(screen.getByRole('button', { name: en['common.retry'] }));
  await settle();
  expect(screen.queryByText(en['template.chart.failed'])).toBeNull();
  expect(screen.getByRole('img', { name: /^Visits: highest 9/ })).toBeTruthy();
  expect(drawing.setOption).toHaveBeenCalled();
  expect(isOpen()).toBe('false');
  // The pressed button is no longer in the document.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Trade' }));
});

test('draws with a summary as its accessible name, resizes with its container, and closes on unmount', async () => {
  const { unmount } = show(chart([5, 9, 2]));
  await settle();
  const picture = screen.getByRole('img', { name: /^Visits: highest 9 \(day 1\), lowest 2 \(day 2\)/ });
  expect(mockInit).toHaveBeenCalledTimes(1);
  expect(picture.contains(mockInit.mock.calls[0]?.[0] ?? null)).toBe(true);
  expect(drawing.setOption).toHaveBeenCalledTimes(1);
  resized();
  expect(drawing.resize).toHaveBeenCalledTimes(1);
  unmount();
  expect(drawing.dispose).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test('shows the error, the summary and the table without a retry if the library throws', async () => {
  drawing.setOption.mockImplementationOnce(() => {
    throw new TypeError('Cannot create property');
  });
  show(chart([5, 9, 2]));
  await settle();
  expect(screen.getByText(en['template.chart.failed'])).toBeTruthy();
  expect(screen.getByText(/^Visits: highest 9/)).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: en['common.retry'] })).toBeNull();
});

test('redraws after a change of the data, and with one color in color-blind mode', async () => {
  const { rerender } = show(chart([5, 9]));
  await settle();
  rerender(<Chart title="Trade" kind="line" data={chart([5, 10])} />);
  expect(drawing.setOption).toHaveBeenCalledTimes(2);
  const colorsOf = () => drawing.setOption.mock.lastCall?.[0].color;
  expect(colorsOf()).toHaveLength(3);
  act(() => changeSettings({ colorWeak: true }));
  expect(colorsOf()).toHaveLength(1);
  act(() => changeSettings({ colorWeak: false }));
  expect(mockInit).toHaveBeenCalledTimes(1);
});

test('shows the values as a table, with a dash for a missing value', async () => {
  show(chart([1_234, null, -3]));
  await settle();
  expect(screen.queryByRole('table')).toBeNull();
  expect(isOpen()).toBe('false');
  openTable();
  expect(isOpen()).toBe('true');
  const table = screen.getByRole('table', { name: 'Trade' });
  const [head, ...rows] = within(table).getAllByRole('row');
  const columns = within(head as HTMLElement).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Day', 'Visits']);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'day 0',
    'day 1',
    'day 2',
  ]);
  expect(rows.flatMap(cellsOf)).toEqual(['1,234', `–${en['template.chart.table.missing']}`, '-3']);
});

test('shows 31 of 10,000 rows at a time', async () => {
  show(chart(Array.from({ length: 10_000 }, (_, place) => place)));
  await settle();
  openTable();
  expect(screen.getAllByRole('rowheader')).toHaveLength(31);
});

test('saves a CSV file with unformatted numbers', async () => {
  show(chart([1_234.5, null]));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: `${en['template.chart.csv']}: Trade` }));
  expect(names).toEqual(['Trade.csv']);
  const reader = new FileReader();
  reader.readAsArrayBuffer(files[0] as Blob);
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
  expect(Buffer.from(reader.result as ArrayBuffer).toString()).toBe(
    '\ufeffDay,Visits\r\nday 0,1234.5\r\nday 1,\r\n',
  );
});

test('shows a message without rows, and does not load the library without values', async () => {
  const { rerender } = show(chart([]));
  await settle();
  expect(screen.getByText(en['template.chart.empty'])).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Chart title="Trade" kind="line" data={chart([null, null])} />);
  await settle();
  expect(screen.queryByRole('img', { name: /Visits/ })).toBeNull();
  openTable();
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(mockInit).not.toHaveBeenCalled();
});
