import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  CHALLENGE_LIFETIME,
  HOUR,
  PASSKEY_UPGRADE,
  PASSKEYS_MAX,
  SECOND,
  UNDO_LIFETIME,
} from '../../../src/constants';
import { PasskeyDevice } from '../../support/fakes/passkeyDevice';
import { giveApp } from '../apps';
import { addMobile } from '../credentials';
import {
  accountOf,
  type Browser,
  confirmSessions,
  endStepUps,
  lastSentTo,
  runPortal,
  tokenSentTo,
} from '../portal';
import { formFor, verifyIdentity } from '../verification/queries';

const newBrowser = runPortal();

const DEMO_MOBILE = '15400000001';
const OWNERS_EMAIL = 'newcomer@example.com';
const GOOGLE = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';

const member = (account = 'demo') => newBrowser().hasConfirmedSessionOf(account);
const newDevice = (settings?: ConstructorParameters<typeof PasskeyDevice>[1]) =>
  new PasskeyDevice(newBrowser().origin(), settings);

const options = async (browser: Browser) => (await browser.call('passkeyOptions')).data;
const challenge = async (browser: Browser) => (await browser.call('passkeyChallenge')).data;
const list = async (browser: Browser) => (await browser.call('passkeys')).data.list;
const remove = (browser: Browser, id: string) => browser.call('removePasskey', { params: { id } });

/** Creates a passkey on the device and adds it to the account of the browser. */
async function addPasskey(
  browser: Browser,
  device: PasskeyDevice,
  unusual?: Parameters<PasskeyDevice['create']>[1],
) {
  return browser.call('addPasskey', { body: { passkey: device.create(await options(browser), unusual) } });
}

/** Signs in by the device on a new browser. */
async function signIn(device: PasskeyDevice, unusual?: Parameters<PasskeyDevice['sign']>[1]) {
  const browser = newBrowser();
  const answer = await browser.logsIn(6, { passkey: device.sign(await challenge(browser), unusual) });
  return { browser, answer };
}

async function stepUp(browser: Browser, device: PasskeyDevice, accountId?: string) {
  const passkey = device.sign(await challenge(browser));
  return browser.call('stepUp', { body: { method: 'passkey', passkey, accountId } });
}

/** Returns a device whose passkey signs in to the account. */
async function registerDevice(account: string, settings?: ConstructorParameters<typeof PasskeyDevice>[1]) {
  const device = newDevice(settings);
  expect(await addPasskey(member(account), device)).toSucceed();
  return device;
}

/** Returns another device with the same passkeys. */
function copyDevice(device: PasskeyDevice, settings: ConstructorParameters<typeof PasskeyDevice>[1]) {
  const copy = newDevice(settings);
  copy.passkeys.push(...device.passkeys);
  copy.counter = device.counter;
  return copy;
}

/** Runs `act` once when a challenge is used up, which is just before the check of the signature. */
function whenChallengeIsSpent(act: () => void) {
  const { passkeyChallenges } = getPortal();
  const spend = passkeyChallenges.delete.bind(passkeyChallenges);
  passkeyChallenges.delete = (challenge) => {
    passkeyChallenges.delete = spend;
    act();
    return spend(challenge);
  };
}
const endSessionsDuringCheck = () => whenChallengeIsSpent(() => getPortal().sessions.clear());

const whoIs = async (browser: Browser) => (await browser.call('accountDetail')).data?.account;

