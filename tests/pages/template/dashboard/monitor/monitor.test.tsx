import { act, screen } from '@testing-library/react';
import { MONITOR_POLL } from '@/constants';
import MonitorPage from '@/pages/template/dashboard/monitor';
import { createFakeNetwork, httpError, settle } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { pageText, press, showPage } from '../../../../support/render/showPage';

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
async function waitForPoll() {
  act(() => void jest.advanceTimersByTime(MONITOR_POLL));
  await settle();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('polls until the user pauses it, and loads the latest values on resume', async () => {
  network.answer('templateMonitor', () => at(100 * network.sent('templateMonitor').length));
  await showPage(<MonitorPage />);
  expect(pageText()).toContain('¥100');
  expect(pageText()).toContain('25% reached');
  await waitForPoll();
  expect(pageText()).toContain('¥200');
  await press(en['template.monitor.pause']);
  expect(screen.getByRole('status').textContent).toMatch(/^Paused/);
  await waitForPoll();
  await waitForPoll();
  expect(network.sent('templateMonitor')).toHaveLength(2);
  expect(pageText()).toContain('¥200');
  await press(en['template.monitor.resume']);
  expect(pageText()).toContain('¥300');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('shows a text for unknown values and keeps the page after a failed request', async () => {
  network.answer('templateMonitor', at(null), httpError(503));
  await showPage(<MonitorPage />);
  expect(pageText()).toContain(en['template.monitor.unknown']);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitForPoll();
  expect(pageText()).toContain(en['template.monitor.failed']);
  expect(pageText()).toContain(en['template.monitor.total']);
});
