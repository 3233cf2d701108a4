import {
  appealTransitions,
  isTransitionAllowed,
  listAllowedTransitions,
} from '../../../mock/_domain/appeals/states';
import { getPortal } from '../../../mock/_domain/store/state';
import type { AppealState } from '../../../src/contract';
import { runPortal } from '../portal';
import { CONTACT, lookUp, makeAppeal, review as reviewBy } from './appellants';

const newBrowser = runPortal();

const review = (ticket: string, action: string, note?: string) =>
  reviewBy(newBrowser(), ticket, action, note);

const states: AppealState[] = [
  'SUBMITTED',
  'REVIEWING',
  'NEED_MORE',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'CLOSED',
];
const expected = [
  'SUBMITTED reviewer take REVIEWING',
  'SUBMITTED applicant withdraw WITHDRAWN',
  'REVIEWING reviewer ask NEED_MORE',
  'REVIEWING reviewer approve APPROVED',
  'REVIEWING reviewer reject REJECTED',
  'REVIEWING applicant withdraw WITHDRAWN',
  'NEED_MORE reviewer close CLOSED',
  'NEED_MORE applicant supplement REVIEWING',
  'NEED_MORE applicant withdraw WITHDRAWN',
  'NEED_MORE portal lapse CLOSED',
  'REJECTED applicant again SUBMITTED',
];

test('allows exactly the transitions of the table', () => {
  const all = states.flatMap((state) =>
    (['reviewer', 'applicant', 'portal'] as const).flatMap((side) =>
      listAllowedTransitions(state, side).map(
        (act) => `${state} ${side} ${act} ${appealTransitions[act].to}`,
      ),
    ),
  );
  expect([...all].sort()).toEqual([...expected].sort());
  const acts = Object.keys(appealTransitions) as (keyof typeof appealTransitions)[];
  const possible = states.flatMap((state) => acts.filter((act) => isTransitionAllowed(state, act)));
  expect(possible).toHaveLength(expected.length);
});

describe('the reviewer', () => {
  test('needs a note to ask or to reject, and a ticket that exists', async () => {
    const { ticket } = (await makeAppeal(newBrowser())).data;
    await review(ticket, 'take');
    for (const action of ['ask', 'reject']) {
      expect(await review(ticket, action)).toHaveWrongFields({ note: 'FIELD_REQUIRED' });
    }
    expect(await review(ticket, 'take')).toBeRefusedWith('APPEAL_STATE');
    expect(await review('AP202601010000000000000', 'take')).toBeRefusedWith('APPEAL_UNKNOWN');
    expect((await review(ticket, 'approve', 'All right.')).data).toEqual({ state: 'APPROVED' });
    expect((await lookUp(newBrowser(), ticket)).data.timeline.at(-1)).toMatchObject({ note: 'All right.' });
  });

  test('notifies the contact of each change in the language of the appeal', async () => {
    const browser = newBrowser();
    browser.lang = 'zh-TW';
    const { ticket } = (await makeAppeal(browser)).data;
    await review(ticket, 'take');
    await review(ticket, 'reject', 'No.');
    const texts = getPortal().outbox.filter(({ to, code }) => to === CONTACT && code === undefined);
    expect(texts.map(({ text }) => text)).toEqual([
      `您的申訴 ${ticket} 已送出，可憑申訴編號和手機號碼查詢進度。`,
      `您的申訴 ${ticket} 正在處理。`,
      `您的申訴 ${ticket} 未通過審核，請檢視審核意見。`,
    ]);
  });
});
