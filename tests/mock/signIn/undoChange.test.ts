import { offerUndo, readIdentity } from '../../../mock/_domain/accounts/undoables';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import type { Account } from '../../../mock/_domain/store/records/account';
import type { AccessToken } from '../../../mock/_domain/store/records/oauth';
import { getPortal } from '../../../mock/_domain/store/state';
import { HOUR } from '../../../src/constants';
import { accountOf, lastSentTo, queryOf, runPortal, signedIn, tokenSentTo } from '../portal';
import { DEMO, formFor, NEWCOMER, STRANGER, verifyIdentity } from '../verification/queries';
import { startReset } from './resets';

const newBrowser = runPortal();

/** Verifies newcomer in an open session. Returns the former identity, and the token of the alert's link. */
async function verifiedByThief() {
  const thief = await signedIn(newBrowser(), 'newcomer');
  const before = readIdentity(accountOf('newcomer'));
  await verifyIdentity(thief, await formFor(thief, 'gonganVerify'));
  expect(accountOf('newcomer').level).toBe(2);
  return { thief, before, token: tokenSentTo(accountOf('newcomer').email ?? '') };
}

const check = (token: string, browser = newBrowser()) => browser.call('checkUndo', { body: { token } });
const undo = (token: string, browser = newBrowser()) => browser.call('undoChange', { body: { token } });

describe('the link of the alert', () => {
  test('returns the change that it can undo, and changes nothing when it is opened', async () => {
    const { thief, token } = await verifiedByThief();
    const { data } = await check(token);
    expect(data).toMatchObject({ kind: 'IDENTITY', account: 'newcomer', name: '测*乙' });
    expect(accountOf('newcomer').level).toBe(2);
    expect(await thief.isOnline()).toBe(true);
    expect(await check(token)).toSucceed();
  });

  test('is refused when it has expired', async () => {
    const { token } = await verifiedByThief();
    advanceClock(72 * HOUR);
    for (const answer of [await check(token), await undo(token)]) {
      expect(answer).toBeRefusedWith('UNDO_UNKNOWN');
    }
  });
});

describe('undoing a first verification', () => {
  test('restores the identity, and ends the sessions of the account and no other', async () => {
    const { thief, before, token } = await verifiedByThief();
    const other = newBrowser().opensSessionOf('demo');
    expect(await undo(token)).toSucceed();
    expect(readIdentity(accountOf('newcomer'))).toEqual(before);
    expect(lastSentTo(accountOf('newcomer').email ?? '')).toMatchObject({ link: '/uaa/resetPwd' });
    expect([await thief.isOnline(), await other.isOnline()]).toEqual([false, true]);
  });

  test('does not restore a declared document that another account has verified meanwhile', async () => {
    const { token } = await verifiedByThief();
    // The attacker has verified the account as another person than the one that its owner had declared.
    Object.assign(accountOf('newcomer'), STRANGER);
    Object.assign(accountOf('boss'), { userType: 'person', level: 1 });
    const owner = newBrowser().opensSessionOf('boss');
    expect((await verifyIdentity(owner, await formFor(owner, 'gonganVerify', NEWCOMER))).state).toBe(
      'MATCHED',
    );
    expect(await undo(token)).toSucceed();
    expect(accountOf('newcomer')).toMatchObject({ name: '', idNo: '', level: 1 });
  });

  test('cancels the verification, which no longer counts for a later level', async () => {
    const { token } = await verifiedByThief();
    await undo(token);
    const owner = await signedIn(newBrowser(), 'newcomer');
    // Together with the attacker's channel, this one would reach a higher level.
    const { state, levelAfter } = await verifyIdentity(owner, await formFor(owner, 'driverLicenseVerify'));
    expect([state, levelAfter]).toEqual(['MATCHED', 2]);
    const own = getPortal().verifications.filter(({ accountId }) => accountId === 'u-newcomer');
    expect(own.map((one) => one.state)).toEqual(['CANCELED', 'MATCHED']);
  });

  test('cancels a verification in progress', async () => {
    const { thief, token } = await verifiedByThief();
    await thief.call('startVerification', { body: await formFor(thief, 'driverLicenseVerify') });
    await undo(token);
    advanceClock(HOUR);
    expect(accountOf('newcomer').level).toBe(1);
    expect(
      getPortal().verifications.filter(({ accountId, endedAt }) => accountId === 'u-newcomer' && !endedAt),
    ).toEqual([]);
  });

  test.each(['ACTIVE', 'PENDING'] as const)(
    'ends a role that is %s, and no role of another account',
    async (state) => {
      const { token } = await verifiedByThief();
      const [role, other] = getPortal().memberships.filter((one) => one.state === 'ACTIVE');
      if (!role || !other) throw new Error('no roles');
      Object.assign(role, { accountId: 'u-newcomer', person: null, state, origin: 'INVITED' });
      await undo(token);
      expect([role.state, other.state]).toEqual([state === 'ACTIVE' ? 'REVOKED' : 'CANCELLED', 'ACTIVE']);
    },
  );

  test('ends the authorizations and grants made since then, and no earlier ones', async () => {
    const { token } = await verifiedByThief();
    const at = now();
    const [authorization] = getPortal().authorizations;
    const [grant] = getPortal().grants;
    if (!authorization || !grant) throw new Error('no authorization or grant');
    const clients = ['portal-demo', 'portal-other'] as unknown as (typeof grant.clientId)[];
    const make = (since: number, index: number) => {
      const party = { grantorId: 'u-newcomer', state: 'ACTIVE', createdAt: since } as const;
      const made = { ...authorization, ...party, id: `a-${index}` };
      getPortal().authorizations.push(made);
      const clientId = clients[index] ?? grant.clientId;
      getPortal().grants.push({
        ...grant,
        accountId: 'u-newcomer',
        clientId,
        grantedAt: since,
        expiresAt: at + HOUR,
      });
      return made;
    };
    const [earlier, later] = [make(at - HOUR, 0), make(at, 1)];
    await undo(token);
    expect([earlier.state, later.state]).toEqual(['ACTIVE', 'REVOKED']);
    const left = getPortal().grants.filter(({ accountId }) => accountId === 'u-newcomer');
    expect(left.map(({ grantedAt }) => grantedAt)).toEqual([at - HOUR]);
  });

  test('ends a reset in progress', async () => {
    const { token } = await verifiedByThief();
    const id = await startReset(newBrowser(), 'newcomer');
    expect(getPortal().resets.has(id)).toBe(true);
    await undo(token);
    expect(getPortal().resets.has(id)).toBe(false);
  });
});