describe('adding a passkey', () => {
  it('requires a step-up before the options and again before it adds the passkey', async () => {
    const browser = newBrowser().opensSessionOf('demo');
    expect((await browser.call('passkeyOptions')).status).toBe(428);
    confirmSessions();
    const passkey = newDevice().create(await options(browser));
    endStepUps();
    expect((await browser.call('addPasskey', { body: { passkey } })).status).toBe(428);
    expect(await list(browser)).toEqual([]);
    // The challenge was not used up, so that the client can send the same passkey again.
    confirmSessions();
    expect(await browser.call('addPasskey', { body: { passkey } })).toSucceed();
  });

  describe('as an upgrade after a sign-in by password', () => {
    const startUpgrade = (browser: Browser) => browser.call('passkeyOptions', { body: { upgrade: true } });
    const mayUpgrade = async (browser: Browser) => (await browser.call('passkeys')).data.mayUpgrade;
    const sendPasskey = (browser: Browser, passkey: ReturnType<PasskeyDevice['create']>) =>
      browser.call('addPasskey', { body: { passkey } });
    /** The browser neither asks nor verifies the user. */
    const alone = { isUserPresent: false, isUserVerified: false };
    interface Steps {
      before?: (browser: Browser) => unknown;
      after?: (browser: Browser) => unknown;
    }
    /** Signs demo in between two optional steps. */
    const signedIn = async ({ before, after }: Steps = {}): Promise<Browser> => {
      const browser = newBrowser();
      await before?.(browser);
      expect(await browser.signsIn('demo')).toSucceed();
      await after?.(browser);
      return browser;
    };

    it('requires neither a step-up nor a user action', async () => {
      const other = newBrowser().opensSessionOf('demo');
      await other.call('ownCode', { body: { scene: 'stepUp', channel: 'mobile' } });
      const value = lastSentTo(DEMO_MOBILE).code;
      const browser = await signedIn();
      expect(await mayUpgrade(browser)).toBe(true);
      const { data } = await startUpgrade(browser);
      expect(data.authenticatorSelection.userVerification).toBe('preferred');
      const device = newDevice();
      const added = await sendPasskey(browser, device.create(data, alone));
      expect(added.data).toMatchObject({ list: [{ name: '' }], mayUpgrade: false });
      expect(lastSentTo(DEMO_MOBILE).text).toMatch(/^Your browser saved a passkey/);
      expect(lastSentTo(DEMO_MOBILE).link).toContain('/uaa/undo?token=');
      expect((await signIn(device)).answer).toSucceed();
      expect((await signIn(device, alone)).answer).toBeRefusedWith('PASSKEY_INVALID');
      // Unlike another change of a credential, it does not end what is pending.
      expect(await other.call('stepUp', { body: { method: 'sms', value } })).toSucceed();
    });

    it('is possible once per sign-in, even with concurrent requests', async () => {
      const browser = await signedIn();
      const tabs = await Promise.all(Array.from({ length: 10 }, () => startUpgrade(browser)));
      expect(tabs.filter(({ code }) => code === 20000)).toHaveLength(1);
      expect(tabs.at(-1)).toBeRefusedWith('CHALLENGE_EXPIRED');
      expect(await mayUpgrade(browser)).toBe(false);
    });

    const isNew = (browser: Browser) => (browser.isNew = true);
    it.each<[string, Steps]>([
      ['in a browser that is new to the account', { before: isNew }],
      [
        'in a browser that the account has not known for 72 hours',
        {
          before: isNew,
          after: async (browser) => {
            advanceClock(UNDO_LIFETIME - SECOND);
            await browser.signsIn('demo');
          },
        },
      ],
      [
        'in a browser that many people use',
        { before: (browser) => browser.cookies.set('portal_shared', '1') },
      ],
      ['later than a few minutes after the sign-in', { after: () => advanceClock(PASSKEY_UPGRADE) }],
      [
        'in a session that no password opened',
        {
          after: () => {
            for (const session of getPortal().sessions.values()) session.openedBy = ['qr'];
          },
        },
      ],
      [
        'for an account whose password a text message has set',
        { before: () => Object.assign(accountOf('demo'), { passwordResetBy: 'mobile' }) },
      ],
      ['for an account with an authenticator app', { after: () => giveApp() }],
      ['for an account that has a passkey', { before: () => registerDevice('demo') }],
    ])('is refused %s, without requiring a step-up', async (_, steps) => {
      const browser = await signedIn(steps);
      expect(await mayUpgrade(browser)).toBe(false);
      expect(await startUpgrade(browser)).toBeRefusedWith('CHALLENGE_EXPIRED');
    });

    it('checks the conditions again when it adds the passkey, regardless of a step-up', async () => {
      const browser = await signedIn();
      const passkey = newDevice().create((await startUpgrade(browser)).data, alone);
      advanceClock(PASSKEY_UPGRADE);
      confirmSessions();
      expect(await sendPasskey(browser, passkey)).toBeRefusedWith('CHALLENGE_EXPIRED');
      expect(await list(browser)).toEqual([]);
    });

    it('does not exempt other challenges from the step-up and the user verification', async () => {
      const browser = await signedIn();
      confirmSessions();
      const passkey = newDevice().create(await options(browser), alone);
      endStepUps();
      expect((await sendPasskey(browser, passkey)).status).toBe(428);
      confirmSessions();
      expect(await sendPasskey(browser, passkey)).toBeRefusedWith('PASSKEY_INVALID');
    });
  });

  it('stores the passkey with its provider, and alerts the owner', async () => {
    const browser = member();
    const { data } = await addPasskey(browser, newDevice({ aaguid: GOOGLE, synced: true }));
    expect(data.list).toEqual([
      expect.objectContaining({
        name: '',
        provider: 'Google Password Manager',
        synced: true,
        lastUsedAt: null,
      }),
    ]);
    expect(await list(browser)).toEqual(data.list);
    expect((await browser.call('security')).data.passkeys).toBe(1);
    expect(lastSentTo(DEMO_MOBILE).text).toMatch(/^Passkey added/);
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'PASSKEY_ADD', accountId: 'u-demo' });
  });

  it('returns a random user id and the existing passkeys in the options', async () => {
    const browser = member();
    const device = newDevice();
    await addPasskey(browser, device);
    const { user, excludeCredentials, rp } = await options(browser);
    expect(Buffer.from(user.id, 'base64url')).toHaveLength(32);
    expect(user.name).toBe('demo');
    expect(rp.id).toBe('127.0.0.1');
    expect(excludeCredentials.map(({ id }) => id)).toEqual(device.passkeys.map(({ id }) => id));
    expect((await options(member())).user.id).toBe(user.id);
    expect((await options(member('newcomer'))).user.id).not.toBe(user.id);
  });

  it.each<[string, Parameters<PasskeyDevice['create']>[1]]>([
    ['another origin', { origin: 'https://portal.example.com' }],
    ['another site’s passkey', { rpId: 'example.com' }],
    ['a frame in a page of another site', { crossOrigin: true }],
    ['no verification of the user', { isUserVerified: false }],
  ])('refuses %s', async (_, unusual) => {
    const browser = member();
    expect(await addPasskey(browser, newDevice(), unusual)).toBeRefusedWith('PASSKEY_INVALID');
    expect(await list(browser)).toEqual([]);
  });

  it('ignores an attestation', async () => {
    expect(await addPasskey(member(), newDevice(), { attestation: 'packed' })).toSucceed();
  });

  it('refuses a challenge that was used, has expired, or was issued to another account or for a sign-in', async () => {
    const [browser, device] = [member(), newDevice()];
    const passkey = device.create(await options(browser));
    const add = (from: Browser, body: object) => from.call('addPasskey', { body: { passkey: body } });
    expect(await add(browser, passkey)).toSucceed();
    expect(await add(browser, passkey)).toBeRefusedWith('CHALLENGE_EXPIRED');

    const late = device.create(await options(browser));
    advanceClock(CHALLENGE_LIFETIME);
    confirmSessions();
    expect(await add(browser, late)).toBeRefusedWith('CHALLENGE_EXPIRED');

    // The same browser, which another account signs in to.
    const others = device.create(await options(browser));
    browser.hasConfirmedSessionOf('newcomer');
    expect(await add(browser, others)).toBeRefusedWith('CHALLENGE_EXPIRED');
    browser.hasConfirmedSessionOf('demo');
    const forSignIn = { ...(await options(browser)), challenge: (await challenge(browser)).challenge };
    expect(await add(browser, device.create(forSignIn))).toBeRefusedWith('CHALLENGE_EXPIRED');
    expect(await list(browser)).toHaveLength(1);
  });

  it('refuses the id of a passkey that another account has registered', async () => {
    const device = await registerDevice('demo');
    const [thief, id] = [member('newcomer'), device.passkeys[0]?.id];
    expect(await addPasskey(thief, newDevice(), { id })).toBeRefusedWith('PASSKEY_INVALID');
    const { browser } = await signIn(device);
    expect(await whoIs(browser)).toBe('demo');
  });

  it('refuses a response with another id than the signed one', async () => {
    const browser = member();
    const passkey = { ...newDevice().create(await options(browser)), id: 'AAAA', rawId: 'AAAA' };
    expect(await browser.call('addPasskey', { body: { passkey } })).toBeRefusedWith('PASSKEY_INVALID');
  });

  it('refuses more passkeys than the limit before it requires a step-up', async () => {
    const browser = member();
    const device = newDevice();
    for (let count = 0; count < PASSKEYS_MAX; count += 1) await addPasskey(browser, device);
    endStepUps();
    expect(await browser.call('passkeyOptions')).toBeRefusedWith('PASSKEY_LIMIT');
  });

  it('adds no passkey if the step-up ends or the limit is reached during the check', async () => {
    const browser = member();
    const passkey = newDevice().create(await options(browser));
    whenChallengeIsSpent(() => {
      endStepUps();
    });
    expect((await browser.call('addPasskey', { body: { passkey } })).status).toBe(428);

    const device = newDevice();
    for (let count = 1; count < PASSKEYS_MAX; count += 1) await addPasskey(member(), device);
    confirmSessions();
    const another = newDevice().create(await options(browser));
    whenChallengeIsSpent(() => {
      const [one] = getPortal().passkeys;
      if (one) getPortal().passkeys.push({ ...one, id: 'meanwhile', credentialId: 'AAAA' });
    });
    expect(await browser.call('addPasskey', { body: { passkey: another } })).toBeRefusedWith('PASSKEY_LIMIT');
  });

  it('adds no passkey if the session ends during the check', async () => {
    const browser = member();
    const passkey = newDevice().create(await options(browser));
    endSessionsDuringCheck();
    expect((await browser.call('addPasskey', { body: { passkey } })).status).toBe(401);
    expect(getPortal().passkeys).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('signs in to the account of the passkey, and records channel and time', async () => {
    const device = await registerDevice('demo');
    const { browser, answer } = await signIn(device);
    expect(answer).toSucceed();
    expect(await whoIs(browser)).toBe('demo');
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'LOGIN', channel: 6 });
    const [passkey] = await list(browser);
    expect(Date.parse(passkey?.lastUsedAt ?? '') - Date.now()).toBeGreaterThan(-10_000);
  });

  it.each<[string, Parameters<PasskeyDevice['sign']>[1]]>([
    ['another origin', { origin: 'https://portal.example.com' }],
    ['another site’s passkey', { rpId: 'example.com' }],
    ['a frame in a page of another site', { crossOrigin: true }],
    ['no verification of the user', { isUserVerified: false }],
    ['the user id of another account', { userHandle: 'AAAA' }],
  ])('refuses %s, and uses up the challenge', async (_, unusual) => {
    const device = await registerDevice('demo');
    const browser = newBrowser();
    const issued = await challenge(browser);
    const passkey = device.sign(issued, unusual);
    expect(await browser.logsIn(6, { passkey })).toBeRefusedWith('PASSKEY_INVALID');
    const retried = await browser.logsIn(6, { passkey: device.sign(issued) });
    expect(retried).toBeRefusedWith('CHALLENGE_EXPIRED');
    expect(await browser.isOnline()).toBe(false);
  });

  it('refuses a response without a user id, with a changed signature, or that cannot be parsed', async () => {
    const device = await registerDevice('demo');
    const browser = newBrowser();
    for (const change of [
      { userHandle: undefined },
      { signature: Buffer.alloc(70).toString('base64url') },
      { clientDataJSON: Buffer.from('no JSON').toString('base64url') },
    ]) {
      const passkey = device.sign(await challenge(browser));
      Object.assign(passkey.response, change);
      expect(await browser.logsIn(6, { passkey })).toBeRefusedWith('PASSKEY_INVALID');
    }
  });

  it('refuses a replay, a late response, and a challenge of another browser or for a new passkey', async () => {
    const device = await registerDevice('demo');
    const browser = newBrowser();
    const passkey = device.sign(await challenge(browser));
    expect(await newBrowser().logsIn(6, { passkey })).toBeRefusedWith('CHALLENGE_EXPIRED');
    expect(await browser.logsIn(6, { passkey })).toSucceed();
    expect(await browser.logsIn(6, { passkey })).toBeRefusedWith('CHALLENGE_EXPIRED');

    const late = device.sign(await challenge(browser));
    advanceClock(CHALLENGE_LIFETIME);
    expect(await browser.logsIn(6, { passkey: late })).toBeRefusedWith('CHALLENGE_EXPIRED');

    const owner = member();
    const forNew = { ...(await challenge(owner)), challenge: (await options(owner)).challenge };
    expect(await owner.logsIn(6, { passkey: device.sign(forNew) })).toBeRefusedWith('CHALLENGE_EXPIRED');
  });

  it('accepts a synced passkey without a counter on two devices, and stores that it has been synced', async () => {
    const device = await registerDevice('demo', { canSync: true });
    expect((await list(member()))[0]?.synced).toBe(false);
    const copy = copyDevice(device, { synced: true });
    expect((await signIn(copy)).answer).toSucceed();
    expect((await list(member()))[0]?.synced).toBe(true);
    expect((await signIn(device)).answer).toSucceed();
  });

  it('refuses a passkey that is removed during the check', async () => {
    const device = await registerDevice('demo');
    const browser = newBrowser();
    const passkey = device.sign(await challenge(browser));
    const state = getPortal();
    // After the passkey was found, and before its signature is checked.
    whenChallengeIsSpent(() =>
      queueMicrotask(() => {
        state.passkeys = [];
      }),
    );
    expect(await browser.logsIn(6, { passkey })).toBeRefusedWith('PASSKEY_UNKNOWN');
  });

  it('keeps a passkey if the responses of two tabs arrive in reverse order', async () => {
    const device = await registerDevice('demo', { counts: true });
    const browser = newBrowser();
    const first = device.sign(await challenge(browser));
    advanceClock(SECOND);
    const second = device.sign(await challenge(browser));
    advanceClock(SECOND);
    expect(await browser.logsIn(6, { passkey: second })).toSucceed();
    expect(await browser.logsIn(6, { passkey: first })).toBeRefusedWith('CHALLENGE_EXPIRED');
    advanceClock(SECOND);
    expect((await signIn(device)).answer).toSucceed();
  });

  it('refuses a copied passkey, and keeps it if it is the last sign-in method', async () => {
    const device = newDevice({ counts: true });
    await addPasskey(member('linked'), device);
    Object.assign(accountOf('linked'), { mobile: null });
    getPortal().bindings = [];
    const copy = copyDevice(device, { counts: true });
    await signIn(device);
    expect((await signIn(copy)).answer).toBeRefusedWith('PASSKEY_COPIED');
    expect((await signIn(device)).answer).toSucceed();
  });

  it('refuses a passkey that was bound to its device and now claims to be synced', async () => {
    const device = await registerDevice('demo');
    const other = copyDevice(device, { synced: true });
    expect((await signIn(other)).answer).toBeRefusedWith('PASSKEY_INVALID');
  });

  it('removes a passkey whose counter decreases, and alerts its owner', async () => {
    const device = await registerDevice('demo', { counts: true });
    const copy = copyDevice(device, { counts: true });
    expect((await signIn(device)).answer).toSucceed();
    expect((await signIn(copy)).answer).toBeRefusedWith('PASSKEY_COPIED');
    expect(lastSentTo(DEMO_MOBILE).text).toMatch(/^A passkey may have been copied/);
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'LOGIN_FAIL', failReason: 'PASSKEY_COPIED' });
    expect((await signIn(device)).answer).toBeRefusedWith('PASSKEY_UNKNOWN');
  });

  it('does not remove a passkey because of a low counter that another key has signed', async () => {
    const device = await registerDevice('demo', { counts: true });
    await signIn(device);
    const forger = newDevice({ counts: true });
    forger.create(await options(member('newcomer')));
    const [own] = device.passkeys;
    const [other] = forger.passkeys;
    if (!own || !other) throw new Error('no passkey');
    forger.counter = 0;
    const browser = newBrowser();
    const passkey = forger.sign(await challenge(browser), {}, { ...own, key: other.key });
    expect(await browser.logsIn(6, { passkey })).toBeRefusedWith('PASSKEY_INVALID');
    expect((await signIn(device)).answer).toSucceed();
  });
});

