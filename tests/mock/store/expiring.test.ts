import { advanceClock, now } from '../../../mock/_domain/store/clock';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import {
  assertRoom,
  keepNewest,
  keepRecord,
  NETWORK_RECORDS_MAX,
  OWN_RECORDS_MAX,
  RECORDS_MAX,
} from '../../../mock/_domain/store/expiring';
import { getPortal } from '../../../mock/_domain/store/state';
import { requestAuthorization } from '../oauth/application';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const TIME = 60_000;

type Record = { visitor: string; expiresAt: number; network?: string };
const from = (remoteAddress: string) => ({ socket: { remoteAddress }, headers: {} }) as PortalRequest;
const keep = (records: Map<string, Record>, id: string, visitor = 'v', grace = 0) =>
  keepRecord(records, id, { visitor, expiresAt: now() + TIME }, null, { grace });

/** Returns a map with the maximum number of records, each of another visitor. */
const fill = () =>
  new Map<string, Record>(
    Array.from(
      { length: RECORDS_MAX },
      (_, i) => [`${i}`, { visitor: `v${i}`, expiresAt: now() + TIME }] as const,
    ),
  );
const isRefused = (run: () => void, seconds: number) => {
  let thrown: unknown;
  try {
    run();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    status: 429,
    subCode: 'TOO_MANY',
    headers: { 'Retry-After': `${seconds}` },
  });
};

test('removes an expired record after its grace period', () => {
  const records = new Map<string, Record>();
  keep(records, 'a');
  advanceClock(TIME);
  keep(records, 'b', 'v', TIME);
  expect([...records.keys()]).toEqual(['a', 'b']);
  keep(records, 'c');
  expect([...records.keys()]).toEqual(['b', 'c']);
});

test('removes the oldest record of a visitor with too many, and none of another visitor', () => {
  const records = new Map<string, Record>();
  keep(records, 'first', 'other');
  for (let count = 0; count <= OWN_RECORDS_MAX; count += 1) keep(records, `own-${count}`);
  expect(records.size).toBe(OWN_RECORDS_MAX + 1);
  expect([records.has('first'), records.has('own-0'), records.has('own-1')]).toEqual([true, false, true]);
});

test('refuses a new record if the map is full, and removes no live record', () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setImmediate', 'nextTick'] });
  const records = fill();
  isRefused(() => keep(records, 'last', 'new'), TIME / 1000);
  expect([records.size, records.has('0'), records.has('last')]).toEqual([RECORDS_MAX, true, false]);
  // assertRoom refuses in advance, before the caller spends anything on the record.
  isRefused(() => assertRoom(records, null), TIME / 1000);
  advanceClock(TIME);
  keep(records, 'last', 'new');
  expect([...records.keys()]).toEqual(['last']);
  jest.useRealTimers();
});

test('removes expired records behind one that lasts longer', () => {
  const records = new Map<string, Record>();
  keep(records, 'a');
  keep(records, 'b');
  Object.assign(records.get('a') ?? {}, { expiresAt: now() + 5 * TIME });
  advanceClock(TIME);
  keep(records, 'c');
  expect([...records.keys()]).toEqual(['a', 'c']);
});

describe('one network address', () => {
  /** Stores as many records of an address as it may have. */
  const flood = (records: Map<string, Record>, network: string) => {
    for (let count = 0; count < NETWORK_RECORDS_MAX; count += 1) {
      const visitor = `${network} ${count}`;
      records.set(visitor, { visitor, expiresAt: now() + TIME, network });
    }
  };
  const mine = { visitor: 'mine', expiresAt: 0 };

  test('removes its own oldest record if it has too many, and none of another address', () => {
    const records = new Map<string, Record>();
    keepRecord(records, 'mine', { ...mine, expiresAt: now() + TIME }, from('203.0.113.1'));
    flood(records, '203.0.113.2');
    expect(records.size).toBe(NETWORK_RECORDS_MAX + 1);
    keepRecord(records, 'more', { visitor: 'more', expiresAt: now() + TIME }, from('203.0.113.2'));
    expect(records.size).toBe(NETWORK_RECORDS_MAX + 1);
    expect(['mine', '203.0.113.2 0', '203.0.113.2 1', 'more'].map((id) => records.has(id))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test('is refused further records of proofs, and keeps the existing ones', () => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['setImmediate', 'nextTick'] });
    const records = new Map<string, Record>();
    flood(records, '203.0.113.2');
    const more = () =>
      keepRecord(records, 'more', { visitor: 'more', expiresAt: now() + TIME }, from('203.0.113.2'), {
        whenShared: 'refuse',
      });
    isRefused(more, TIME / 1000);
    isRefused(() => assertRoom(records, from('203.0.113.2'), { whenShared: 'refuse' }), TIME / 1000);
    assertRoom(records, from('203.0.113.3'), { whenShared: 'refuse' });
    expect(records.size).toBe(NETWORK_RECORDS_MAX);
    // A spent record makes room.
    records.delete('203.0.113.2 7');
    more();
    expect([records.size, records.has('203.0.113.2 0')]).toEqual([NETWORK_RECORDS_MAX, true]);
    // The new record counts, too.
    isRefused(() => assertRoom(records, from('203.0.113.2'), { whenShared: 'refuse' }), TIME / 1000);
    jest.useRealTimers();
  });
});

test('limits the counts, and removes the one that was updated longest ago', () => {
  const counts = new Map(Array.from({ length: RECORDS_MAX }, (_, i) => [`${i}`, 1]));
  keepNewest(counts, '0', 2);
  keepNewest(counts, 'new', 1);
  expect([counts.size, counts.get('0'), counts.has('1'), counts.has('new')]).toEqual([
    RECORDS_MAX,
    2,
    false,
    true,
  ]);
});

describe('the store under many requests of one visitor', () => {
  const floods: [
    what: string,
    kept: () => Map<string, unknown>,
    ask: (browser: Browser) => Promise<unknown>,
  ][] = [
    ['keys', () => getPortal().secrets, (browser) => browser.call('secret')],
    ['challenges', () => getPortal().challenges, (browser) => browser.call('caChallenge')],
    ['QR codes', () => getPortal().qrs, (browser) => browser.call('getUuid')],
    [
      'trips to a provider',
      () => getPortal().providerTrips,
      (browser) => browser.call('obtainCode', { query: { channelCode: '31', category: '13' } }),
    ],
    ['requests of applications', () => getPortal().applications, (browser) => requestAuthorization(browser)],
  ];

  test.each(floods)('limits the number of %s', async (_what, kept, ask) => {
    const browser = newBrowser();
    await browser.call('online');
    for (let count = 0; count < OWN_RECORDS_MAX + 5; count += 1) await ask(browser);
    expect(kept().size).toBe(OWN_RECORDS_MAX);
  });
});
