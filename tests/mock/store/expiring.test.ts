/** @jest-environment node */
import { resetPortal } from '../../../mock/_domain/seed/start';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { keepRecord, OWN_RECORDS_MAX, RECORDS_MAX } from '../../../mock/_domain/store/expiring';
import { getPortal } from '../../../mock/_domain/store/state';
import { QR_LIFETIME, SECRET_LIFETIME } from '../../../src/constants';
import { asks } from '../oauth/application';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const TIME = 60_000;

type Record = { visitor: string; expiresAt: number };
const keep = (records: Map<string, Record>, id: string, visitor = 'v', grace = 0) =>
  keepRecord(records, id, { visitor, expiresAt: now() + TIME }, grace);

beforeEach(() => resetPortal());

test('what has ended goes, once its grace is over', () => {
  const records = new Map<string, Record>();
  keep(records, 'a');
  advanceClock(TIME);
  keep(records, 'b', 'v', TIME);
  expect([...records.keys()]).toEqual(['a', 'b']);
  keep(records, 'c');
  expect([...records.keys()]).toEqual(['b', 'c']);
});

test('whoever has too many loses the own oldest, not anybody else’s', () => {
  const records = new Map<string, Record>();
  keep(records, 'first', 'other');
  for (let count = 0; count <= OWN_RECORDS_MAX; count += 1) keep(records, `own-${count}`);
  expect(records.size).toBe(OWN_RECORDS_MAX + 1);
  expect([records.has('first'), records.has('own-0'), records.has('own-1')]).toEqual([true, false, true]);
});

test('all of them together have an end as well, the latest stays', () => {
  const expiresAt = now() + TIME;
  const full = Array.from(
    { length: RECORDS_MAX },
    (_, i) => [`${i}`, { visitor: `v${i}`, expiresAt }] as const,
  );
  const records = new Map<string, Record>(full);
  keep(records, 'last', 'new');
  expect([records.size, records.has('0'), records.has('last')]).toEqual([RECORDS_MAX, false, true]);
});

test('a record under an id that is there takes nobody’s place', () => {
  const expiresAt = now() + TIME;
  const full = Array.from(
    { length: RECORDS_MAX },
    (_, i) => [`${i}`, { visitor: `v${i}`, expiresAt }] as const,
  );
  const records = new Map<string, Record>(full);
  keep(records, '5', 'v5');
  expect([records.size, records.has('0'), [...records.keys()].at(-1)]).toEqual([RECORDS_MAX, true, '5']);
});

describe('one visitor after another who asks and asks', () => {
  const floods: [
    what: string,
    kept: () => Map<string, unknown>,
    ask: (browser: Browser) => Promise<unknown>,
  ][] = [
    ['keys', () => getPortal().secrets, (browser) => browser.call('secret')],
    ['challenges', () => getPortal().challenges, (browser) => browser.call('caChallenge')],
    ['QR codes', () => getPortal().qrs, (browser) => browser.call('getUuid')],
    [
      'ways to a provider',
      () => getPortal().providerTrips,
      (browser) => browser.call('obtainCode', { query: { channelCode: '31', category: '13' } }),
    ],
    ['requests of applications', () => getPortal().applications, (browser) => asks(browser)],
  ];

  test.each(floods)('fills the memory with no %s', async (_what, kept, ask) => {
    const browser = newBrowser();
    await browser.call('online');
    for (let count = 0; count < OWN_RECORDS_MAX + 5; count += 1) await ask(browser);
    expect(kept().size).toBe(OWN_RECORDS_MAX);
  });

  test('nor with captchas: each takes the former one’s place', async () => {
    const browser = newBrowser();
    for (let count = 0; count < 5; count += 1) await browser.call('captchaImage', { query: { t: '1' } });
    expect(getPortal().captchas.size).toBe(1);
  });

  test('what has ended is dropped when the next is asked for', async () => {
    const browser = newBrowser();
    for (let count = 0; count < 5; count += 1) {
      await newBrowser().call('secret');
      await newBrowser().call('captchaImage', { query: { t: '1' } });
    }
    advanceClock(SECRET_LIFETIME + QR_LIFETIME);
    await browser.call('secret');
    await browser.call('captchaImage', { query: { t: '1' } });
    expect([getPortal().secrets.size, getPortal().captchas.size]).toEqual([1, 1]);
  });
});