describe('a step-up by a passkey', () => {
  it('is offered and accepted if the account has a passkey', async () => {
    const device = await registerDevice('demo');
    const browser = newBrowser().opensSessionOf('demo');
    const refused = await browser.call('startExport');
    expect(refused.data).toMatchObject({ methods: ['password', 'sms', 'passkey', 'certificate'] });
    expect(await stepUp(browser, device)).toSucceed();
    expect((await browser.call('startExport')).status).toBe(200);
  });

  it('refuses a passkey of another account, and records the attempt', async () => {
    const device = await registerDevice('newcomer');
    const browser = newBrowser().opensSessionOf('demo');
    expect(await stepUp(browser, device)).toBeRefusedWith('PASSKEY_OTHERS');
    expect((await browser.call('startExport')).status).toBe(428);
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'STEP_UP', failReason: 'PASSKEY_OTHERS' });
  });

  it('is refused if the session ends during the check', async () => {
    const device = await registerDevice('demo');
    const browser = newBrowser().opensSessionOf('demo');
    const passkey = device.sign(await challenge(browser));
    endSessionsDuringCheck();
    expect((await browser.call('stepUp', { body: { method: 'passkey', passkey } })).status).toBe(401);
  });

  it('offers only the passkeys of the own or a linked account', async () => {
    const [own, linked] = [await registerDevice('demo'), await registerDevice('demo_work')];
    const ids = async (browser: Browser, accountId?: string) => {
      const { status, data } = await browser.call('passkeyChallenge', { body: { accountId } });
      return status === 200 ? data.allowCredentials.map(({ id }) => id) : status;
    };
    const browser = newBrowser().opensSessionOf('demo');
    expect(await ids(browser)).toEqual([]);
    expect(await ids(browser, 'u-demo')).toEqual([own.passkeys[0]?.id]);
    expect(await ids(browser, 'u-demo-work')).toEqual([linked.passkeys[0]?.id]);
    expect(await ids(newBrowser().opensSessionOf('newcomer'), 'u-demo')).toBe(404);
    expect(await ids(newBrowser(), 'u-demo')).toEqual([]);
  });

  it('proves a linked account by a passkey of that account only', async () => {
    const [own, linked] = [await registerDevice('demo'), await registerDevice('demo_work')];
    const browser = newBrowser().opensSessionOf('demo');
    expect(await stepUp(browser, own, 'u-demo-work')).toBeRefusedWith('PASSKEY_OTHERS');
    expect(await stepUp(browser, linked, 'u-demo-work')).toSucceed();
    expect((await browser.call('startExport')).status).toBe(428);
  });
});

