import { spendCode } from '../../../mock/_domain/checks/codes';
import type { Refusal } from '../../../mock/_domain/lib/refusals';
import { advanceClock } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { getPortal } from '../../../mock/_domain/store/state';
import * as limits from '../../../src/constants';
import type { CodeScene } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { extractCode } from '../../../src/validation/fields';
import { type Browser, lastSentTo, runPortal, wrongCode } from '../portal';

const newBrowser = runPortal();

const MOBILE = '15400000099';
const EMAIL = 'somebody@example.com';

const sms = (browser: Browser, more: Record<string, unknown> = {}) =>
  browser.call('smsCode', { body: { scene: 'reset', region: '+86', mobile: MOBILE, ...more } });
const mail = (browser: Browser, more: Record<string, unknown> = {}) =>
  browser.call('emailCode', { body: { scene: 'register', email: EMAIL, ...more } });

/** Uses a code as an endpoint does. Returns the name of the refusal, or null. */
function spend(
  browser: Browser,
  code: string,
  { scene = 'reset' as CodeScene, to = MOBILE, region = '+86' } = {},
) {
  const req = { socket: { remoteAddress: '127.0.0.1' }, headers: {} } as PortalRequest;
  const context = { visitor: browser.cookies.get('portal_visitor') ?? '', lang: 'en-US' as const, req };
  try {
    spendCode(context, { scene, kind: 'sms', region, to, code });
    return null;
  } catch (error) {
    return (error as Refusal).subCode;
  }
}

const codeSent = () => lastSentTo(MOBILE).code ?? '';

test('sends a code of six digits by SMS, and returns its times and attempts', async () => {
  const browser = newBrowser();
  const before = Date.now();
  const { data } = await sms(browser);
  const { kind, text, code = '' } = lastSentTo(MOBILE);
  expect([kind, code, extractCode(text)]).toEqual(['sms', expect.stringMatching(/^\d{6}$/), code]);
  expect(text).toBe(`${code} is your code to reset your password. It’s valid for 5 minutes. Never share it.`);
  expect(Object.keys(data)).toEqual(['expiresAt', 'resendAt', 'triesLeft']);
  expect(data.triesLeft).toBe(limits.CODE_TRIES);
  expect(Date.parse(data.expiresAt) - Date.parse(data.resendAt)).toBe(
    limits.CODE_LIFETIME - limits.CODE_RESEND,
  );
  expect(Date.parse(data.resendAt) - before - limits.CODE_RESEND).toBeLessThan(5 * limits.SECOND);
});

test('ends a code after five minutes, to the second', async () => {
  const browser = newBrowser();
  await sms(browser);
  const code = codeSent();
  advanceClock(limits.CODE_LIFETIME - limits.SECOND);
  expect(spend(browser, wrongCode(code))).toBe('CODE_WRONG');
  advanceClock(limits.SECOND);
  expect(spend(browser, code)).toBe('CODE_EXPIRED');
});

test('accepts a code only for its scene, number, region and browser', async () => {
  const [mine, other] = [newBrowser(), newBrowser()];
  await sms(mine);
  await other.call('online');
  const code = codeSent();
  expect(spend(mine, code, { scene: 'bind' })).toBe('CODE_EXPIRED');
  expect(spend(mine, code, { to: '15400000098' })).toBe('CODE_EXPIRED');
  expect(spend(mine, code, { region: '+852' })).toBe('CODE_EXPIRED');
  expect(spend(other, code)).toBe('CODE_EXPIRED');
  expect(spend(mine, code)).toBeNull();
});

test('sends another code only after a minute, and replaces the first', async () => {
  const browser = newBrowser();
  const { data: first } = await sms(browser);
  const code = codeSent();
  spend(browser, wrongCode(code));
  advanceClock(limits.CODE_RESEND - 10 * limits.SECOND);
  expect(await sms(browser)).toMatchObject({
    status: 200,
    subCode: subCodes.CODE_TOO_SOON,
    subMsg: expect.stringMatching(/^You can get another code in (10|9|8) s\.$/),
    data: { ...first, triesLeft: limits.CODE_TRIES - 1 },
  });
  advanceClock(10 * limits.SECOND);
  expect(await sms(browser)).toSucceed();
  expect(spend(browser, code)).toBe(codeSent() === code ? null : 'CODE_WRONG');
});

