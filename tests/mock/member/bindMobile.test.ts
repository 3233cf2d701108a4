import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { STEP_UP_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, confirmSessions, lastSentTo, refusalOf, runPortal, wrongCode } from '../portal';
import { accountOf } from '../verification/queries';

const newBrowser = runPortal();

const NUMBER = '15400000099';
const DEMO = '15400000001';

const member = (account = 'newcomer') => newBrowser().opensSessionOf(account);

const asks = (browser: Browser, mobile = NUMBER, scene = 'bind') =>
  browser.call('smsCode', { body: { scene, region: '+86', mobile } });
const binds = (browser: Browser, mobile = NUMBER, code: unknown = lastSentTo(mobile).code) =>
  browser.call('bindMobile', { body: { region: '+86', mobile, code } });
const mobileOf = (account: string) => accountOf(account).mobile;

test('adds a proved number, records the change, and accepts the number at sign-in', async () => {
  const browser = member();
  await asks(browser);
  expect(await binds(browser)).toMatchObject({ status: 200, code: 20000, data: null });
  expect((await browser.call('accountDetail')).data.mobile).toBe('154****0099');
  expect((await browser.call('guide')).data).toBeNull();
  expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-newcomer', type: 'MOBILE_CHANGE' });
  const again = await newBrowser().signsIn(NUMBER);
  expect(again.data.redirectUrl).toBeNull();
});

test('reports another account’s number as taken only after its code', async () => {
  const browser = member();
  await asks(browser, DEMO);
  expect((await binds(browser, DEMO, wrongCode(lastSentTo(DEMO).code))).subCode).toBe(subCodes.CODE_WRONG);
  expect(await binds(browser, DEMO)).toMatchObject({
    status: 200,
    subCode: subCodes.MOBILE_TAKEN,
    data: null,
  });
  expect([mobileOf('demo'), mobileOf('newcomer')]).toEqual([DEMO, null]);
});

test('does not replace the number of an account', async () => {
  const browser = member('demo');
  await asks(browser);
  expect(await binds(browser)).toMatchObject(refusalOf(403, 'FORBIDDEN'));
  expect(mobileOf('demo')).toBe(DEMO);
});

test('adds no number for a code that is wrong, or of another scene or number', async () => {
  const browser = member();
  await asks(browser, NUMBER, 'reset');
  expect((await binds(browser)).subCode).toBe(subCodes.CODE_EXPIRED);
  await asks(browser);
  const { code } = lastSentTo(NUMBER);
  expect((await binds(browser, '15400000098', code)).subCode).toBe(subCodes.CODE_EXPIRED);
  expect((await binds(browser, NUMBER, wrongCode(code))).subCode).toBe(subCodes.CODE_WRONG);
  expect(mobileOf('newcomer')).toBeNull();
});

describe('outside the guide', () => {
  /** Events after which the guide no longer replaces a step-up. */
  const ways: Record<string, (browser: Browser) => unknown> = {
    'who skipped the guide': (browser) => browser.call('skipGuide', { body: { kind: 'bindMobile' } }),
    'who signed in ten minutes ago': () => advanceClock(STEP_UP_LIFETIME),
    'with a copy of the session cookie alone': () => {
      for (const session of getPortal().sessions.values()) session.visitor = 'the browser that signed in';
    },
  };

  test.each(Object.keys(ways))(
    'requires a step-up from a member %s, and keeps the code valid',
    async (way) => {
      const browser = member();
      await ways[way]?.(browser);
      await asks(browser);
      const refused = await binds(browser);
      expect(refused).toMatchObject({
        status: 428,
        subCode: subCodes.STEP_UP_REQUIRED,
        data: { methods: ['password'] },
      });
      expect(mobileOf('newcomer')).toBeNull();
      confirmSessions();
      expect((await binds(browser)).code).toBe(20000);
      expect(mobileOf('newcomer')).toBe(NUMBER);
    },
  );

  test('requires a step-up only in the session that skipped the guide, and not in another browser', async () => {
    const [owner, thief] = [member(), member()];
    await thief.call('skipGuide', { body: { kind: 'bindMobile' } });
    await asks(thief);
    expect((await binds(thief)).status).toBe(428);
    await asks(owner, '15400000098');
    expect((await binds(owner, '15400000098')).code).toBe(20000);
  });
});

test('shows the new number, masked, as an urgent notice in the other sessions', async () => {
  const [owner, elsewhere] = [member(), member()];
  await asks(owner);
  await binds(owner);
  const [notice] = (await elsewhere.call('notices')).data;
  expect(notice).toMatchObject({
    urgent: true,
    read: false,
    title: 'A mobile number was added',
    text: expect.stringContaining('154****0099'),
    link: '/user/account_manage/account_security',
  });
});
