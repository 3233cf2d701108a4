import { listMessages } from '../../../mock/_domain/accounts/outbox';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_RESEND, SECOND, STEP_UP_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import {
  type ChannelName,
  findChannel,
  verificationChannels,
} from '../../../src/domain/verificationChannels';
import { addMobile } from '../credentials';
import { accountOf, type Browser, confirmSessions, lastSentTo, runPortal, wrongCode } from '../portal';
import {
  answerInApp,
  comeBackFromApp,
  DEMO,
  formFor,
  start,
  verifyIdentity,
  waitForState,
} from '../verification/queries';

const newBrowser = runPortal();

const OLD = '15400000001';
const NEW = '15400000066';
const BOSS = '15400000004';

const member = (account = 'demo') => newBrowser().opensSessionOf(account);
const mobileOf = (account: string) => accountOf(account).mobile;

describe('adding the first number', () => {
  const newcomer = () => member('newcomer');
  const requestCode = (browser: Browser, mobile = NEW, scene = 'bind') =>
    browser.call('smsCode', { body: { scene, region: '+86', mobile } });
  const bindMobile = (browser: Browser, mobile = NEW, code: unknown = lastSentTo(mobile).code) =>
    browser.call('bindMobile', { body: { region: '+86', mobile, code } });

  test('adds a proved number, records the change, and accepts the number at sign-in', async () => {
    const browser = newcomer();
    await requestCode(browser);
    expect(await bindMobile(browser)).toMatchObject({ status: 200, code: 20000, data: null });
    expect((await browser.call('accountDetail')).data.mobile).toBe('154****0066');
    expect((await browser.call('guide')).data).toBeNull();
    expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-newcomer', type: 'MOBILE_CHANGE' });
    const again = await newBrowser().signsIn(NEW);
    expect(again.data.redirectUrl).toBeNull();
    // Another number requires a proof of this one.
    expect(await bindMobile(browser, OLD, '123456')).toBeRefusedWith('FORBIDDEN');
  });

  test('reports another account’s number as taken only after its code', async () => {
    const browser = newcomer();
    await requestCode(browser, OLD);
    expect(await bindMobile(browser, OLD, wrongCode(lastSentTo(OLD).code))).toBeRefusedWith('CODE_WRONG');
    expect(await bindMobile(browser, OLD)).toBeRefusedWith('MOBILE_TAKEN');
    expect([mobileOf('demo'), mobileOf('newcomer')]).toEqual([OLD, null]);
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
        const browser = newcomer();
        await ways[way]?.(browser);
        await requestCode(browser);
        expect(await bindMobile(browser)).toBeRefusedWith('STEP_UP_REQUIRED');
        expect(mobileOf('newcomer')).toBeNull();
        confirmSessions();
        expect(await bindMobile(browser)).toSucceed();
        expect(mobileOf('newcomer')).toBe(NEW);
      },
    );

    test('requires no step-up in another browser after this one has skipped the guide', async () => {
      const [owner, other] = [newcomer(), newcomer()];
      await other.call('skipGuide', { body: { kind: 'bindMobile' } });
      await requestCode(owner);
      expect(await bindMobile(owner)).toSucceed();
    });
  });
});