describe('naming and removing', () => {
  it('names a passkey, removes it only after a step-up, and puts the name into no message', async () => {
    const device = await registerDevice('demo');
    const browser = newBrowser().opensSessionOf('demo');
    const [{ id = '' } = {}] = await list(browser);
    const rename = (name: string) => browser.call('renamePasskey', { params: { id }, body: { name } });
    expect((await rename('')).data.list[0]?.name).toBe('');
    expect((await rename('  Office   key ')).data.list[0]?.name).toBe('Office key');
    endStepUps();
    expect((await remove(browser, id)).status).toBe(428);
    expect((await list(browser))[0]?.name).toBe('Office key');
    confirmSessions();
    expect(await remove(browser, id)).toSucceed();
    expect((await signIn(device)).answer).toBeRefusedWith('PASSKEY_UNKNOWN');
    expect(lastSentTo(DEMO_MOBILE).text).toMatch(/^Passkey removed/);
    expect(getPortal().outbox.filter(({ text }) => text.includes('Office'))).toEqual([]);
  });

  it('counts a passkey as a sign-in method, and refuses to remove the last one', async () => {
    const account = accountOf('linked');
    const device = newDevice();
    const browser = member('linked');
    await addPasskey(browser, device);
    Object.assign(account, { mobile: null });
    const [binding] = getPortal().bindings.filter(({ accountId }) => accountId === 'u-linked');
    const unbind = await browser.call('unbind', { params: { id: binding?.id ?? '' } });
    expect(unbind).toSucceed();
    expect(unbind.data.otherWays).toEqual(['passkey']);
    const [{ id = '' } = {}] = await list(browser);
    expect(await remove(browser, id)).toBeRefusedWith('LAST_WAY_IN');
    expect((await signIn(device)).answer).toSucceed();
  });
});

