/** Changes of mail address, mobile number, password and security questions, and the step-up before them. */
import { createHash } from 'node:crypto';
import { endpoints } from '../../src/contract/endpoints';
import { CHANGE_PASSWORD_PATH } from '../../src/utils/routing/paths';
import { MODIFY_MOBILE, provesOwnNumber } from './support/journeys/addresses';
import { recordsOf } from './support/journeys/behavior';
import { asksForCode, codeSentTo, DEMO_MOBILE, messagesTo, triesCode } from './support/journeys/codes';
import { stepsUp } from './support/journeys/sessions';
import { demo, mistaken } from './support/people';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { storedBy } from './support/screens/storage';
import { aMember, aMemberAt, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SECURITY = '/user/account_manage/account_security';

/** Each journey changes an account that the others use. */
beforeEach(resetPortal);

test('a member chooses the security questions that the check-up recommends, in a drawer; the recommendation leaves the list, and the answers leave no trace', async () => {
  const visitor = await aMemberAt(SECURITY, demo, 'en-US');
  await visitor.sees('security.fix.questions');
  const name = visitor.says('security.factor.questions');
  await visitor.presses(visitor.says('security.fix.act.of', { act: visitor.says('security.fix.act'), name }));
  await visitor.findsAt('.ant-drawer [name="questions.0"]');
  await visitor.settles();
  expect(await findings(visitor)).toEqual([]);
  // The form's button is in view without scrolling.
  const inView = await visitor.page.$eval('.ant-drawer .form-footer', (footer) => {
    const { bottom } = footer.getBoundingClientRect();
    return bottom <= window.innerHeight + 1;
  });
  expect(inView).toBe(true);
  const chosen = ['SCHOOL', 'BOOK', 'FILM'] as const;
  for (const [index, question] of chosen.entries()) {
    await visitor.page.select(`[name="questions.${index}"]`, question);
    await visitor.fills(`answers.${index}`, `answer-number-${index}`);
  }
  await visitor.presses('account.question.save');
  await stepsUp(visitor, demo);
  await visitor.hears('security.fixed.questions');
  await visitor.seesNoMore('security.fix.questions');
  await visitor.waitsForFocusAt('.security-overview, .security-overview *');
  expect(await visitor.calls('questions')).toMatchObject({ questions: chosen });
  expect((await recordsOf(visitor, 'QUESTION_CHANGE'))[0]).toMatchObject({ result: 'SUCCESS' });
  const left = await storedBy(visitor);
  for (const trace of [left, ...visitor.watch.requests.map(({ url, body }) => url.href + body)]) {
    expect(trace).not.toContain('answer-number-2');
  }
});

const NEW = '15400000066';
/** Belongs to another person. */
const TAKEN = '15400000003';

const numberOf = async (visitor: Visitor) => (await visitor.calls('accountDetail')).mobile;

test('a member proves the old number and changes it to a free one, which signs in; a taken one is rejected', async () => {
  const visitor = await aMemberAt(MODIFY_MOBILE, demo, 'pt-BR');
  await visitor.sees('154****0001');
  await provesOwnNumber(visitor);
  await visitor.sees('info.mobile.heading.number');
  await triesCode(visitor, await asksForCode(visitor, TAKEN));
  await visitor.sees('info.mobile.taken.text');
  await visitor.seesFieldError('mobile', visitor.says('subCode.MOBILE_TAKEN'));
  expect(await findings(visitor)).toEqual([]);
  await triesCode(visitor, await asksForCode(visitor, NEW));
  await visitor.sees('info.mobile.changed');
  expect(await numberOf(visitor)).toBe('154****0066');
  expect((await messagesTo(visitor, DEMO_MOBILE))[0]?.text).toContain('154****0066');
  expect((await recordsOf(visitor, 'MOBILE_CHANGE'))[0]).toMatchObject({ result: 'SUCCESS' });

  // Checks from another browser that the new number signs in.
  const reader = await aVisitor();
  await reader.calls('loginCode', { region: '+86', mobile: NEW });
  const body = { region: '+86', mobile: NEW, code: await codeSentTo(reader, NEW) };
  expect(await reader.reads(`${endpoints.login}?channelCode=2`, body)).toMatchObject({ redirectUrl: null });
  expect(await reader.calls('accountDetail')).toMatchObject({ account: demo.account });
});

const MODIFY_EMAIL = '/user/account_manage/modify_email';

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

const seesNoDialog = (visitor: Visitor) =>
  visitor.waits(() => document.querySelector('.ant-modal') === null, 'an end of the dialog');

test('a member declines the step-up, enters a wrong password by keyboard, and confirms by text message on a small dark screen; the change is then completed', async () => {
  const visitor = await aMember(demo);
  await storesSettings(visitor, { navTheme: 'realDark' });
  await visitor.opens(MODIFY_EMAIL);
  const code = await changesTo(visitor, 'fresh@example.com');
  await visitor.waitsForFocus('stepUpPassword');
  await visitor.finds('dialog', 'stepUp.title');
  expect(await findings(visitor)).toEqual([]);

  await visitor.page.keyboard.press('Escape');
  expect(await visitor.refusal()).toBe(visitor.says('stepUp.declined'));
  await seesNoDialog(visitor);
  await visitor.waitsForFocus('code');
  expect(await visitor.valueOf('email')).toBe('fresh@example.com');
  expect(await visitor.calls('security')).toMatchObject({ email: 'd***@example.com' });

  await visitor.confirms();
  await visitor.waitsForFocus('stepUpPassword');
  await visitor.page.keyboard.type(mistaken(demo).password);
  await visitor.confirms();
  await visitor.seesFieldError('stepUpPassword', visitor.says('subCode.PASSWORD_WRONG'));
  await visitor.waitsForFocus('stepUpPassword');
  await visitor.presses('stepUp.method.sms', 'radio');
  await visitor.findsAt('.step-up .code-send');
  await visitor.tabsTo('.step-up .code-send');
  await visitor.confirms();
  await visitor.waitsForFocusAt('.step-up [name="code"]');
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

const BREACHED = 'Dragon123!';
const FRESH = 'Fresh-2026-pass';

const [, RANGE = ''] = endpoints.breachedRange.split(' ');
const [, CHANGE = ''] = endpoints.changePassword.split(' ');
const HASH = createHash('sha1').update(BREACHED).digest('hex').toUpperCase();

const choosesPassword = async (visitor: Visitor, newPwd: string): Promise<void> => {
  await visitor.fills('newPwd', newPwd);
  await visitor.fills('newPwd2', newPwd);
};

/** Expects that no request contains the password, except the beginning of its hash. */
function revealedOnlyThePrefix(visitor: Visitor): void {
  const prefixes = visitor.requestsTo(RANGE).map(({ url }) => url.searchParams.get('prefix'));
  expect(prefixes).toContain(HASH.slice(0, 5));
  for (const { url, body } of visitor.watch.requests) {
    expect(`${url.href} ${body}`.toUpperCase()).not.toContain(HASH.slice(0, 6));
    expect(`${decodeURIComponent(url.href)} ${body}`).not.toContain(BREACHED);
  }
}

test('a member sees that a password is breached, in the refusal if the check fails, otherwise at its field, and chooses another', async () => {
  const visitor = await (await aMember(demo, 'en-US')).turnsDataSavingOff();
  visitor.watch.tolerate(/status of 500|http error/);
  await visitor.injectsFault(endpoints.breachedRange, { status: 500 });
  await visitor.opens(CHANGE_PASSWORD_PATH);
  await visitor.fills('pwd', demo.password);
  await choosesPassword(visitor, BREACHED);
  await visitor.until(() => visitor.requestsTo(RANGE).length > 0, 'the check');
  await visitor.settles();
  expect(await visitor.has('[name="newPwd"][aria-invalid="true"]')).toBe(false);
  await visitor.confirms();
  await visitor.seesFieldError('newPwd', visitor.says('subCode.PASSWORD_BREACHED'));
  expect(visitor.requestsTo(CHANGE, 'PUT')).toHaveLength(1);

  await visitor.clearsFaults();
  // Changes the password, so that the server's error disappears and the check runs again.
  await visitor.fills('newPwd', FRESH);
  await visitor.waits(() => !document.querySelector('[name="newPwd"][aria-invalid="true"]'), 'no complaint');
  await choosesPassword(visitor, BREACHED);
  await visitor.seesFieldError('newPwd', visitor.says('subCode.PASSWORD_BREACHED'));
  expect(await findings(visitor)).toEqual([]);
  await visitor.confirms();
  await visitor.waitsForFocus('newPwd');
  expect(visitor.requestsTo(CHANGE, 'PUT')).toHaveLength(1);
  revealedOnlyThePrefix(visitor);

  await choosesPassword(visitor, FRESH);
  await visitor.confirms();
  await visitor.finds('heading', 'newPassword.changed');
  expect(await findings(visitor)).toEqual([]);
});