describe('undoing a link', () => {
  function seedLink() {
    const [link] = getPortal().accountLinks;
    if (!link) throw new Error('no link');
    link.undoUntil = now() + HOUR;
    const to = offerUndo({ kind: 'LINK', accountId: link.holderId, subject: link.id, previous: null });
    const [holder, joiner] = [accountOf(link.holderId), accountOf(link.joinerId)];
    return { link, holder, joiner, token: queryOf(to).token ?? '' };
  }

  /** Lets the owner undo the first verification of an account, which had declared the same identity before. */
  function offerIdentityUndo(account: Account): void {
    const declared = { ...readIdentity(account), level: 1, verifiedAt: null, verifiedBy: null } as const;
    offerUndo({ kind: 'IDENTITY', accountId: account.id, subject: account.id, previous: declared });
  }

  test('removes the identity of the account that joined, and keeps that of the holder', async () => {
    const { link, holder, joiner, token } = seedLink();
    offerIdentityUndo(joiner);
    const browsers = [holder, joiner].map(({ account }) => newBrowser().opensSessionOf(account));
    expect((await check(token)).data).toMatchObject({ kind: 'LINK', name: joiner.account });
    expect(await undo(token)).toSucceed();
    expect([link.state, holder.level > 1, joiner.level]).toEqual(['UNDONE', true, 1]);
    expect(await Promise.all(browsers.map((one) => one.isOnline()))).toEqual([true, false]);
    expect(await check(token)).toBeRefusedWith('UNDO_UNKNOWN');
  });

  test('ends the sessions that switched over the link with their access, and no others', async () => {
    const { holder, joiner, token } = seedLink();
    const [holderId, joinerId] = [holder.id, joiner.id];
    const sessionOf = (accountId: string) => {
      const found = [...getPortal().sessions.values()].findLast((one) => one.accountId === accountId);
      if (!found) throw new Error(`no session of ${accountId}`);
      return found;
    };
    const own = [holder, joiner].map(({ account }) => newBrowser().opensSessionOf(account));
    const ownSession = sessionOf(holderId);
    const onward = newBrowser().opensSessionOf('boss');
    sessionOf('u-boss').switchedFrom = [joinerId, holderId];
    const switched = newBrowser().opensSessionOf(joiner.account);
    sessionOf(joinerId).targetProof = { accountId: holderId, method: 'password', expiresAt: now() + HOUR };
    const answer = await switched.call('switchAccount', { params: { id: holderId } });
    expect(answer.status).toBe(200);
    const give = (key: string, sessionId: string) =>
      getPortal().accessTokens.set(key, { accountId: holderId, sessionId } as AccessToken);
    give('of the switch', sessionOf(holderId).id);
    give('of a session that is gone', 'gone');
    give('of the own session', ownSession.id);
    expect(await undo(token)).toSucceed();
    expect(await Promise.all([...own, switched, onward].map((one) => one.isOnline()))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([...getPortal().accessTokens.keys()]).toEqual(['of the own session']);
  });

  test('does not prevent a link to an account that is proved later', async () => {
    const { holder, joiner, token } = seedLink();
    offerIdentityUndo(joiner);
    await undo(token);
    Object.assign(accountOf('boss'), { userType: joiner.userType, level: 1 });
    const browser = newBrowser().opensSessionOf('boss');
    expect((await verifyIdentity(browser, await formFor(browser, 'bankCardVerify', DEMO))).state).toBe(
      'MATCHED',
    );
    expect(getPortal().accountLinks).toMatchObject([
      { holderId: holder.id, joinerId: joiner.id, state: 'UNDONE' },
      { holderId: holder.id, joinerId: 'u-boss', state: 'LINKED' },
    ]);
  });

  test('is refused once the link has ended', async () => {
    const { link, token } = seedLink();
    link.state = 'ENDED';
    for (const answer of [await check(token), await undo(token)]) {
      expect(answer).toBeRefusedWith('UNDO_UNKNOWN');
    }
  });
});

test('links an account that proves its owner at a later verification', async () => {
  const first = newBrowser().opensSessionOf('newcomer');
  await verifyIdentity(first, await formFor(first, 'gonganVerify'));
  Object.assign(accountOf('boss'), { level: 1 });
  const second = newBrowser().opensSessionOf('boss');
  await verifyIdentity(second, await formFor(second, 'bankCardVerify', NEWCOMER));
  const listLinks = () =>
    getPortal()
      .accountLinks.filter(({ holderId }) => holderId === 'u-newcomer')
      .map(({ joinerId }) => joinerId);
  expect([accountOf('newcomer').level, accountOf('boss').level, listLinks()]).toEqual([2, 3, []]);
  await verifyIdentity(first, await formFor(first, 'bankCardVerify'));
  expect([accountOf('newcomer').level, listLinks()]).toEqual([3, ['u-boss']]);
});
