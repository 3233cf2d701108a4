import { render, screen } from '@testing-library/react';
import type { BehaviorRow } from '@/contract';
import { getRecordColumns, renderNarrowRecord } from '@/pages/user/behavior_record/components/columns';
import { RecordDetails } from '@/pages/user/behavior_record/components/RecordDrawer';
import { behaviorRow } from '../../../support/builders/behaviorRow';
import { getIntl } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';

const t = (id: string, values: Record<string, string | number> = {}) =>
  getIntl().formatMessage({ id }, values);
const ignore = () => undefined;

/** Returns the cell of a row in a column of the table. */
function drawCell(key: string, row: BehaviorRow) {
  const column = getRecordColumns(t, ignore).find((one) => one.key === key);
  return <>{(column?.render as ((_: unknown, row: BehaviorRow) => never) | undefined)?.(null, row)}</>;
}

test('shows times of the record in China time, in which the filters count days', () => {
  /** This time is on the next day in China. */
  const row = behaviorRow('b-1', { occurredAt: '2026-03-01T20:30:00.000Z' });
  render(drawCell('occurredAt', row));
  render(renderNarrowRecord(t, ignore)(row));
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

const acted = en['behavior.for'].replace('{company}', 'Example Ltd');

test.each<[string, string, (record: BehaviorRow) => JSX.Element]>([
  ['the list', acted, (row) => drawCell('through', row)],
  ['the list on a phone', acted, renderNarrowRecord(t, ignore)],
  ['the details', 'Example Ltd', (record) => <RecordDetails record={record} />],
])('shows in %s the company for which the user acted', (_, text, draw) => {
  const row = behaviorRow('b-1', { type: 'STEP_UP', actingAs: 'Example Ltd' });
  const { container, rerender } = render(draw(row));
  expect(container.textContent).toContain(text);
  rerender(draw({ ...row, actingAs: null }));
  expect(container.textContent).not.toContain('Example Ltd');
});