describe('changing the number', () => {
  const requestOldCode = (browser: Browser) =>
    browser.call('ownCode', { body: { scene: 'changeMobile', channel: 'mobile' } });
  const prove = (browser: Browser, code: unknown = lastSentTo(OLD).code) =>
    browser.call('proveOwnMobile', { body: { method: 'sms', code } });

  async function proveOldMobile(browser: Browser): Promise<string> {
    await requestOldCode(browser);
    return (await prove(browser)).data.proof;
  }

  async function changeMobile(browser: Browser, proof: string, mobile = NEW, code?: string) {
    getPortal().codeSends.clear();
    if (code === undefined) await browser.call('smsCode', { body: { scene: 'bind', region: '+86', mobile } });
    return browser.call('changeMobile', {
      body: { proof, region: '+86', mobile, code: code ?? lastSentTo(mobile).code },
    });
  }

  test('changes the number after both are proved, records it, notifies the old number, and accepts the new one at sign-in', async () => {
    const browser = member();
    expect((await requestOldCode(browser)).data.destination).toBe('154****0001');
    expect(lastSentTo(OLD).text).toContain('change your mobile number');
    const { data } = await prove(browser);
    expect(Date.parse(data.expiresAt)).toBeGreaterThan(Date.now());
    expect(await changeMobile(browser, data.proof)).toMatchObject({ code: 20000, data: null });
    expect((await browser.call('accountDetail')).data.mobile).toBe('154****0066');
    expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-demo', type: 'MOBILE_CHANGE' });
    expect(lastSentTo(OLD).text).toMatch(/demo was changed to 154\*{4}0066/);
    expect((await newBrowser().signsIn(NEW)).data.redirectUrl).toBeNull();
    expect(await newBrowser().signsIn(OLD)).toBeRefusedWith('BAD_CREDENTIALS');
  });

  test('alerts the former number also if it differs only in the region, and sends the new one no link to undo the change', async () => {
    const mobile = '61234567';
    Object.assign(accountOf('demo'), { region: '+852', mobile });
    const browser = member();
    await requestOldCode(browser);
    const { data } = await prove(browser, lastSentTo(mobile).code);
    await browser.call('smsCode', { body: { scene: 'bind', region: '+853', mobile } });
    const { code } = lastSentTo(mobile);
    const sent = listMessages(mobile).length;
    const body = { proof: data.proof, region: '+853', mobile, code };
    expect(await browser.call('changeMobile', { body })).toSucceed();
    const alerts = listMessages(mobile).slice(0, listMessages(mobile).length - sent);
    expect(alerts.map(({ link }) => link?.includes('/uaa/undo'))).toEqual([true, false]);
  });

  test('accepts a proof for one change of the number for which it was given', async () => {
    const [one, other] = [member(), member()];
    const proof = await proveOldMobile(one);
    advanceClock(CODE_RESEND);
    const late = await proveOldMobile(other);
    await changeMobile(one, proof);
    expect(await changeMobile(one, proof, '15400000067')).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await changeMobile(other, late, '15400000068')).toBeRefusedWith('TICKET_UNKNOWN');
    expect(mobileOf('demo')).toBe(NEW);
  });

  test('limits a proof to ten minutes and to its browser', async () => {
    const [browser, other] = [member(), member()];
    const proof = await proveOldMobile(browser);
    expect(await changeMobile(other, proof)).toBeRefusedWith('TICKET_UNKNOWN');
    advanceClock(STEP_UP_LIFETIME);
    expect(await changeMobile(browser, proof)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(mobileOf('demo')).toBe(OLD);
  });

  test('keeps the proof valid after the same number, a wrong code and another account’s number', async () => {
    const browser = member();
    const proof = await proveOldMobile(browser);
    expect(await changeMobile(browser, proof, OLD)).toBeRefusedWith('MOBILE_SAME');
    expect(await changeMobile(browser, proof, NEW, '000000')).toBeRefusedWith('CODE_EXPIRED');
    // newcomer, also a person, takes the number first.
    await addMobile(member('newcomer'), NEW);
    expect(await changeMobile(browser, proof)).toBeRefusedWith('MOBILE_TAKEN');
    expect(mobileOf('demo')).toBe(OLD);
    advanceClock(CODE_RESEND);
    // A person may use the number of a legal entity.
    expect(await changeMobile(browser, proof, BOSS)).toSucceed();
  });

  test('returns no proof without a number, or for a wrong code of the old one', async () => {
    expect(await prove(member('newcomer'), '123456')).toBeRefusedWith('NO_DESTINATION');
    const browser = member();
    await requestOldCode(browser);
    expect(await prove(browser, wrongCode(lastSentTo(OLD).code))).toBeRefusedWith('CODE_WRONG');
    expect(await changeMobile(browser, 'made up')).toBeRefusedWith('TICKET_UNKNOWN');
  });
});

