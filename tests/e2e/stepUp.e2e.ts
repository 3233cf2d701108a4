/** The step-up dialog, shown before a change of the mail address. */
import { recordsOf } from './support/journeys/behavior';
import { codeSentTo, DEMO_MOBILE } from './support/journeys/codes';
import { demo, mistaken } from './support/people';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { storedBy } from './support/screens/storage';
import { aMember, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/user/account_manage/modify_email';
const PASSWORD = '[name="stepUpPassword"]';

beforeEach(resetPortal);

/** Fills in and submits a new mail address by keyboard alone; returns the code sent to it. */
async function changesTo(visitor: Visitor, email: string): Promise<string> {
  visitor.watch.tolerate(/status of 428/);
  await visitor.types('email', email);
  await visitor.tabsTo('.code-send');
  await visitor.confirms();
  await visitor.sees(`${email[0]}***@example.com`);
  const code = await codeSentTo(visitor, email);
  await visitor.types('code', code);
  await visitor.confirms();
  return code;
}

const seesFocusIn = (visitor: Visitor, field: string) =>
  visitor.waits(
    (at: string) => document.activeElement?.matches(at) === true,
    'the focus in the dialog',
    field,
  );

const seesNoDialog = (visitor: Visitor) =>
  visitor.waits(() => document.querySelector('.ant-modal') === null, 'an end of the dialog');

test('a member declines the step-up, enters a wrong password by keyboard, and confirms by text message on a small dark screen; the change is then completed', async () => {
  const visitor = await aMember(demo);
  await storesSettings(visitor, { navTheme: 'realDark' });
  await visitor.opens(PAGE);
  const code = await changesTo(visitor, 'fresh@example.com');
  await seesFocusIn(visitor, PASSWORD);
  await visitor.finds('dialog', 'stepUp.title');
  expect(await findings(visitor)).toEqual([]);

  await visitor.page.keyboard.press('Escape');
  expect(await visitor.refusal()).toBe(visitor.says('stepUp.declined'));
  await seesNoDialog(visitor);
  await visitor.waitsForFocus('code');
  expect(await visitor.valueOf('email')).toBe('fresh@example.com');
  expect(await visitor.calls('security')).toMatchObject({ email: 'd***@example.com' });

  await visitor.confirms();
  await seesFocusIn(visitor, PASSWORD);
  await visitor.page.keyboard.type(mistaken(demo).password);
  await visitor.confirms();
  await visitor.seesFieldError('stepUpPassword', visitor.says('subCode.PASSWORD_WRONG'));
  await seesFocusIn(visitor, PASSWORD);
  await visitor.presses('stepUp.method.sms', 'radio');
  await visitor.findsAt('.step-up .code-send');
  await visitor.tabsTo('.step-up .code-send');
  await visitor.confirms();
  await seesFocusIn(visitor, '.step-up [name="code"]');
  await visitor.page.keyboard.type(await codeSentTo(visitor, DEMO_MOBILE));
  await visitor.fitsIn(320);
  expect(await findings(visitor)).toEqual([]);
  await visitor.confirms();
  await visitor.sees('account.email.changed');
  await seesNoDialog(visitor);
  expect(await visitor.calls('security')).toMatchObject({ email: 'f***@example.com' });
  expect(await recordsOf(visitor, 'STEP_UP')).toMatchObject([{ result: 'SUCCESS' }, { result: 'FAILURE' }]);
  expect((await recordsOf(visitor, 'EMAIL_CHANGE'))[0]).toMatchObject({ result: 'SUCCESS' });
  // The password was encrypted and not sent in clear, and the browser stores neither address nor code.
  const sent = visitor.requestsTo('/authApi/account/v1/stepUp', 'POST').map(({ body }) => body);
  expect(sent).toHaveLength(2);
  expect(sent.join()).not.toContain(mistaken(demo).password);
  const stored = await storedBy(visitor);
  for (const trace of [code, 'fresh@example.com']) expect(stored).not.toContain(trace);
});
