/** Appeals: /uaa/appeal without a session, and the user's own appeals on /user/appeal. */
import { endpoints } from '../../src/contract/endpoints';
import { formatTicket } from '../../src/validation/appeals';
import {
  anAppealAskedForMore,
  anAppealOf,
  DEMO_PERSON,
  ownAppeal,
  reviewer,
  STORY,
} from './support/journeys/appeals';
import { waitsForRest } from './support/journeys/behavior';
import {
  asksForCode,
  codeSentTo,
  DEMO_MOBILE,
  masked,
  triesCode,
  UNKNOWN_MOBILE,
} from './support/journeys/codes';
import { aDocument, aPicture, HOSTILE_NAME, seesUploads } from './support/journeys/files';
import { demo, newcomer } from './support/people';
import { findings } from './support/screens/axe';
import { lowestOf, storesSettings } from './support/screens/elder';
import { storedBy } from './support/screens/storage';
import { aMember, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const APPEAL = '/uaa/appeal';
const LOOK_UP = `${APPEAL}?view=progress`;
const pathOf = (endpoint: string) => endpoint.split(' ')[1] ?? '';
const TICKET = /AP\d{8}(?:-?[0-9A-HJKMNP-TV-Z]){13}/;

beforeEach(resetPortal);

/** Names of the files in the field. */
async function filesOf(visitor: Visitor): Promise<string[]> {
  return visitor.page.$$eval('.files-row bdi', (names) => names.map((name) => name.textContent ?? ''));
}

async function chosenReason(visitor: Visitor): Promise<string> {
  await visitor.findsAt('[name="reason"]');
  return visitor.valueOf('reason');
}

/** Fills in everything but the files and the code. */
async function tells(visitor: Visitor): Promise<void> {
  await visitor.page.select('[name="reason"]', 'MOBILE_LOST');
  await visitor.fills('description', STORY);
  await visitor.fills('name', DEMO_PERSON.name);
  await visitor.fills('idNo', DEMO_PERSON.idNo);
}

test('a visitor drafts an appeal, submits it once after an error of the server, and copies its ticket number', async () => {
  const visitor = await aVisitorAt(`${APPEAL}?reason=OTHER`);
  visitor.watch.tolerate(/status of (?:422|500)/);

  // An empty form shows an error at each field, and the first has the focus.
  expect(await chosenReason(visitor)).toBe('OTHER');
  await visitor.presses('appeal.submit');
  await visitor.seesFieldError('description', visitor.says('validation.description.required'));
  await visitor.seesFieldError('files', visitor.says('files.required'));
  await visitor.waitsForFocus('description');
  expect(await findings(visitor)).toEqual([]);

  // The draft survives a reload, without document numbers. The reason in the address takes precedence.
  await tells(visitor);
  const stored = await storedBy(visitor);
  expect(stored).toContain(STORY);
  expect(stored).not.toContain(DEMO_PERSON.idNo);
  await visitor.reloads();
  await visitor.findsAt('.draft-alert');
  expect(await chosenReason(visitor)).toBe('OTHER');
  expect(await visitor.valueOf('description')).toBe(STORY);
  expect(await visitor.valueOf('idNo')).toBe('');

  // Discarding the draft clears all fields and files and moves the focus to the first field.
  await visitor.fills('idNo', DEMO_PERSON.idNo);
  await visitor.fills('loginId', 'demo');
  await visitor.fills('code', '123456');
  await visitor.chooses('files', aDocument());
  await seesUploads(visitor, 1);
  await visitor.presses('appeal.draft.drop');
  await visitor.waitsForFocus('reason');
  for (const field of ['description', 'name', 'idNo', 'loginId', 'code'])
    expect(await visitor.valueOf(field)).toBe('');
  expect(await filesOf(visitor)).toEqual([]);
  await tells(visitor);

  // Pictures are shown, and markup in a file name as text.
  await visitor.chooses('files', aPicture(), aPicture(HOSTILE_NAME), aDocument());
  await seesUploads(visitor, 3);
  const files = ['照片.png', HOSTILE_NAME, '证明.pdf'];
  expect(await filesOf(visitor)).toEqual(files);
  expect(await visitor.has('img[src="x"]')).toBe(false);
  await visitor.waits(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('.files-thumbnail img')].filter(
        ({ naturalWidth }) => naturalWidth > 0,
      ).length === 2,
    'two pictures',
  );

  // After a server error, all values are still there and the number stays proved.
  const code = await asksForCode(visitor, DEMO_MOBILE);
  await visitor.injectsFault(endpoints.makeAppeal, { status: 500, times: 1 });
  await triesCode(visitor, code);
  await visitor.sees('appeal.contact.proved');
  await visitor.findsAt('form .failure-alert [role="alert"]');
  await visitor.waitsForFocusAt('#appeal_submit');
  expect(await visitor.valueOf('description')).toBe(STORY);
  expect(await visitor.valueOf('idNo')).toBe(DEMO_PERSON.idNo);
  expect(await filesOf(visitor)).toEqual(files);

  // Five quick submits make one appeal.
  const made = visitor.requestsTo(pathOf(endpoints.makeAppeal), 'POST').length;
  await visitor.page.$eval('form', (form) => {
    for (let time = 0; time < 5; time += 1) (form as HTMLFormElement).requestSubmit();
  });
  await visitor.sees('appeal.made');
  expect(visitor.requestsTo(pathOf(endpoints.makeAppeal), 'POST')).toHaveLength(made + 1);
  const [shown = ''] = TICKET.exec(await visitor.text()) ?? [];
  expect(shown).toMatch(TICKET);
  expect(await findings(visitor)).toEqual([]);
  await visitor.page
    .browserContext()
    .overridePermissions(visitor.origin, ['clipboard-write', 'clipboard-sanitized-write']);
  // By keyboard, because the notice of the error may cover the button.
  await (await visitor.finds('button', 'appeal.ticket.copy')).focus();
  await visitor.confirms();
  await visitor.sees('common.copied');
  await visitor.reloads();
  await visitor.arrivesAt(`${APPEAL}?view=made`);
  await visitor.sees(shown);
  const drafts = await visitor.page.evaluate(() =>
    [localStorage, sessionStorage].map((area) => area.getItem('portal_draft_appeal')),
  );
  expect(drafts).toEqual([null, null]);

  // In the same tab, the look-up form is filled in with the ticket.
  await visitor.presses('appeal.view.progress', 'link');
  await visitor.arrivesAt(LOOK_UP);
  expect(await visitor.valueOf('ticket')).toBe(shown.replaceAll('-', ''));
});

