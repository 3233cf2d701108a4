/** /user/behavior_record: its rows, and the details of a record. */
import type { BehaviorRow, BehaviorType, Data } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import type { Visitor } from '../visitor';

export const RECORD = '/user/behavior_record';
export const ROW = '.behavior-event .ant-btn';

/** The account's last ten behavior records, of this type if given, newest first. */
export async function recordsOf(visitor: Visitor, type?: BehaviorType): Promise<BehaviorRow[]> {
  const query = type ? `?type=${type}` : '';
  return (await visitor.reads<Data<'behaviorRecords'>>(`${endpoints.behaviorRecords}${query}`)).list;
}

/** Waits for this number of rows; returns their event texts. */
export async function rowsOf(visitor: Visitor, count: number): Promise<string[]> {
  const isComplete = (wanted: number, row: string) =>
    document.querySelectorAll(row).length === wanted &&
    document.querySelector('.behavior .ant-spin-spinning') === null;
  await visitor.waits(isComplete, `${count} rows`, count, ROW);
  return visitor.page.$$eval(ROW, (rows) => rows.map(({ textContent }) => textContent ?? ''));
}

/** Opens the first record of an event by keyboard, and waits until its drawer has stopped moving. */
export async function opensRecord(visitor: Visitor, event: string): Promise<void> {
  const text = visitor.says(event);
  // Firefox ignores keyboard presses on a background page.
  await visitor.page.bringToFront();
  await visitor.waits(
    (row: string, wanted: string) => {
      const found = [...document.querySelectorAll<HTMLElement>(row)].find(
        ({ textContent }) => textContent === wanted,
      );
      found?.focus();
      return found !== undefined;
    },
    `a row "${text}"`,
    ROW,
    text,
  );
  await visitor.page.keyboard.press('Enter');
  await waitsForRest(visitor, '.ant-drawer-content');
}

/** Waits until the drawer or dialog around an element has stopped moving. */
export const waitsForRest = (visitor: Visitor, selector: string) =>
  visitor.waits(
    (wanted: string) => {
      const found = document.querySelector(wanted);
      const overlay = found?.closest('.ant-drawer, .ant-modal-root');
      return found != null && overlay?.getAnimations({ subtree: true }).length === 0;
    },
    `the end of the animation around ${selector}`,
    selector,
  );
