import { getQrContent } from '../../../mock/_domain/signIn/qrLogin';
import { advanceClock } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { getPortal } from '../../../mock/_domain/store/state';
import { LOGIN_CHANNEL, QR_LIFETIME, SECOND } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const newQr = async (browser: Browser) => (await browser.call('getUuid')).data;
const ask = (browser: Browser, uuid: unknown) => browser.logsIn(LOGIN_CHANNEL.qr, { uuid });
const phone = (browser: Browser, uuid: string, action: string, account?: string) =>
  browser.tool('POST /mock/act', { body: { as: 'phone', uuid, action, account } });

test('returns as content an address that a phone opens, valid for two minutes', async () => {
  const browser = newBrowser();
  const before = Date.now();
  const uuid = await newQr(browser);
  const { data } = await browser.call('getQRCode', { query: { uuid } });
  const address = new URL(data.content);
  expect([address.hostname, address.pathname]).toEqual(['127.0.0.1', '/simulator/phone']);
  expect(address.searchParams.get('uuid')).toBe(uuid);
  expect(Date.parse(data.expiresAt) - before).toBeGreaterThanOrEqual(QR_LIFETIME);
  expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(QR_LIFETIME);
});

test('uses the portal’s own origin in the content, whatever the Host header', () => {
  const visitor = 'a-visitor';
  getPortal().qrs.set('own', { visitor, expiresAt: Date.now() + QR_LIFETIME, progress: 'waiting' });
  const req = { headers: { host: 'evil.example' }, socket: { localPort: 8000 } } as PortalRequest;
  const { content } = getQrContent({ req, visitor, query: { uuid: 'own' } });
  expect(new URL(content).origin).toBe('http://localhost:8000');
});

test('waits, then returns who scanned, and signs in once', async () => {
  const [page, handset] = [newBrowser(), newBrowser()];
  const uuid = await newQr(page);
  expect(await phone(handset, uuid, 'confirm')).toBeRefusedWith('QR_UNKNOWN');
  expect(await ask(page, uuid)).toMatchObject({
    status: 200,
    code: 20002,
    subCode: subCodes.WAITING,
    subMsg: 'waiting',
  });
  expect((await phone(handset, uuid, 'scan')).data).toEqual({ progress: 'scanned', name: '测*甲' });
  expect((await ask(page, uuid)).data).toEqual({ state: 'scanned', name: '测*甲' });
  expect(await page.isOnline()).toBe(false);
  expect((await phone(handset, uuid, 'confirm')).data).toMatchObject({ progress: 'confirmed' });
  expect((await ask(page, uuid)).data).toMatchObject({ redirectUrl: null });
  expect((await page.call('accountDetail')).data.account).toBe('demo');
  expect(await handset.isOnline()).toBe(false);
  expect(await ask(page, uuid)).toBeRefusedWith('QR_UNKNOWN');
  expect(getPortal().behavior.at(-1)).toMatchObject({
    accountId: 'u-demo',
    type: 'LOGIN',
    channel: LOGIN_CHANNEL.qr,
    result: 'SUCCESS',
  });
});

test('remains canceled after the phone has canceled it', async () => {
  const page = newBrowser();
  const uuid = await newQr(page);
  await phone(page, uuid, 'scan');
  expect((await phone(page, uuid, 'cancel')).data).toMatchObject({ progress: 'cancelled' });
  expect((await ask(page, uuid)).data).toEqual({ state: 'cancelled' });
  expect(await phone(page, uuid, 'confirm')).toBeRefusedWith('QR_UNKNOWN');
  advanceClock(QR_LIFETIME);
  expect((await ask(page, uuid)).data).toEqual({ state: 'cancelled' });
});

test.each(['waiting', 'confirmed'])('expires after 120 s while %s', async (progress) => {
  const page = newBrowser();
  const uuid = await newQr(page);
  if (progress === 'confirmed') for (const action of ['scan', 'confirm']) await phone(page, uuid, action);
  advanceClock(QR_LIFETIME - SECOND);
  if (progress === 'waiting') expect(await ask(page, uuid)).toBeRefusedWith('WAITING');
  advanceClock(SECOND);
  expect((await ask(page, uuid)).data).toEqual({ state: 'expired' });
  expect(await phone(page, uuid, 'scan')).toBeRefusedWith('QR_UNKNOWN');
  expect(await page.isOnline()).toBe(false);
});

test('belongs to the phone that scans it first', async () => {
  const [page, first, second] = [newBrowser(), newBrowser(), newBrowser()];
  const uuid = await newQr(page);
  await phone(first, uuid, 'scan');
  for (const action of ['scan', 'confirm', 'cancel']) {
    expect(await phone(second, uuid, action)).toBeRefusedWith('QR_UNKNOWN');
    expect(await phone(first, uuid, action, 'newcomer')).toBeRefusedWith('QR_UNKNOWN');
  }
  expect((await ask(page, uuid)).data).toEqual({ state: 'scanned', name: '测*甲' });
  expect(await phone(first, uuid, 'scan')).toSucceed();
  expect(await phone(first, uuid, 'confirm')).toSucceed();
  expect(await ask(page, uuid)).toSucceed();
});

test('returns nothing of a code to another visitor, and remains valid for its owner', async () => {
  const [page, thief] = [newBrowser(), newBrowser()];
  const uuid = await newQr(page);
  await phone(page, uuid, 'scan');
  expect(await ask(thief, uuid)).toBeRefusedWith('QR_UNKNOWN');
  await phone(page, uuid, 'confirm');
  expect(await ask(thief, uuid)).toBeRefusedWith('QR_UNKNOWN');
  expect(await thief.call('getQRCode', { query: { uuid } })).toBeRefusedWith('QR_UNKNOWN');
  expect(await thief.isOnline()).toBe(false);
  expect(await ask(page, uuid)).toSucceed();
});
