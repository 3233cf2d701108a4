/**
 * The attackers of docs/security.md (Impersonation) at accounts with an authenticator app or a passkey: what they know
 * or possess does not open, change or prove anything.
 */
import { now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { addApp, codeOf, giveApp } from '../apps';
import { addPasskey, signInByPasskey, signInBySmsCode, stepUps } from '../oauth/signInWays';
import { accountOf, queryOf, runPortal } from '../portal';
import { finishReset, proveReset, startReset } from '../signIn/resets';
import { formFor, STRANGER, startAtNoon, verifyIdentity } from '../verification/queries';

const newBrowser = runPortal();
startAtNoon();

const MOBILE = '15400000001';
const STRONG = ['totp', 'certificate'];

const askForCode = (redirectUrl: string | null) => redirectUrl?.startsWith('/uaa/secondFactor') ?? false;

describe('a person who finds an open session', () => {
  it.each([
    ['passkeyOptions', {}],
    ['removeAuthenticator', {}],
    ['unbind', { params: { id: 'binding-cityPass' } }],
  ] as const)('cannot confirm %s by password or text message', async (name, sent) => {
    giveApp();
    const browser = newBrowser().opensSessionOf('demo');
    expect((await stepUps.password(browser)).status).toBe(422);
    await stepUps.sms(browser);
    const { status, data } = await browser.call(name, { body: {}, ...sent } as never);
    expect({ status, data }).toMatchObject({ status: 428, data: { methods: STRONG } });
  });

  it('cannot verify the account as another person by a code to its mailbox', async () => {
    const code = giveApp('u-newcomer');
    const browser = newBrowser().opensSessionOf('newcomer');
    for (const session of getPortal().sessions.values())
      session.contactProof = { method: 'email', at: now() };
    const verify = async () =>
      browser.call('startVerification', { body: await formFor(browser, 'gonganVerify', STRANGER) });
    expect(await verify()).toMatchObject({ status: 428, data: { methods: ['totp'] } });
    await browser.call('stepUp', { body: { method: 'totp', value: code() } });
    expect((await verify()).status).toBe(200);
  });
});

describe('a person who knows the password or has the mobile number', () => {
  it('cannot pass the second factor, even after a password reset', async () => {
    giveApp();
    expect(askForCode((await newBrowser().signsIn('demo')).data.redirectUrl)).toBe(true);
    expect(askForCode((await signInBySmsCode(newBrowser())).data.redirectUrl)).toBe(true);
    getPortal().codeSends.clear();
    const browser = newBrowser();
    const id = await startReset(browser);
    await proveReset(browser, id, MOBILE);
    const password = '新-Correct-horse-7';
    expect(await finishReset(browser, id, password)).toSucceed();
    expect(askForCode((await newBrowser().signsIn('demo', password)).data.redirectUrl)).toBe(true);
  });
});

describe('a person with an earlier proof', () => {
  it('cannot use a sign-in, a step-up or a recovery code from before a change of the app', async () => {
    const { browser: owner, secret, codes } = await addApp(newBrowser());
    const thief = newBrowser();
    const { data } = await thief.signsIn('demo');
    const { ticket } = queryOf(data.redirectUrl ?? '');
    const elsewhere = newBrowser().hasConfirmedSessionOf('demo');
    await owner.call('renewRecoveryCodes');
    const completed = await thief.call('secondFactor', { body: { ticket, code: codeOf(secret) } });
    expect(completed).toBeRefusedWith('TICKET_UNKNOWN');
    expect((await elsewhere.call('renewRecoveryCodes')).status).toBe(428);
    const recovery = { method: 'totp', value: codes[0] ?? '' } as const;
    expect(await elsewhere.call('stepUp', { body: recovery })).toBeRefusedWith('CODE_WRONG');
  });
});

describe('a person who has verified another person’s document by printed data', () => {
  it('loses the identity to its owner, even with a passkey and an app', async () => {
    // Verified by printed data.
    const thief = newBrowser().opensSessionOf('demo');
    Object.assign(accountOf('demo'), { ...STRANGER, level: 1 });
    const printed = await verifyIdentity(thief, await formFor(thief, 'gonganVerify', STRANGER));
    expect(printed.state).toBe('MATCHED');
    const device = await addPasskey(newBrowser().hasConfirmedSessionOf('demo'));
    giveApp();
    const owner = newBrowser().opensSessionOf('newcomer');
    const verification = await verifyIdentity(owner, await formFor(owner, 'bankCardVerify', STRANGER));
    expect(verification.state).toBe('MATCHED');
    const browser = newBrowser();
    await signInByPasskey(browser, device);
    const { data } = await browser.call('accountDetail');
    expect(data).toMatchObject({ account: 'demo', name: '', idNo: '', level: 1 });
    const own = (await owner.call('security')).data;
    expect(own).toMatchObject({ passkeys: 0, authenticator: false });
  });
});
