import { findAccount } from '../../../mock/_domain/accounts/loginNames';
import { advanceClock } from '../../../mock/_domain/store/clock';
import type { Account } from '../../../mock/_domain/store/records/account';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import type { ChannelName } from '../../../src/domain/verificationChannels';
import { accountOf, type Browser, lastSentTo, runPortal } from '../portal';
import { DEMO, formFor, NEWCOMER, STRANGER, start, startAtNoon, verifyIdentity } from './queries';

const newBrowser = runPortal();
startAtNoon();

/** Returns an account of level 1 that has declared newcomer's document. */
function squatter() {
  const account = accountOf('boss');
  Object.assign(account, { ...NEWCOMER, userType: 'person', level: 1 });
  return account;
}

const newcomer = () => newBrowser().opensSessionOf('newcomer');

describe('a document that an account has only declared', () => {
  test('can be verified by its owner, which displaces the claim and notifies its account', async () => {
    const other = squatter();
    const owner = newcomer();
    expect((await verifyIdentity(owner, await formFor(owner, 'gonganVerify'))).state).toBe('MATCHED');
    expect(other).toMatchObject({ name: '', idNo: '', level: 1 });
    expect(accountOf('newcomer')).toMatchObject({ ...NEWCOMER, level: 2 });
    const alert = { link: '/user/verification', text: expect.stringContaining(other.account) };
    for (const to of [other.mobile, other.email]) expect(lastSentTo(to ?? '')).toMatchObject(alert);
    const squatting = newBrowser().opensSessionOf(other.account);
    expect((await squatting.call('identity')).data).toMatchObject({ name: '', idNo: '' });
  });

  test('stays displaced after that verification is undone, and can be declared again', async () => {
    const other = squatter();
    const owner = newcomer();
    await verifyIdentity(owner, await formFor(owner, 'gonganVerify'));
    const { link = '' } = lastSentTo(accountOf('newcomer').email ?? '');
    const token = new URLSearchParams(link.split('?')[1]).get('token');
    expect(await newBrowser().call('undoChange', { body: { token } })).toSucceed();
    expect(other).toMatchObject({ name: '', idNo: '', level: 1 });
    expect(accountOf('newcomer')).toMatchObject({ ...NEWCOMER, level: 1 });
    const squatting = newBrowser().opensSessionOf(other.account);
    expect((await verifyIdentity(squatting, await formFor(squatting, 'gonganVerify'))).state).toBe('MATCHED');
    expect(other).toMatchObject({ ...NEWCOMER, level: 2 });
  });

  test('is not a login name', () => {
    expect(findAccount('person', NEWCOMER.idNo)).toBeUndefined();
    accountOf('newcomer').level = 2;
    expect(findAccount('person', NEWCOMER.idNo)?.account).toBe('newcomer');
  });
});

