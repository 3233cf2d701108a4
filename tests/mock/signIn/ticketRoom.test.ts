import { now } from '../../../mock/_domain/store/clock';
import { NETWORK_RECORDS_MAX } from '../../../mock/_domain/store/expiring';
import type { PanicRecord } from '../../../mock/_domain/store/records/panic';
import { getPortal } from '../../../mock/_domain/store/state';
import { HOUR, LOGIN_CHANNEL } from '../../../src/constants';
import { addApp, codeOf } from '../apps';
import { comeBack } from '../oauth/signInWays';
import { type Answer, accountOf, lastSentTo, queryOf, runPortal, ticketIn, wrongCode } from '../portal';

const newBrowser = runPortal();

const MOBILE = '15400000001';
const NEW_MOBILE = '15400000066';

type TicketKind =
  | 'bindTickets'
  | 'frozenTickets'
  | 'ownMobileProofs'
  | 'pausedTickets'
  | 'proofs'
  | 'waitingSignIns';
type Attempt = () => Promise<Answer<unknown>>;

/** Requests a code to sign in, and returns the sign-in with it. */
async function prepareSignInBySms(mobile = MOBILE): Promise<Attempt> {
  const browser = newBrowser();
  const number = { region: '+86', mobile };
  await browser.call('loginCode', { body: number });
  return () => browser.logsIn(LOGIN_CHANNEL.sms, { ...number, code: lastSentTo(mobile).code });
}

/** Lets a provider approve this subject, and returns the sign-in with its code. */
async function prepareReturn(subject: string): Promise<Attempt> {
  const browser = newBrowser();
  const { state } = queryOf((await browser.call('obtainCode', { query: { provider: 'cityPass' } })).data);
  const body = { as: 'provider', state, action: 'approve', subject };
  const { data } = await browser.tool('POST /mock/act', { body });
  return () => comeBack(browser, (data as { redirectUrl: string }).redirectUrl);
}

/** Requests a code to the own number, and returns the proof with it. */
async function prepareProofOfMobile(): Promise<Attempt> {
  const browser = newBrowser().opensSessionOf('demo');
  await browser.call('ownCode', { body: { scene: 'changeMobile', channel: 'mobile' } });
  const body = { method: 'sms', code: lastSentTo(MOBILE).code };
  return () => browser.call('proveOwnMobile', { body });
}

/** Confirms a QR code by phone, and returns the sign-in with it. */
async function prepareQr(): Promise<Attempt> {
  const [browser, phone] = [newBrowser(), newBrowser()];
  const { data: uuid } = await browser.call('getUuid');
  for (const action of ['scan', 'confirm'])
    await phone.tool('POST /mock/act', { body: { as: 'phone', uuid, action, account: 'demo' } });
  return () => browser.logsIn(LOGIN_CHANNEL.qr, { uuid });
}

type App = Awaited<ReturnType<typeof addApp>>;

/** Signs in by password, and returns the second step with a code. */
async function prepareSecondFactor(codeFor: (app: App) => string): Promise<Attempt> {
  const app = await addApp(newBrowser());
  const browser = newBrowser();
  const ticket = ticketIn((await browser.signsIn('demo')).data.redirectUrl);
  return () => browser.call('secondFactor', { body: { ticket, code: codeFor(app) } });
}

const freeze = () => Object.assign(accountOf('demo'), { status: 'FROZEN' });
const pause = () =>
  getPortal().panics.set('u-demo', { pausedUntil: now() + HOUR, expiresAt: now() + HOUR } as PanicRecord);

/** Stores as many tickets of another visitor as a network may have. Returns a function that deletes them. */
function fillNetwork(kind: TicketKind) {
  const tickets = getPortal()[kind] as Map<string, unknown>;
  const other = { visitor: 'another', accountId: 'u-boss', network: '127.0.0.1', expiresAt: now() + HOUR };
  for (let count = 0; count < NETWORK_RECORDS_MAX; count += 1) tickets.set(`ticket-${count}`, other);
  return () => tickets.clear();
}

describe('if too many tickets are stored for the network', () => {
  it.each<[string, TicketKind, () => Promise<Attempt>, object]>([
    [
      'the approval of a provider for an account to bind',
      'bindTickets',
      () => prepareReturn('unbound'),
      { data: { redirectUrl: expect.stringMatching(/^\/uaa\/associate\/login\?bind=/) } },
    ],
    [
      'a code by text message for a second factor',
      'waitingSignIns',
      async () => {
        await addApp(newBrowser());
        return prepareSignInBySms();
      },
      { data: { redirectUrl: expect.stringMatching(/^\/uaa\/secondFactor\?/) } },
    ],
    [
      'a code by text message to an unknown number',
      'proofs',
      () => prepareSignInBySms(NEW_MOBILE),
      { data: { redirectUrl: expect.stringMatching(/^\/uaa\/register\?/) } },
    ],
    [
      'a code to the own number before its change',
      'ownMobileProofs',
      prepareProofOfMobile,
      { data: { proof: expect.any(String) } },
    ],
  ])('refuses and keeps %s', async (_, kind, prepare, expected) => {
    const attempt = await prepare();
    const empty = fillNetwork(kind);
    expect(await attempt()).toBeRefusedWith('TOO_MANY');
    empty();
    expect(await attempt()).toMatchObject(expected);
  });

  describe.each([
    ['frozen', 'frozenTickets', freeze, 'FROZEN'],
    ['paused', 'pausedTickets', pause, 'PAUSED'],
  ] as const)('for a %s account', (_state, kind, block, refusal) => {
    it.each<[string, () => Promise<Attempt>]>([
      ['the approval of a provider', () => prepareReturn('demo')],
      ['a code by text message', () => prepareSignInBySms()],
      ['a QR code', prepareQr],
      ['a code of the app', () => prepareSecondFactor(({ secret }) => codeOf(secret))],
      ['a recovery code', () => prepareSecondFactor(({ codes }) => codes[0] ?? '')],
    ])('refuses and keeps %s', async (_way, prepare) => {
      const attempt = await prepare();
      block();
      const empty = fillNetwork(kind);
      expect(await attempt()).toBeRefusedWith('TOO_MANY');
      empty();
      expect(await attempt()).toBeRefusedWith(refusal);
    });

    it.each<[string, (app: App) => string]>([
      ['code of the app', ({ secret }) => wrongCode(codeOf(secret))],
      ['recovery code', () => 'A'.repeat(10)],
    ])('refuses a wrong %s as for every other account', async (_kind, codeFor) => {
      const attempt = await prepareSecondFactor(codeFor);
      block();
      fillNetwork(kind);
      expect(await attempt()).toBeRefusedWith('CODE_WRONG');
    });
  });

  it('refuses a report without any effect', async () => {
    const browser = newBrowser().hasConfirmedSessionOf('demo');
    const empty = fillNetwork('pausedTickets');
    expect(await browser.call('panic')).toBeRefusedWith('TOO_MANY');
    expect(getPortal().panics.size).toBe(0);
    empty();
    expect(await browser.call('panic')).toSucceed();
  });
});
