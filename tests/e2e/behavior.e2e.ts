/** /user/behavior_record: the list of activities, reporting an activity of another person, and the export. */
import { endpoints } from '../../src/contract/endpoints';
import { RECORD, ROW, rowsOf, waitsForRest } from './support/journeys/behavior';
import { keepsWhatIsSaved, savedBy } from './support/journeys/saved';
import { demo, veteran } from './support/people';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const NEW_PASSWORD = '/user/account_manage/modify_password';
const [, LIST = ''] = endpoints.behaviorRecords.split(' ');
const [, EXPORT = ''] = endpoints.exportBehaviorRecords.split(' ');

beforeEach(resetPortal);

const asked = (visitor: Visitor) => visitor.requestsTo(LIST).length;

// Covered elsewhere: the other filters by tests/components/Table/Filters.test.tsx and tests/mock/member/behaviorList.test.ts,
// the current session by tests/pages/user/behavior_record/components/ReportRecordButton.test.tsx.
test("a member filters the record by its address, also on Back, then ends another person's session, and continues with a new password", async () => {
  const other = await aMember(demo);
  const visitor = await aMemberAt(RECORD, demo);
  const [first] = await rowsOf(visitor, 10);
  expect(first).toBe(visitor.says('behavior.type.LOGIN'));

  // Finds an option by a part of its name.
  await visitor.page.focus('#filters_type');
  await visitor.page.keyboard.sendCharacter(visitor.says('behavior.type.APP_GRANT'));
  await visitor.findsAt('.ant-select-item-option-active');
  await visitor.page.keyboard.press('Enter');
  await visitor.arrivesAt(`${RECORD}?type=APP_GRANT`);
  expect(new Set(await rowsOf(visitor, 7))).toEqual(new Set([visitor.says('behavior.type.APP_GRANT')]));
  await visitor.goesBack();
  await rowsOf(visitor, 10);

  // Invalid dates are not requested.
  const before = asked(visitor);
  await goesTo(visitor, `${RECORD}?from=2020-06-02&to=2020-06-01`);
  await visitor.sees('behavior.range.mend');
  await visitor.seesFieldError('to', visitor.says('behavior.range.backwards'));
  expect(await findings(visitor)).toEqual([]);
  expect(asked(visitor)).toBe(before);
  await visitor.presses('behavior.range.reset');
  await rowsOf(visitor, 10);

  const { list } = await visitor.reads<{ list: { id: string; session: string }[] }>(
    endpoints.behaviorRecords,
  );
  const theirs = list.findIndex(({ session }) => session === 'live');
  await visitor.page.$$eval(ROW, (rows, index) => (rows[index] as HTMLElement).click(), theirs);
  await waitsForRest(visitor, '.ant-drawer-content');
  await visitor.presses('behavior.disown');
  await waitsForRest(visitor, '.ant-modal');
  await visitor.sees('behavior.disown.text.live');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('behavior.disown.yes');
  await visitor.arrivesAt(`${NEW_PASSWORD}?disowned=ended`);
  await visitor.sees('behavior.disowned.ended');
  await visitor.findsAt('[name="newPwd"]');
  expect(await other.calls('online')).toBe(false);
  const { list: after } = await visitor.reads<{ list: { id: string; type: string; disowned: boolean }[] }>(
    endpoints.behaviorRecords,
  );
  expect(after[0]?.type).toBe('SESSION_END');
  expect(after.find(({ id }) => id === list[theirs]?.id)?.disowned).toBe(true);
});

// The filter of an export is covered by tests/mock/member/behaviorList.test.ts, useBehaviorExport.test.tsx and
// toRecordCsv.test.ts of tests/pages/user/behavior_record; a canceled and a failed export by ExportCsvButton.test.tsx there.
test('shows ten of ten thousand records, and exports all of them', async () => {
  const visitor = await aMember(veteran, 'en-US');
  await keepsWhatIsSaved(visitor);
  await visitor.opens(RECORD);
  await rowsOf(visitor, 10);
  await visitor.sees('behavior.total', { count: 10_001 });
  expect(asked(visitor)).toBe(1);

  await visitor.presses('behavior.export');
  await visitor.hears('behavior.export.progress', { done: '3,000', total: '10,001' });
  await visitor.sees('behavior.export.done', { count: '10,001' });
  expect(visitor.requestsTo(EXPORT)).toHaveLength(11);
  expect(await findings(visitor)).toEqual([]);
  expect(await visitor.page.$$eval('.behavior tbody tr[data-row-key]', (rows) => rows.length)).toBe(10);
  const [all] = await savedBy(visitor);
  expect(all?.name).toMatch(/^activity_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...lines] = all?.text.trimEnd().split('\r\n') ?? [];
  expect(header).toContain(visitor.says('behavior.csv.iso'));
  expect(lines).toHaveLength(10_001);
});
