/** @jest-environment jsdom */
import { nameMoments } from '@/pages/template/dashboard/components/chart/momentNames';

test('names instants in China time and returns invalid ones as they are', () => {
  expect(nameMoments(['2026-03-01T00:00:00+08:00'], 'hour', 'zh-CN')[0]?.name).toBe('00:00');
  expect(nameMoments(['2026-03-01'], 'day', 'en-US')[0]).toEqual({ name: 'March 1, 2026', short: '3/1' });
  expect(nameMoments(['2026-03'], 'month', 'en-US')[0]).toEqual({ name: 'March 2026', short: 'Mar' });
  expect(nameMoments(['never'], 'day', 'en-US')).toEqual([{ name: 'never', short: 'never' }]);
});
