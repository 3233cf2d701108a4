import { act, fireEvent, render, screen } from '@testing-library/react';
import { MONITOR_POLL } from '@/constants';
import MonitorPage from '@/pages/template/dashboard/monitor';
import { getMonitor } from '@/services/templateDashboard';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../../../support/messages';

jest.mock('@/services/templateDashboard', () => ({ getMonitor: jest.fn() }));
jest.mock('@/pages/template/dashboard/components/Chart', () => ({ Chart: () => null }));
jest.mock('@/utils/http/httpErrors', () => ({
  ...jest.requireActual<typeof import('@/utils/http/httpErrors')>('@/utils/http/httpErrors'),
  warn: jest.fn(),
}));

const ask = getMonitor as jest.Mock;
const at = (total: number | null) => ({
  at: '2026-03-01T10:00:00+08:00',
  total,
  target: 400,
  perSecond: 1.5,
  endsAt: '2026-03-02T00:00:00+08:00',
  minutes: [],
  regions: [],
  resources: [{ id: 'cpu', used: null }],
});
const words = () => document.body.textContent ?? '';
const goOn = () => act(() => jest.advanceTimersByTimeAsync(MONITOR_POLL));
const press = (key: 'template.monitor.pause' | 'template.monitor.resume') =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: en[key] }));
  });

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
});
afterEach(() => jest.useRealTimers());

test('polls until the user pauses it, and loads the latest values on resume', async () => {
  ask.mockImplementation(async () => at(100 * ask.mock.calls.length));
  render(<MonitorPage />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(words()).toContain('¥100');
  expect(words()).toContain('25% reached');
  await goOn();
  expect(words()).toContain('¥200');
  await press('template.monitor.pause');
  expect(screen.getByRole('status').textContent).toMatch(/^Paused/);
  await goOn();
  await goOn();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(words()).toContain('¥200');
  await press('template.monitor.resume');
  expect(words()).toContain('¥300');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('ignores a response that arrives after the pause', async () => {
  let answer: (data: unknown) => void = () => undefined;
  ask.mockResolvedValueOnce(at(100));
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  render(<MonitorPage />);
  await goOn();
  await press('template.monitor.pause');
  await act(async () => answer(at(777)));
  expect(words()).not.toContain('777');
});

test('shows a text for unknown values and keeps the page after a failed request', async () => {
  ask.mockResolvedValueOnce(at(null)).mockRejectedValue(new ApiError('network'));
  render(<MonitorPage />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(words()).toContain(en['template.monitor.unknown']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await goOn();
  expect(words()).toContain(en['template.monitor.failed']);
  expect(words()).toContain(en['template.monitor.total']);
});
