/** @jest-environment node */
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_LIFETIME, CODE_TRIES, STEP_UP_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, lastSentTo, runPortal, wrongCode } from '../portal';

const newBrowser = runPortal();

const NUMBER = '15400000099';
const DEMO = '15400000001';

async function member(account = 'newcomer'): Promise<Browser> {
  const browser = newBrowser();
  await browser.signsIn(account);
  return browser;
}

const asks = (browser: Browser, mobile = NUMBER, scene = 'bind') =>
  browser.call('smsCode', { body: { scene, region: '+86', mobile } });
const binds = (browser: Browser, mobile = NUMBER, code: unknown = lastSentTo(mobile).code) =>
  browser.call('bindMobile', { body: { region: '+86', mobile, code } });
const mobileOf = (account: string) => getPortal().accounts.find((one) => one.account === account)?.mobile;

test('a proved number is bound, recorded, and signs in', async () => {
  const browser = await member();
  await asks(browser);
  expect(await binds(browser)).toMatchObject({ status: 200, code: 20000, data: null });
  expect((await browser.call('accountDetail')).data.mobile).toBe('154****0099');
  expect((await browser.call('guide')).data).toBeNull();
  expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-newcomer', type: 'MOBILE_CHANGE' });
  const again = await newBrowser().signsIn(NUMBER);
  expect(again.data.redirectUrl).toBeNull();
});

test('another account’s number stays there, and is told to be taken only after its code', async () => {
  const browser = await member();
  await asks(browser, DEMO);
  expect((await binds(browser, DEMO, wrongCode(lastSentTo(DEMO).code))).subCode).toBe(subCodes.CODE_WRONG);
  expect(await binds(browser, DEMO)).toMatchObject({
    status: 200,
    subCode: subCodes.MOBILE_TAKEN,
    data: null,
  });
  expect([mobileOf('demo'), mobileOf('newcomer')]).toEqual([DEMO, null]);
});

test('an account that has a number keeps it', async () => {
  const browser = await member('demo');
  await asks(browser);
  expect(await binds(browser)).toMatchObject({ status: 403, subCode: subCodes.FORBIDDEN });
  expect(mobileOf('demo')).toBe(DEMO);
});

test('wrong, used up, expired, of another scene or number: nothing is bound', async () => {
  const browser = await member();
  expect((await binds(browser, NUMBER, '123456')).subCode).toBe(subCodes.CODE_EXPIRED);
  await asks(browser, NUMBER, 'reset');
  expect((await binds(browser)).subCode).toBe(subCodes.CODE_EXPIRED);
  await asks(browser);
  const { code } = lastSentTo(NUMBER);
  expect((await binds(browser, '15400000098', code)).subCode).toBe(subCodes.CODE_EXPIRED);
  for (let left = CODE_TRIES - 1; left > 0; left -= 1) {
    const refused = await binds(browser, NUMBER, wrongCode(code));
    expect([refused.subCode, refused.data]).toEqual([subCodes.CODE_WRONG, { triesLeft: left }]);
  }
  expect((await binds(browser, NUMBER, wrongCode(code))).subCode).toBe(subCodes.CODE_USED_UP);
  expect((await binds(browser)).subCode).toBe(subCodes.CODE_USED_UP);
  advanceClock(CODE_LIFETIME);
  expect((await binds(browser)).subCode).toBe(subCodes.CODE_EXPIRED);
  expect(mobileOf('newcomer')).toBeNull();
});

test('what is no number or no code is a 422, and without a session it is a 401', async () => {
  const browser = await member();
  const { FIELD_FORMAT, FIELD_REQUIRED, FIELD_TOO_LONG } = subCodes;
  const long = 'x'.repeat(10_000);
  expect(await binds(browser, long, '12 456')).toMatchObject({
    status: 422,
    data: { mobile: FIELD_TOO_LONG, code: FIELD_FORMAT },
  });
  const required = { region: FIELD_REQUIRED, mobile: FIELD_REQUIRED, code: FIELD_REQUIRED };
  expect((await browser.call('bindMobile', { body: {} })).data).toEqual(required);
  expect((await binds(newBrowser(), NUMBER, '123456')).status).toBe(401);
});

describe('outside the guide', () => {
  /** A newcomer whose guide no longer counts. */
  const ways: Record<string, (browser: Browser) => unknown> = {
    'who put the guide off': (browser) => browser.call('skipGuide', { body: { kind: 'bindMobile' } }),
    'who signed in ten minutes ago': () => advanceClock(STEP_UP_LIFETIME),
    'with a copy of the session cookie alone': () => {
      for (const session of getPortal().sessions.values()) session.visitor = 'the browser that signed in';
    },
  };

  test.each(Object.keys(ways))(
    'asks a member %s for a step-up, and leaves the code as it is',
    async (way) => {
      const browser = await member();
      await ways[way]?.(browser);
      await asks(browser);
      const refused = await binds(browser);
      expect(refused).toMatchObject({
        status: 428,
        subCode: subCodes.STEP_UP_REQUIRED,
        data: { methods: ['password'] },
      });
      expect(mobileOf('newcomer')).toBeNull();
      for (const session of getPortal().sessions.values()) session.steppedUpAt = now();
      expect((await binds(browser)).code).toBe(20000);
      expect(mobileOf('newcomer')).toBe(NUMBER);
    },
  );

  test('is the session of another browser that put it off, whatever the first one does', async () => {
    const [owner, thief] = [await member(), await member()];
    await thief.call('skipGuide', { body: { kind: 'bindMobile' } });
    await asks(thief);
    expect((await binds(thief)).status).toBe(428);
    await asks(owner, '15400000098');
    expect((await binds(owner, '15400000098')).code).toBe(20000);
  });
});

test('shows the new number, masked, as an urgent notice in the other sessions', async () => {
  const [owner, elsewhere] = [await member(), await member()];
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