describe('a recent verification in place of the old number', () => {
  const { VERIFY_REQUIRED } = subCodes;

  const prove = (browser: Browser) => browser.call('proveOwnMobile', { body: { method: 'verification' } });

  /** Verifies demo once more through a channel, which may be the payment app. */
  async function verifyAgain(browser: Browser, channel: ChannelName = 'bankCardVerify') {
    const { data } = await start(browser, await formFor(browser, channel, DEMO));
    if (channel === 'alipayVerify')
      await comeBackFromApp(browser, await answerInApp(browser, data, 'approve', 'demo'));
    const { state } = await waitForState(browser, data);
    expect(state).toBe('MATCHED');
  }

  test('changes the number without the old one after a recent verification', async () => {
    const browser = member();
    await verifyAgain(browser);
    const { proof } = (await prove(browser)).data;
    await browser.call('smsCode', { body: { scene: 'bind', region: '+86', mobile: NEW } });
    const body = { proof, region: '+86', mobile: NEW, code: lastSentTo(NEW).code };
    expect(await browser.call('changeMobile', { body })).toSucceed();
    expect(accountOf('demo').mobile).toBe(NEW);
  });

  test.each(
    verificationChannels.map(({ name }) => [name, findChannel(name)?.provesPossession === true] as const),
  )('accepts %s in place of the old number: %s', async (channel, isAccepted) => {
    const browser = member();
    await verifyAgain(browser, channel);
    expect((await prove(browser)).subCode).toBe(isAccepted ? null : VERIFY_REQUIRED);
  });

  test.each<[string, ChannelName[]]>([
    ['two records that reach level 3 together', ['gonganVerify', 'driverLicenseVerify']],
    ['the first verification of an account, because any person may have made it', ['bankCardVerify']],
  ])('does not accept %s', async (_, channels) => {
    const browser = member('newcomer');
    Object.assign(accountOf('newcomer'), { mobile: '15400000077' });
    for (const channel of channels) await verifyIdentity(browser, await formFor(browser, channel));
    expect(accountOf('newcomer').level).toBe(3);
    expect(await prove(browser)).toBeRefusedWith('VERIFY_REQUIRED');
  });

  test('accepts each verification once, for ten minutes after the registry has answered', async () => {
    const browser = member();
    expect(await prove(browser)).toBeRefusedWith('VERIFY_REQUIRED');
    await verifyAgain(browser);
    const { endedAt } = getPortal().verifications.at(-1) ?? {};
    advanceClock((endedAt ?? 0) + STEP_UP_LIFETIME - now() - 5 * SECOND);
    expect(await prove(browser)).toSucceed();
    expect(await prove(browser)).toBeRefusedWith('VERIFY_REQUIRED');
    await verifyAgain(browser);
    advanceClock(STEP_UP_LIFETIME);
    expect(await prove(browser)).toBeRefusedWith('VERIFY_REQUIRED');
  });

  test('accepts a verification only in its browser and for its account', async () => {
    const [browser, other] = [member(), member()];
    await verifyAgain(browser);
    expect(await prove(other)).toBeRefusedWith('VERIFY_REQUIRED');
    await browser.call('logout');
    await browser.signsIn('veteran');
    expect(await prove(browser)).toBeRefusedWith('VERIFY_REQUIRED');
    await browser.call('logout');
    await browser.signsIn('demo');
    expect(await prove(browser)).toSucceed();
  });

  test('does not accept a verification that is in progress or did not match', async () => {
    const browser = member();
    const form = await formFor(browser, 'bankCardVerify', DEMO);
    const { data } = await start(browser, { ...form, bankCardNo: '6200000000000005' });
    expect(await prove(browser)).toBeRefusedWith('VERIFY_REQUIRED');
    expect((await waitForState(browser, data)).state).toBe('MISMATCHED');
    expect(await prove(browser)).toBeRefusedWith('VERIFY_REQUIRED');
  });
});