test("a visitor does not find an appeal by another user's number, finds it by their own after a proof of work, and supplements it", async () => {
  const visitor = await aVisitor();
  const ticket = await anAppealAskedForMore(visitor);
  await visitor.opens(LOOK_UP);
  await visitor.fills(
    'ticket',
    ` ${ticket.toLowerCase().slice(0, 6)} ${ticket.slice(6, 10)}-${ticket.slice(10)}`,
  );
  await visitor.fills('mobile', UNKNOWN_MOBILE);
  await visitor.confirms();
  await visitor.sees('subCode.APPEAL_UNKNOWN');
  expect(await visitor.valueOf('ticket')).toBe(ticket);
  expect(await findings(visitor)).toEqual([]);
  for (let miss = 0; miss < 2; miss += 1) {
    // The form is blocked until the response is read; then the field with the error has the focus.
    await visitor.settles();
    await visitor.waitsForFocus('ticket');
    const answered = visitor.page.waitForResponse((response) => response.url().includes('/progress'));
    await visitor.confirms();
    await answered;
  }
  await visitor.settles();
  await visitor.fills('mobile', DEMO_MOBILE);
  await visitor.confirms();
  await visitor.sees('appeal.state.NEED_MORE.means');
  expect(await findings(visitor)).toEqual([]);

  await visitor.presses('appeal.supplement.submit');
  await visitor.seesFieldError('description', visitor.says('validation.description.required'));
  await visitor.fills('description', '这是运营商营业厅开具的停机证明，请查收。');
  await visitor.presses('code.send');
  await visitor.sees(masked(DEMO_MOBILE));
  await triesCode(visitor, await codeSentTo(visitor, DEMO_MOBILE));
  await visitor.sees('appeal.supplement.done');
  await visitor.sees('appeal.state.REVIEWING.means');
  await visitor.presses('appeal.lookUp.another');
  await visitor.waitsForFocus('ticket');
  const { state, timeline } = await ownAppeal(await visitor.opensSessionOf(demo), ticket);
  expect(state).toBe('REVIEWING');
  expect(timeline.map((event) => event.state)).toEqual(['SUBMITTED', 'REVIEWING', 'NEED_MORE', 'REVIEWING']);
});

const LIST = '/user/appeal';

test('a member in elder mode supplements a pending appeal, and withdraws it after a confirmation; another member does not see it', async () => {
  const visitor = await aMember(demo);
  const ticket = await anAppealOf(visitor, 'MOBILE_LOST');
  await reviewer(visitor, ticket, 'take');
  await reviewer(visitor, ticket, 'ask', '请补充停机证明。');
  await storesSettings(visitor, { elder: true });
  await visitor.opens(LIST);
  expect(await lowestOf(visitor, '.appeals-ticket')).toBeGreaterThanOrEqual(60);
  await visitor.presses(formatTicket(ticket), 'link');
  await visitor.sees('请补充停机证明。');
  await visitor.sees('154****0001');
  await visitor.doesNotSee('110101190001010014');
  expect(await findings(visitor)).toEqual([]);
  const added = '这是营业厅开具的停机证明，请查收。';
  await visitor.fills('description', added);
  await visitor.chooses('files', aDocument('停机证明.pdf'));
  await seesUploads(visitor, 1);
  await visitor.presses('appeal.supplement.submit');
  await visitor.sees('appeal.state.REVIEWING.means');
  await visitor.waitsForFocusAt('.appeal-standing h2');
  const { timeline } = await ownAppeal(visitor, ticket);
  expect(timeline.at(-1)).toMatchObject({ note: added, files: [{ name: '停机证明.pdf' }] });

  await visitor.presses('appeal.withdraw');
  await visitor.sees('appeal.withdraw.text');
  expect(await findings(visitor)).toEqual([]);
  expect(await ownAppeal(visitor, ticket)).toMatchObject({ state: 'REVIEWING' });
  // A click outside of the moving dialog would cancel.
  await waitsForRest(visitor, '.ant-modal');
  await visitor.presses('appeal.withdraw.yes');
  await visitor.sees('appeal.state.WITHDRAWN.means');
  await visitor.waitsForFocusAt('.appeal-standing h2');
  const { id, state, actions } = await ownAppeal(visitor, ticket);
  expect({ state, actions }).toEqual({ state: 'WITHDRAWN', actions: [] });

  const other = await aMember(newcomer);
  other.watch.tolerate(/status of 404/);
  await other.opens(`${LIST}/detail?id=${id}`);
  await other.sees('appeal.detail.unknown');
  await other.doesNotSee(formatTicket(ticket));
});