describe('an identity that was verified by printed data', () => {
  /** Verifies another account of newcomer's user type as STRANGER by printed data. */
  async function verifyByPrintedData() {
    const account = accountOf('boss');
    Object.assign(account, { userType: 'person', level: 1, name: '', idNo: '', verifiedAt: null });
    const browser = newBrowser().opensSessionOf('boss');
    for (const channel of ['gonganVerify', 'socialSecurityCardVerify'] as const) {
      expect((await verifyIdentity(browser, await formFor(browser, channel, STRANGER))).state).toBe(
        'MATCHED',
      );
    }
    expect(account).toMatchObject({ ...STRANGER, level: 3 });
    return { account, browser };
  }

  const prove = async (channel: ChannelName, person: { idNo: string } = STRANGER) => {
    const owner = newBrowser().opensSessionOf('newcomer');
    return (await verifyIdentity(owner, await formFor(owner, channel, person))).state;
  };

  test('moves only to an account that proves possession; the other loses its level and roles and is notified', async () => {
    const { account, browser } = await verifyByPrintedData();
    const { link: undo = '' } = getPortal().outbox.findLast(({ link }) => link?.includes('/uaa/undo')) ?? {};
    const [template] = getPortal().memberships.filter(({ state }) => state === 'ACTIVE');
    if (!template) throw new Error('no role');
    const role = { ...template, id: 'of-printed', accountId: account.id, person: { ...STRANGER } };
    getPortal().memberships.push(role);
    expect(await prove('gonganVerify')).toBe('TAKEN');
    expect(await prove('bankCardVerify')).toBe('MATCHED');
    expect(accountOf('newcomer')).toMatchObject({ ...STRANGER, level: 3 });
    const empty = { name: '', idNo: '', idFrom: null, idTo: null };
    expect(account).toMatchObject({ ...empty, level: 1, verifiedAt: null, verifiedBy: null });
    const own = getPortal().verifications.filter(({ accountId }) => accountId === account.id);
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(['CANCELED']));
    expect(role.state).toBe('REVOKED');
    expect((await browser.call('online')).data).toBe(false);
    const messages = getPortal().outbox.filter(({ to }) => to === account.mobile);
    const alert = { link: '/user/verification', text: expect.stringContaining(account.account) };
    expect(messages).toContainEqual(expect.objectContaining(alert));
    const token = new URLSearchParams(undo.split('?')[1]).get('token');
    expect(await newBrowser().call('undoChange', { body: { token } })).toBeRefusedWith('UNDO_UNKNOWN');
    expect(account).toMatchObject(empty);
  });

  test.each<[string, (account: Account, browser: Browser) => unknown]>([
    [
      'has proved possession later',
      async (_, browser) => verifyIdentity(browser, await formFor(browser, 'bankCardVerify', STRANGER)),
    ],
    [
      'has proved possession, and its first verification is unknown',
      async (account, browser) => {
        await verifyIdentity(browser, await formFor(browser, 'bankCardVerify', STRANGER));
        await verifyIdentity(browser, await formFor(browser, 'gonganVerify', STRANGER));
        const own = getPortal().verifications.filter(({ accountId }) => accountId === account.id);
        for (const one of own) one.levelBefore = 3;
      },
    ],
    [
      'has level 4',
      (account) => {
        account.level = 4;
      },
    ],
    [
      'has another type of document',
      (account) => {
        account.idType = 'PASSPORT';
      },
    ],
  ])('stays with an account that %s', async (_, change) => {
    const { account, browser } = await verifyByPrintedData();
    await change(account, browser);
    const { level } = account;
    expect(await prove('bankCardVerify')).toBe('TAKEN');
    expect(account).toMatchObject({ name: STRANGER.name, idNo: STRANGER.idNo, level });
    expect(accountOf('newcomer').level).toBe(1);
  });

  test('returns to a displaced account by a proof of possession', async () => {
    Object.assign(accountOf('newcomer'), STRANGER);
    const { account } = await verifyByPrintedData();
    expect(accountOf('newcomer')).toMatchObject({ name: '', idNo: '' });
    expect(await prove('bankCardVerify')).toBe('MATCHED');
    expect([accountOf('newcomer').idNo, account.idNo]).toEqual([STRANGER.idNo, '']);
  });
});

describe('the limit of attempts for one document', () => {
  /** Sends five queries with a wrong field for a person, from an account of level 1. */
  async function tryFiveTimes(account: string, person: { idNo: string }) {
    accountOf(account).level = 1;
    const browser = newBrowser().opensSessionOf(account);
    const form = { ...(await formFor(browser, 'gonganVerify', person)), idTo: '2040-01-02' };
    for (let count = 0; count < 5; count += 1)
      expect((await verifyIdentity(browser, form)).state).toBe('MISMATCHED');
  }

  test('is ten a day over all accounts that are not verified', async () => {
    for (const account of ['newcomer', 'boss']) await tryFiveTimes(account, STRANGER);
    accountOf('demo').level = 1;
    const third = newBrowser().opensSessionOf('demo');
    const form = await formFor(third, 'gonganVerify', STRANGER);
    expect(await start(third, form)).toBeRefusedWith('VERIFY_LIMIT');
    expect(await start(third, await formFor(third, 'gonganVerify', NEWCOMER))).toSucceed();
    // The number itself is not stored.
    expect(JSON.stringify(getPortal().verifications)).not.toContain(STRANGER.idNo);
    advanceClock(DAY);
    third.opensSessionOf('demo');
    expect(await start(third, await formFor(third, 'gonganVerify', STRANGER))).toSucceed();
  });

  test('does not apply to the verified owner', async () => {
    for (const account of ['newcomer', 'boss']) await tryFiveTimes(account, DEMO);
    const owner = newBrowser().opensSessionOf('demo');
    expect(await start(owner, await formFor(owner, 'gonganVerify', DEMO))).toSucceed();
  });
});