test('does not shorten the wait after a code was used', async () => {
  const browser = newBrowser();
  await sms(browser);
  spend(browser, codeSent());
  expect(await sms(browser)).toMatchObject({ subCode: subCodes.CODE_TOO_SOON, data: { triesLeft: 0 } });
});

test('requires a captcha for a browser’s third code, to any destination', async () => {
  const browser = newBrowser();
  await sms(browser);
  await mail(browser);
  const third = { mobile: '15400000098' };
  expect(await sms(browser, third)).toBeRefusedWith('CAPTCHA_REQUIRED');
  browser.solvesCaptcha();
  expect(await sms(browser, { ...third, captcha: '!!!!' })).toBeRefusedWith('BAD_CAPTCHA');
  const captcha = browser.solvesCaptcha();
  expect(await sms(browser, { ...third, captcha })).toSucceed();
  expect(await sms(browser, { mobile: '15400000097', captcha })).toBeRefusedWith('BAD_CAPTCHA');
  expect(await sms(newBrowser(), third)).toSucceed();
});

test('does not spend the captcha of a request that comes too early', async () => {
  const browser = newBrowser();
  await sms(browser);
  await sms(browser, { mobile: '15400000098' });
  const captcha = browser.solvesCaptcha();
  expect(await sms(browser, { captcha })).toBeRefusedWith('CODE_TOO_SOON');
  advanceClock(limits.CODE_RESEND);
  expect(await sms(browser, { captcha })).toSucceed();
});

test('rejects the scene of a step-up, and a mail address with a line break', async () => {
  const stepUp = { scene: 'stepUp' };
  for (const send of [sms, mail])
    expect(await send(newBrowser(), stepUp)).toHaveWrongFields({ scene: 'FIELD_FORMAT' });
  const split = { email: 'a@example.com\nBcc: b@example.com' };
  expect(await mail(newBrowser(), split)).toHaveWrongFields({ email: 'FIELD_FORMAT' });
  expect(getPortal().outbox).toEqual([]);
});

test('treats a Taiwan number with and without its 0 as the same', async () => {
  const browser = newBrowser();
  await sms(browser, { region: '+886', mobile: '0912345678' });
  expect(await sms(browser, { region: '+886', mobile: '912345678' })).toBeRefusedWith('CODE_TOO_SOON');
});

describe('a code to an own contact', () => {
  const own = (browser: Browser, body: Record<string, unknown>) => browser.call('ownCode', { body });

  test('returns the masked destination and needs no captcha', async () => {
    const browser = newBrowser().opensSessionOf('demo');
    const { data } = await own(browser, { scene: 'stepUp', channel: 'mobile' });
    expect(data).toMatchObject({ destination: '154****0001', triesLeft: limits.CODE_TRIES });
    expect(lastSentTo('15400000001').kind).toBe('sms');
    const byMail = await own(browser, { scene: 'stepUp', channel: 'email' });
    expect(byMail.data.destination).toBe('d***@example.com');
    expect(lastSentTo('demo@example.com').kind).toBe('mail');
    expect(await own(browser, { scene: 'bind', channel: 'mobile' })).toSucceed();
    expect(await own(browser, { scene: 'bind', channel: 'mobile' })).toMatchObject({
      subCode: subCodes.CODE_TOO_SOON,
      data: { destination: '154****0001', triesLeft: limits.CODE_TRIES },
    });
  });

  test('requires a destination', async () => {
    const browser = newBrowser().opensSessionOf('newcomer');
    expect(await own(browser, { scene: 'stepUp', channel: 'mobile' })).toBeRefusedWith('NO_DESTINATION');
  });
});
