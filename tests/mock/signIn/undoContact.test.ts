import { readContacts } from '../../../mock/_domain/accounts/contacts';
import { concludeCredentialChange } from '../../../mock/_domain/accounts/credentialChange';
import { readIdentity } from '../../../mock/_domain/accounts/undoables';
import { setAnswers } from '../../../mock/_domain/checks/securityQuestions';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { HOUR } from '../../../src/constants';
import { addMobile, changeEmail } from '../credentials';
import { accountOf, confirmSessions, lastSentTo, runPortal, tokenSentTo } from '../portal';
import { formFor, STRANGER, verifyIdentity } from '../verification/queries';
import { registerPerson } from './applicants';

const newBrowser = runPortal();

const OWNERS_EMAIL = 'newcomer@example.com';
const THIEF_EMAIL = 'thief@example.com';
const THIEF_MOBILE = '15400000066';

const newcomer = () => accountOf('newcomer');

const check = (token: string) => newBrowser().call('checkUndo', { body: { token } });
const undo = (token: string) => newBrowser().call('undoChange', { body: { token } });

/** Opens a session in which an attacker adds their own mobile number. Returns the token sent to the owner. */
async function takenOver() {
  const thief = newBrowser().opensSessionOf('newcomer');
  await addMobile(thief, THIEF_MOBILE);
  expect(newcomer().mobile).toBe(THIEF_MOBILE);
  return { thief, token: tokenSentTo(OWNERS_EMAIL) };
}

describe('undoing a change of contact', () => {
  test('returns the current contacts, and changes nothing until the user confirms', async () => {
    const { token } = await takenOver();
    expect((await check(token)).data).toMatchObject({
      kind: 'CONTACT',
      account: 'newcomer',
      name: '154****0066 · n***@example.com',
    });
    expect(newcomer().mobile).toBe(THIEF_MOBILE);
  });

  test('restores the contacts, ends all sessions, and notifies the owner and the replaced contacts', async () => {
    const before = readContacts(newcomer());
    const { thief, token } = await takenOver();
    expect(await undo(token)).toSucceed();
    expect(readContacts(newcomer())).toEqual(before);
    expect(await thief.isOnline()).toBe(false);
    for (const to of [OWNERS_EMAIL, THIEF_MOBILE])
      expect(lastSentTo(to).text).toMatch(/^The contacts of your account were restored/);
    expect(await undo(token)).toBeRefusedWith('UNDO_UNKNOWN');
  });

  test('restores the contacts from before the first of several changes', async () => {
    const before = readContacts(newcomer());
    const { thief, token } = await takenOver();
    await changeEmail(thief, THIEF_EMAIL);
    expect(newcomer().email).toBe(THIEF_EMAIL);
    expect(await undo(token)).toSucceed();
    expect(readContacts(newcomer())).toEqual(before);
    // The later change can no longer be undone.
    expect([...getPortal().undoables.values()]).toEqual([]);
  });

  test('undoes a first verification that followed', async () => {
    const identity = readIdentity(newcomer());
    const { thief, token } = await takenOver();
    await verifyIdentity(thief, await formFor(thief, 'gonganVerify', STRANGER));
    expect(newcomer()).toMatchObject({ level: 2, idNo: STRANGER.idNo });
    await undo(token);
    expect(readIdentity(newcomer())).toEqual(identity);
  });

  test('omits a number that another account has meanwhile', async () => {
    Object.assign(newcomer(), { region: '+86', mobile: '15400000077' });
    const owner = newBrowser().opensSessionOf('newcomer');
    await changeEmail(owner, THIEF_EMAIL);
    const token = tokenSentTo('15400000077');
    accountOf('demo').mobile = '15400000077';
    expect(await undo(token)).toSucceed();
    expect(newcomer()).toMatchObject({ mobile: null, email: OWNERS_EMAIL });
  });

  test('restores an address with which another person has registered, but not activated', async () => {
    const owner = newBrowser().opensSessionOf('newcomer');
    await changeEmail(owner, THIEF_EMAIL);
    const token = tokenSentTo(OWNERS_EMAIL);
    expect(await registerPerson(newBrowser(), { email: OWNERS_EMAIL })).toSucceed();
    await undo(token);
    expect(newcomer().email).toBe(OWNERS_EMAIL);
  });

  test('sends its link to no contact that was set within 72 hours', async () => {
    const { thief, token } = await takenOver();
    expect(token).not.toBe('');
    expect(tokenSentTo(THIEF_MOBILE)).toBe('');
    await changeEmail(thief, THIEF_EMAIL);
    for (const to of [THIEF_MOBILE, THIEF_EMAIL]) expect(tokenSentTo(to)).toBe('');
    expect(tokenSentTo(OWNERS_EMAIL)).not.toBe('');
  });

  test('shows its link in no notice', async () => {
    const { thief } = await takenOver();
    const { data } = await thief.call('notices');
    expect(data.map(({ link }) => link).join()).not.toContain('token');
  });

  describe('after an attacker has added ways to sign in', () => {
    const addedBy = (accountId: string, at: number) => ({ accountId, boundAt: at });
    const added = (at: number) => {
      const portal = getPortal();
      const { id } = newcomer();
      const facts = { subject: 'x', issuer: 'y', validFrom: 0, validTo: 0 };
      portal.bindings.push({
        id: `b${at}`,
        provider: 'cityPass',
        subject: 'x',
        lastUsedAt: at,
        ...addedBy(id, at),
      });
      portal.certificates.push({ id: `c${at}`, serial: `${at}`, ...facts, ...addedBy(id, at) });
    };
    const listAdded = () => {
      const { bindings, certificates, securityAnswers } = getPortal();
      const all = [...bindings, ...certificates, ...securityAnswers];
      return all.filter(({ accountId }) => accountId === newcomer().id);
    };

    test('removes ways to sign in and security questions set since, and none from before', async () => {
      added(now());
      const before = listAdded();
      advanceClock(HOUR);
      const { token } = await takenOver();
      added(now());
      setAnswers(newcomer().id, { questions: ['SCHOOL', 'BOOK', 'CITY'], answers: ['a1', 'b2', 'c3'] });
      expect(listAdded()).toHaveLength(before.length + 5);
      await undo(token);
      expect(listAdded()).toEqual(before);
    });

    test('stops a cancellation of the account, of which the owner was notified', async () => {
      const { thief, token } = await takenOver();
      confirmSessions();
      expect(await thief.call('cancelAccount')).toSucceed();
      expect(lastSentTo(OWNERS_EMAIL).text).toContain('is being closed');
      await undo(token);
      expect(newcomer()).toMatchObject({ status: 'ACTIVE' });
      expect(newcomer().endsAt).toBeUndefined();
    });

    test('alerts the former contacts of a change of the account as long as it can be undone', async () => {
      const { thief } = await takenOver();
      await changeEmail(thief, THIEF_EMAIL);
      const changesQuestions = () =>
        concludeCredentialChange(
          { account: newcomer(), setCookie: () => undefined },
          { topic: 'questionsChanged' },
        );
      changesQuestions();
      expect(lastSentTo(OWNERS_EMAIL).text).toMatch(/security questions/i);
      advanceClock(73 * HOUR);
      const { id } = lastSentTo(OWNERS_EMAIL);
      changesQuestions();
      expect(lastSentTo(OWNERS_EMAIL).id).toBe(id);
    });
  });
});
