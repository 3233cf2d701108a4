import { render } from '@testing-library/react';
import type { BehaviorRow } from '@/contract';
import { getRecordColumns, renderNarrowRecord } from '@/pages/user/behavior_record/components/columns';
import { RecordDetails } from '@/pages/user/behavior_record/components/RecordDrawer';
import { behaviorRow } from '../../../support/behaviorRow';
import { en } from '../../../support/messages';

const t = (id: string, values: Record<string, string | number> = {}) =>
  ((en as Record<string, string>)[id] ?? id).replace('{company}', String(values.company));
const row = behaviorRow('b-1', { type: 'STEP_UP', actingAs: 'Example Ltd' });
const acted = en['behavior.for'].replace('{company}', 'Example Ltd');
const ignore = () => undefined;

function drawInList(record: BehaviorRow) {
  const column = getRecordColumns(t, ignore).find(({ key }) => key === 'through');
  return <>{(column?.render as ((_: unknown, record: BehaviorRow) => never) | undefined)?.(null, record)}</>;
}

test.each<[string, string, (record: BehaviorRow) => JSX.Element]>([
  ['the list', acted, drawInList],
  ['the list on a phone', acted, renderNarrowRecord(t, ignore)],
  ['the details', 'Example Ltd', (record) => <RecordDetails record={record} />],
])('shows in %s the company for which the user acted', (_, text, draw) => {
  const { container, rerender } = render(draw(row));
  expect(container.textContent).toContain(text);
  rerender(draw({ ...row, actingAs: null }));
  expect(container.textContent).not.toContain('Example Ltd');
});
