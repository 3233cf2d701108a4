import { render } from '@testing-library/react';
import type { BehaviorRow } from '@/contract';
import { getRecordColumns, renderNarrowRecord } from '@/pages/user/behavior_record/components/columns';
import { RecordDetails } from '@/pages/user/behavior_record/components/RecordDetails';
import { en } from '../../../support/messages';

const t = (id: string, values: Record<string, string | number> = {}) =>
  ((en as Record<string, string>)[id] ?? id).replace('{company}', String(values.company));
const row = {
  id: 'b-1',
  type: 'STEP_UP',
  occurredAt: '2026-03-01T10:00:00.000+08:00',
  ip: '',
  place: 'Beijing',
  device: 'mobile',
  os: '',
  browser: '',
  channel: null,
  appName: null,
  actingAs: 'Example Ltd',
  result: 'SUCCESS',
  failReason: null,
  session: null,
  disowned: false,
} as BehaviorRow;
const ignore = () => undefined;

const places = {
  'the list': (one: BehaviorRow) => {
    const column = getRecordColumns(t, ignore).find(({ key }) => key === 'through');
    return <>{(column?.render as ((_: unknown, record: BehaviorRow) => never) | undefined)?.(null, one)}</>;
  },
  'the list on a phone': (one: BehaviorRow) => renderNarrowRecord(t, ignore)(one),
  'the details': (one: BehaviorRow) => <RecordDetails record={one} />,
};

test.each(Object.keys(places) as (keyof typeof places)[])(
  'shows in %s the company for which the user acted',
  (place) => {
    const { container, rerender } = render(places[place](row));
    expect(container.textContent).toContain('Example Ltd');
    rerender(places[place]({ ...row, actingAs: null }));
    expect(container.textContent).not.toContain('Example Ltd');
  },
);

test.each(['the list', 'the list on a phone'] as const)(
  'shows in %s that the user acted for the company',
  (place) => {
    const { container } = render(places[place](row));
    expect(container.textContent).toContain(en['behavior.for'].replace('{company}', 'Example Ltd'));
  },
);
