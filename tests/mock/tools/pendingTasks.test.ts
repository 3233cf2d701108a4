import { QR_LIFETIME } from '../../../src/constants';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

interface Open {
  qr: { uuid: string; phone: string | null }[];
  providers: {
    state: string;
    name: string;
    purpose: string;
    people: { subject: string; account: string }[];
  }[];
}

const openIn = async (browser: Browser) => (await browser.tool('GET /mock/open')).data as Open;
const act = (browser: Browser, body: object) => browser.tool('POST /mock/act', { body });

test('lists a QR code in the browser that requested it, until a phone has ended it', async () => {
  const [screen, other, phone] = [newBrowser(), newBrowser(), newBrowser()];
  const first = (await screen.call('getUuid')).data as string;
  const second = (await screen.call('getUuid')).data as string;
  expect((await openIn(screen)).qr).toEqual([
    { uuid: second, phone: null },
    { uuid: first, phone: null },
  ]);
  expect((await openIn(other)).qr).toEqual([]);
  await act(phone, { as: 'phone', uuid: first, action: 'scan', account: 'boss' });
  expect((await openIn(screen)).qr).toContainEqual({ uuid: first, phone: 'boss' });
  await act(phone, { as: 'phone', uuid: first, action: 'cancel', account: 'boss' });
  expect((await openIn(screen)).qr).toEqual([{ uuid: second, phone: null }]);
  await screen.tool('POST /mock/clock', { body: { advanceMs: QR_LIFETIME } });
  expect((await openIn(screen)).qr).toEqual([]);
});

test('reports to a second phone that another has taken the QR code', async () => {
  const [screen, phone, late] = [newBrowser(), newBrowser(), newBrowser()];
  const uuid = (await screen.call('getUuid')).data as string;
  await act(phone, { as: 'phone', uuid, action: 'scan' });
  expect((await act(late, { as: 'phone', uuid, action: 'scan' })).data).toEqual({ taken: true });
  expect((await act(late, { as: 'phone', uuid: 'nobody-knows', action: 'scan' })).data).toBeNull();
});

test('lists a pending redirect to a provider with the provider’s people, only in its own browser', async () => {
  const [visitor, other] = [newBrowser(), newBrowser()];
  await visitor.call('obtainCode', { query: { provider: 'govLegal' } });
  const { providers } = await openIn(visitor);
  const people = [{ subject: 'boss', account: 'boss' }];
  expect(providers).toEqual([
    { state: expect.stringMatching(/./), name: expect.stringMatching(/./), purpose: 'signIn', people },
  ]);
  expect((await openIn(other)).providers).toEqual([]);
  await act(visitor, { as: 'provider', state: providers[0]?.state, action: 'cancel' });
  expect((await openIn(visitor)).providers).toEqual([]);
});
