import { render, screen } from '@testing-library/react';
import type { BehaviorRow } from '@/contract';
import { getRecordColumns, renderNarrowRecord } from '@/pages/user/behavior_record/components/columns';
import { RecordDetails } from '@/pages/user/behavior_record/components/RecordDrawer';

const t = (id: string, values: Record<string, unknown> = {}) => [id, ...Object.values(values)].join(' ');

/** This time is on the next day in China. */
const row = { type: 'LOGIN', occurredAt: '2026-03-01T20:30:00.000Z' } as BehaviorRow;

test('shows times of the record in China time, in which the filters count days', () => {
  const columns = getRecordColumns(t as never, jest.fn());
  const time = columns.find(({ key }) => key === 'occurredAt')?.render as (
    _: unknown,
    row: BehaviorRow,
  ) => JSX.Element;
  render(time(null, row));
  render(renderNarrowRecord(t as never, jest.fn())(row));
  render(<RecordDetails record={row} />);
  const [wide, narrow, details] = screen.getAllByRole('time');
  expect(wide?.textContent).toContain('March 2, 2026 at 4:30');
  expect(wide?.title).toContain('March 2, 2026 at 4:30:00');
  expect(narrow?.textContent).toMatch(/^4:30/);
  expect(narrow?.title).toContain('March 2');
  expect(screen.getByRole('heading').textContent).toBe('March 2, 2026');
  expect(screen.getByRole('button').getAttribute('aria-label')).toContain('March 2, 2026 at 4:30');
  expect(details?.textContent).toContain('March 2, 2026 at 4:30');
});
