import english from '../../../mock/_domain/lib/locales/en-US';
import { type MessageKey, translate } from '../../../mock/_domain/lib/messages';
import { now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { issueDemoCertificate, signChallenge } from '../certificates';
import { addMobile, bindProvider, changeEmail, changePassword, PASSWORD } from '../credentials';
import { accountOf, type Browser, lastSentTo, runPortal, seal } from '../portal';
import { finishReset, proveReset, startReset } from '../signIn/resets';

const newBrowser = runPortal();

const NEW_PASSWORD = 'Another-2026-word';
const NEW_MOBILE = '15400000066';
const DEMO_MOBILE = '15400000001';
const THIEF = 'T'.repeat(43);

const expectSuccess = (answer: { code: number }) => expect(answer).toSucceed();

interface Change {
  account: 'demo' | 'newcomer';
  /** The title of the notice to the owner. */
  title: string;
  /** Makes the change by the calls of the contract, in a session that has been confirmed. Returns the last response. */
  make: (owner: Browser) => Promise<{ code: number }>;
  /** Whether it also ends the sessions of the owner. The session that makes another change continues with a new id. */
  endsSessions?: true;
}

const changes: Record<string, Change> = {
  changePassword: {
    account: 'demo',
    title: 'Your password was changed',
    make: (owner) => changePassword(owner, PASSWORD, NEW_PASSWORD),
  },
  finishReset: {
    account: 'demo',
    title: 'Your password was reset',
    make: async () => {
      const browser = newBrowser();
      const id = await startReset(browser);
      expectSuccess(await proveReset(browser, id, DEMO_MOBILE));
      return finishReset(browser, id, NEW_PASSWORD);
    },
    endsSessions: true,
  },
  bindMobile: {
    account: 'newcomer',
    title: 'A mobile number was added',
    make: (owner) => addMobile(owner, NEW_MOBILE),
  },
  changeMobile: {
    account: 'demo',
    title: 'Your mobile number was changed',
    make: async (owner) => {
      await owner.call('ownCode', { body: { scene: 'changeMobile', channel: 'mobile' } });
      const own = { method: 'sms', code: lastSentTo(DEMO_MOBILE).code };
      const { proof } = (await owner.call('proveOwnMobile', { body: own })).data;
      const number = { region: '+86', mobile: NEW_MOBILE };
      await owner.call('smsCode', { body: { scene: 'bind', ...number } });
      const body = { proof, ...number, code: lastSentTo(NEW_MOBILE).code };
      return owner.call('changeMobile', { body });
    },
  },
  changeEmail: {
    account: 'demo',
    title: 'Your email was changed',
    make: (owner) => changeEmail(owner, 'new@example.com'),
  },
  changeQuestions: {
    account: 'demo',
    title: 'Your security questions were changed',
    make: async (owner) => {
      const { version } = (await owner.call('questions')).data;
      const { data: secret } = await owner.call('secret');
      const answers = ['测试小学', 'Little Bear', '最长的电影'].map((answer) => seal(secret, answer));
      const questions = ['SCHOOL', 'NICKNAME', 'FILM'];
      const body = { questions, answers, version, secretId: secret.id };
      return owner.call('changeQuestions', { body });
    },
  },
  bindCertificate: {
    account: 'newcomer',
    title: 'Certificate linked',
    make: async (owner) => {
      const body = await signChallenge(owner, issueDemoCertificate('not-bound'));
      return owner.call('bindCertificate', { body });
    },
  },
  unbindCertificate: {
    account: 'demo',
    title: 'Certificate unlinked',
    make: async (owner) => {
      const id = (await owner.call('certificates')).data[0]?.id ?? '';
      return owner.call('unbindCertificate', { params: { id } });
    },
  },
  'login, which binds a provider account,': {
    account: 'newcomer',
    title: 'Account linked',
    make: (owner) => {
      const visitor = owner.cookies.get('portal_visitor') ?? '';
      const subject = { provider: 'cityPass', subject: 'stranger' } as const;
      getPortal().bindTickets.set('ticket', { visitor, ...subject, expiresAt: later() });
      return bindProvider(owner, 'ticket', { account: 'newcomer' });
    },
  },
  unbind: {
    account: 'demo',
    title: 'Account unlinked',
    make: (owner) => owner.call('unbind', { params: { id: 'binding-cityPass' } }),
  },
};

const later = () => now() + 60_000;
const ofThief = () => ({ visitor: THIEF, expiresAt: later() });
const verification = {
  visitor: THIEF,
  sessionId: 'of-the-thief',
  channel: 'bankCardVerify',
  levelBefore: 2,
  levelAfter: 3,
  document: '',
  spent: false,
} as const;
type Verification = ReturnType<typeof getPortal>['verifications'][number];
const plantVerification = (accountId: string, id: string, more: Partial<Verification>) =>
  getPortal().verifications.push({
    ...(getPortal().verifications[0] as Verification),
    ...verification,
    id,
    accountId,
    ...more,
  });
const findVerification = (id: string) => getPortal().verifications.find((one) => one.id === id);

interface Pending {
  plant: (accountId: string, id: string) => void;
  /** Whether it is still valid. */
  isLive: (id: string) => boolean;
}

const plantCode = (id: string, destination: { region: string; to: string }) =>
  getPortal().codes.set(id, {
    ...destination,
    code: '123456',
    expiresAt: later(),
    resendAt: later(),
    triesLeft: 5,
    own: true,
  });
const isCodeLive = (id: string) => (getPortal().codes.get(id)?.triesLeft ?? 0) > 0;

const pendings: Record<string, Pending> = {
  'a proved reset': {
    plant: (accountId, id) =>
      getPortal().resets.set(id, {
        ...ofThief(),
        accountId,
        userType: 'person',
        loginName: 'x',
        triesLeft: 5,
        due: null,
      }),
    isLive: (id) => getPortal().resets.has(id),
  },
  'a ticket to unfreeze': {
    plant: (accountId, id) => getPortal().frozenTickets.set(id, { ...ofThief(), accountId, triesLeft: 5 }),
    isLive: (id) => getPortal().frozenTickets.has(id),
  },
  'a proof of the current number': {
    plant: (accountId, id) => getPortal().ownMobileProofs.set(id, { ...ofThief(), accountId, from: 'x' }),
    isLive: (id) => getPortal().ownMobileProofs.has(id),
  },
  'a code to a contact from before the change': {
    plant: (accountId, id) => {
      const { region, mobile, email } = accountOf(accountId);
      plantCode(id, mobile ? { region, to: mobile } : { region: '', to: (email ?? '').toUpperCase() });
    },
    isLive: isCodeLive,
  },
  'a QR code that a phone confirmed': {
    plant: (accountId, id) =>
      getPortal().qrs.set(id, {
        ...ofThief(),
        progress: 'confirmed',
        phone: { visitor: THIEF, accountId },
      }),
    isLive: (id) => getPortal().qrs.get(id)?.progress === 'confirmed',
  },
  'a trip to a provider to link it': {
    plant: (linkTo, id) =>
      getPortal().providerTrips.set(id, { ...ofThief(), provider: 'cityPass', answered: false, linkTo }),
    isLive: (id) => getPortal().providerTrips.has(id),
  },
  'a trip to a provider to verify': {
    plant: (accountId, id) => {
      plantVerification(accountId, id, { state: 'AWAY', endedAt: null, dueAt: later() });
      const trip = { provider: 'paymentApp', answered: false, verification: id } as const;
      getPortal().providerTrips.set(id, { ...ofThief(), ...trip });
    },
    isLive: (id) => getPortal().providerTrips.has(id),
  },
  'a verification in progress': {
    plant: (accountId, id) =>
      plantVerification(accountId, id, { state: 'QUERYING', endedAt: null, dueAt: later() }),
    isLive: (id) => findVerification(id)?.state === 'QUERYING',
  },
  'a matched verification that serves as a proof': {
    plant: (accountId, id) => plantVerification(accountId, id, { state: 'MATCHED', endedAt: now() }),
    isLive: (id) => !findVerification(id)?.spent,
  },
  'the step-up of another session': {
    plant: (accountId, id) => {
      const other = newBrowser().opensSessionOf(accountOf(accountId).account);
      const session = getPortal().sessions.get(other.cookies.get('portal_session') ?? '');
      if (session) Object.assign(session, { publicId: id, steppedUpAt: now() });
    },
    isLive: (id) =>
      [...getPortal().sessions.values()].some(
        ({ publicId, steppedUpAt }) => publicId === id && steppedUpAt !== null,
      ),
  },
};

const ownerOf = (account: string) => newBrowser().hasConfirmedSessionOf(account);
const sessionId = (browser: Browser) => browser.cookies.get('portal_session') ?? '';

const allPending = Object.keys(pendings);
/** Plants one of each kind for an account. Returns a function that lists the kinds that are still live. */
function plantAll(accountId: string): () => string[] {
  const idOf = (kind: string) => `${kind} of ${accountId}`;
  for (const [kind, { plant }] of Object.entries(pendings)) plant(accountId, idOf(kind));
  return () => allPending.filter((kind) => pendings[kind]?.isLive(idOf(kind)));
}

test.each(Object.entries(changes))(
  '%s ends the former session id and all that is pending for its account, and nothing of another account',
  async (_, { account, make, endsSessions }) => {
    const owner = ownerOf(account);
    const before = sessionId(owner);
    const [listOwn, listOthers] = [plantAll(`u-${account}`), plantAll('u-linked')];
    expect([listOwn(), listOthers()]).toEqual([allPending, allPending]);
    expectSuccess(await make(owner));
    expect(listOwn()).toEqual([]);
    expect(listOthers()).toEqual(allPending);
    expect(getPortal().sessions.has(before)).toBe(false);
    expect(await owner.isOnline()).toBe(!endsSessions);
  },
);

test('does not end a code sent to an address that equals the account’s only after case folding', async () => {
  Object.assign(accountOf('u-demo'), { email: 'd\u00e9mo@example.com' });
  const owner = ownerOf('demo');
  plantCode('planted', { region: '', to: 'D\u00c9MO@example.com' });
  expectSuccess(await (changes.changeEmail as Change).make(owner));
  expect(isCodeLive('planted')).toBe(true);
});

test('cancels a verification of the same session, because a copied cookie may have started it', async () => {
  const owner = ownerOf('newcomer');
  const session = getPortal().sessions.get(sessionId(owner));
  const own = { sessionId: session?.publicId ?? '' };
  plantVerification('u-newcomer', 'planted', { ...own, state: 'QUERYING', endedAt: null, dueAt: later() });
  expectSuccess(await (changes.bindMobile as Change).make(owner));
  expect(findVerification('planted')?.state).toBe('CANCELED');
});

test('ends codes sent to the former number only in its region', async () => {
  Object.assign(accountOf('u-demo'), { region: '+852' });
  const owner = ownerOf('demo');
  for (const region of ['+852', '+853']) plantCode(region, { region, to: DEMO_MOBILE });
  expectSuccess(await (changes.changeMobile as Change).make(owner));
  expect([isCodeLive('+852'), isCodeLive('+853')]).toEqual([false, true]);
});

/** Returns the message key of a notice title. */
const keyOf = (title: string) =>
  Object.entries(english).find(([, text]) => text === title)?.[0] as MessageKey;

test.each(Object.entries(changes))(
  'alerts the owner after %s at every contact, in the language of the account',
  async (_, { account, title, make }) => {
    const { mobile, email } = accountOf(account);
    accountOf(account).lang = 'pt-BR';
    // The attacker's browser uses English and has signed in to the account before.
    await newBrowser().signsIn(account);
    expectSuccess(await make(ownerOf(account)));
    const own = translate('pt-BR', keyOf(title));
    for (const to of [mobile, email]) if (to) expect(lastSentTo(to).text).toMatch(new RegExp(`^${own}: `));
  },
);

describe('a session that has made a change', () => {
  const readAll = async (browser: Browser) => {
    const ids = (await browser.call('notices')).data.map(({ id }) => id);
    expectSuccess(await browser.call('readNotices', { body: { ids } }));
  };
  const listUnread = async (browser: Browser) =>
    (await browser.call('notices')).data.filter(({ read }) => !read).map(({ title }) => title);

  test.each(Object.entries(changes).filter(([, { endsSessions }]) => !endsSessions))(
    'marks the notice of %s as read only for itself',
    async (_, { account, title, make }) => {
      const attacker = ownerOf(account);
      expectSuccess(await make(attacker));
      await readAll(attacker);
      expect(await listUnread(attacker)).toEqual([]);
      const owner = newBrowser().opensSessionOf(account);
      expect(await listUnread(owner)).toEqual([title]);
      await readAll(owner);
      expect(await listUnread(owner)).toEqual([]);
    },
  );
});
