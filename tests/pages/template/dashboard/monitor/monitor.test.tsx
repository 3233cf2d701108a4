import { act, fireEvent, render, screen } from '@testing-library/react';
import { MONITOR_POLL } from '@/constants';
import MonitorPage from '@/pages/template/dashboard/monitor';
import { createFakeNetwork, httpError, settle } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';

const network = createFakeNetwork();
const at = (total: number | null) => ({
  at: '2026-03-01T10:00:00+08:00',
  total,
  target: 400,
  perSecond: 1.5,
  endsAt: '2026-03-02T00:00:00+08:00',
  minutes: [],
  regions: [],
  resources: [{ id: 'cpu' as const, used: null }],
});
const pageText = () => document.body.textContent ?? '';
async function waitForPoll() {
  act(() => void jest.advanceTimersByTime(MONITOR_POLL));
  await settle();
}
async function press(key: 'template.monitor.pause' | 'template.monitor.resume') {
  fireEvent.click(screen.getByRole('button', { name: en[key] }));
  await settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('polls until the user pauses it, and loads the latest values on resume', async () => {
  network.answer('templateMonitor', () => at(100 * network.sent('templateMonitor').length));
  render(<MonitorPage />);
  await settle();
  expect(pageText()).toContain('¥100');
  expect(pageText()).toContain('25% reached');
  await waitForPoll();
  expect(pageText()).toContain('¥200');
  await press('template.monitor.pause');
  expect(screen.getByRole('status').textContent).toMatch(/^Paused/);
  await waitForPoll();
  await waitForPoll();
  expect(network.sent('templateMonitor')).toHaveLength(2);
  expect(pageText()).toContain('¥200');
  await press('template.monitor.resume');
  expect(pageText()).toContain('¥300');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('ignores a response that arrives after the pause', async () => {
  let answer: (data: ReturnType<typeof at>) => void = () => undefined;
  network.answer('templateMonitor', at(100), () => new Promise((resolve) => (answer = resolve)));
  render(<MonitorPage />);
  await settle();
  await waitForPoll();
  await press('template.monitor.pause');
  answer(at(777));
  await settle();
  expect(pageText()).not.toContain('777');
});

test('shows a text for unknown values and keeps the page after a failed request', async () => {
  network.answer('templateMonitor', at(null), httpError(503));
  render(<MonitorPage />);
  await settle();
  expect(pageText()).toContain(en['template.monitor.unknown']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitForPoll();
  expect(pageText()).toContain(en['template.monitor.failed']);
  expect(pageText()).toContain(en['template.monitor.total']);
});