describe('the undo of an added passkey', () => {
  /** An attacker with an open session adds their own passkey. */
  async function takeOver() {
    const thief = member('newcomer');
    const device = newDevice({ aaguid: GOOGLE });
    await addPasskey(thief, device);
    return { thief, device, token: tokenSentTo(OWNERS_EMAIL) };
  }
  const check = (token: string) => newBrowser().call('checkUndo', { body: { token } });
  const undo = (token: string) => newBrowser().call('undoChange', { body: { token } });

  it('names the passkey, removes it, ends all sessions and alerts the owner', async () => {
    const { thief, device, token } = await takeOver();
    const named = { kind: 'PASSKEY', account: 'newcomer', name: 'Google Password Manager' };
    expect((await check(token)).data).toMatchObject(named);
    expect(await undo(token)).toSucceed();
    expect(await thief.isOnline()).toBe(false);
    expect((await signIn(device)).answer).toBeRefusedWith('PASSKEY_UNKNOWN');
    expect(lastSentTo(OWNERS_EMAIL).text).toMatch(/^The new passkey was removed/);
    expect(await undo(token)).toBeRefusedWith('UNDO_UNKNOWN');
  });

  it('reverts all later changes: another passkey and a contact', async () => {
    const old = await registerDevice('newcomer');
    advanceClock(HOUR);
    const { thief, device, token } = await takeOver();
    expect(await stepUp(thief, device)).toSucceed();
    const second = newDevice();
    await addPasskey(thief, second);
    await addMobile(thief, '15400000066');
    expect(accountOf('newcomer').mobile).toBe('15400000066');
    await undo(token);
    expect(accountOf('newcomer')).toMatchObject({ mobile: null, email: OWNERS_EMAIL });
    expect((await signIn(second)).answer).toBeRefusedWith('PASSKEY_UNKNOWN');
    expect((await signIn(old)).answer).toSucceed();
    expect(lastSentTo('15400000066').text).toMatch(/^The new passkey was removed/);
  });

  it('still ends the sessions of an attacker who has removed the passkey again', async () => {
    const { thief, token } = await takeOver();
    await remove(thief, (await list(thief))[0]?.id ?? '');
    expect((await check(token)).data).toMatchObject({ kind: 'PASSKEY', name: '' });
    expect(await undo(token)).toSucceed();
    expect(await thief.isOnline()).toBe(false);
  });

  it.each<[string, string, (thief: Browser) => Promise<unknown>]>([
    [
      'a first verification',
      'IDENTITY',
      async (thief) => verifyIdentity(thief, await formFor(thief, 'gonganVerify')),
    ],
    ['a change of contact', 'CONTACT', (thief) => addMobile(thief, '15400000066')],
  ])('removes passkeys that were added after %s when that is undone', async (_, kind, change) => {
    const old = await registerDevice('newcomer');
    advanceClock(HOUR);
    const thief = newBrowser().opensSessionOf('newcomer');
    await change(thief);
    const token = tokenSentTo(OWNERS_EMAIL);
    expect((await check(token)).data).toMatchObject({ kind });
    confirmSessions();
    const device = newDevice();
    expect(await addPasskey(thief, device)).toSucceed();
    await undo(token);
    expect((await signIn(device)).answer).toBeRefusedWith('PASSKEY_UNKNOWN');
    expect((await signIn(old)).answer).toSucceed();
  });
});
