import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { VERIFICATION_TIMEOUT } from '../../../src/constants';
import type { Verification } from '../../../src/contract';
import { messages } from '../../support/messages';
import { accountOf, type Browser, confirmSessions, runPortal } from '../portal';
import {
  answersAtApp,
  DEMO,
  formFor,
  plays,
  recordOf,
  returns,
  STRANGER,
  starts,
  verifies,
  waitsFor,
} from './queries';

const newBrowser = runPortal();

const member = (account = 'newcomer') => newBrowser().opensSessionOf(account);

/** Returns the verifications in the account's activity records, newest first. */
async function recorded(browser: Browser) {
  const { data } = await browser.call('behaviorRecords');
  return data.list
    .filter(({ type }) => type === 'VERIFY' || type === 'LEVEL_UP')
    .map(({ type, result, failReason, session }) => [type, result, failReason, session]);
}

const pageOf = ({ channel, id }: Verification) => `/user/verification/${channel}?id=${id}`;
const languages = Object.keys(messages) as (keyof typeof messages)[];

test('records a match and the level that it raised, in the session that started it', async () => {
  const browser = member();
  const ended = await verifies(browser, await formFor(browser, 'gonganVerify'));
  expect(await recorded(browser)).toEqual([
    ['LEVEL_UP', 'SUCCESS', null, 'current'],
    ['VERIFY', 'SUCCESS', null, 'current'],
  ]);
  await verifies(browser, await formFor(browser, 'gonganVerify'));
  expect((await recorded(browser)).map(([type]) => type)).toEqual(['VERIFY', 'LEVEL_UP', 'VERIFY']);
  const { occurredAt } = getPortal().behavior.find(({ type }) => type === 'LEVEL_UP') ?? {};
  expect(occurredAt).toBe(Date.parse(ended.endedAt ?? ''));
});

test('records a mismatch and a taken document with their reasons', async () => {
  const browser = member();
  browser.lang = 'pt-BR';
  await verifies(browser, { ...(await formFor(browser, 'gonganVerify')), name: '测试丑' });
  await verifies(browser, await formFor(browser, 'gonganVerify', DEMO));
  const [taken, mismatch] = await recorded(browser);
  expect(taken).toEqual(['VERIFY', 'FAILURE', expect.stringMatching(/\S/), 'current']);
  expect(mismatch).toEqual(['VERIFY', 'FAILURE', expect.stringMatching(/\S/), 'current']);
  expect(taken?.[2]).not.toBe(mismatch?.[2]);
  const reasons = getPortal()
    .behavior.slice(-2)
    .map(({ failReason }) => failReason);
  expect(reasons).toEqual(['VERIFY_MISMATCH', 'ID_REGISTERED']);
});

test.each(languages)('links the notice in %s to the query, and names channel and level', async (language) => {
  const browser = member();
  browser.lang = language;
  const ended: Verification[] = [];
  ended.push(await verifies(browser, { ...(await formFor(browser, 'gonganVerify')), name: '测试丑' }));
  ended.push(await verifies(browser, await formFor(browser, 'gonganVerify')));
  ended.push(await verifies(browser, await formFor(browser, 'gonganVerify')));
  ended.push(await verifies(browser, await formFor(browser, 'driverLicenseVerify')));
  const aboutQueries = (await browser.call('notices')).data.filter(({ link }) => link?.includes('?id='));
  const notices = aboutQueries.slice(0, 4).reverse();
  expect(notices.map(({ link }) => link)).toEqual(ended.map(pageOf));
  expect(notices.map(({ at }) => at)).toEqual(ended.map(({ endedAt }) => endedAt));
  const words = messages[language];
  const gonganVerify = words['identity.channel.gonganVerify'];
  const [failed, up, again, upOnceMore] = notices.map(({ text }) => text);
  expect(failed).toContain(gonganVerify);
  expect(up).toContain(gonganVerify);
  expect(up).toContain(words['identity.level.2']);
  expect(again).toContain(words['identity.level.2']);
  expect(upOnceMore).toContain(words['identity.channel.driverLicenseVerify']);
  expect(upOnceMore).toContain(words['identity.level.3']);
  const all = notices.flatMap(({ title, text }) => [title, text]).join();
  expect(all).not.toMatch(/[{}]|identity\.|notice\./);
  expect(new Set(notices.map(({ title }) => title)).size).toBe(3);
});

test('sends the notice with its link by mail, if the account has enabled that', async () => {
  const browser = member();
  const mailed = () =>
    getPortal().outbox.filter(({ to, link }) => to === 'newcomer@example.com' && link?.includes('?id='));
  const before = mailed().length;
  const ended = await verifies(browser, await formFor(browser, 'socialSecurityCardVerify'));
  expect(mailed().slice(before)).toEqual([expect.objectContaining({ kind: 'mail', link: pageOf(ended) })]);
  expect(mailed().at(-1)?.text).not.toMatch(/[{}]|identity\.|A00000002/);
  accountOf('newcomer').notifications.system = false;
  await verifies(browser, await formFor(browser, 'socialSecurityCardVerify'));
  expect(mailed()).toHaveLength(before + 1);
});

test('alerts every contact of a raised level, in the language of the account', async () => {
  const account = accountOf('newcomer');
  Object.assign(account, { mobile: '15400000031', lang: 'pt-BR', level: 2 });
  account.notifications.system = false;
  const browser = member();
  const ended = await verifies(browser, await formFor(browser, 'bankCardVerify'));
  const sent = getPortal().outbox.filter(({ link }) => link === pageOf(ended));
  const text = expect.stringContaining(messages['pt-BR']['identity.level.3']);
  expect(sent).toEqual([
    expect.objectContaining({ kind: 'sms', to: account.mobile, text }),
    expect.objectContaining({ kind: 'mail', to: account.email, text }),
  ]);
  const isRead = async (reader: Browser) =>
    (await reader.call('notices')).data.find(({ link }) => link === pageOf(ended))?.read;
  await browser.call('readNotices', {
    body: { ids: (await browser.call('notices')).data.map(({ id }) => id) },
  });
  expect([await isRead(browser), await isRead(member())]).toEqual([true, false]);
});

test('adds no record and no notice if the registry did not respond', async () => {
  const browser = member();
  await plays(browser, 'gonganVerify', 'fail');
  const notices = getPortal().notices.length;
  await verifies(browser, await formFor(browser, 'gonganVerify'));
  expect(await recorded(browser)).toEqual([]);
  expect(getPortal().notices).toHaveLength(notices);
});

test('notifies no other account', async () => {
  const browser = member();
  await verifies(browser, await formFor(browser, 'gonganVerify', DEMO));
  const demo = member('demo');
  expect(await recorded(demo)).toEqual([]);
  expect((await demo.call('notices')).data.some(({ link }) => link?.includes('gonganVerify'))).toBe(false);
});

/** Returns everything that the portal stores, except the registries' own records and the messages with codes. */
function storedText(): string {
  const { registryRecords: _, outbox: __, ...state } = getPortal();
  return JSON.stringify(state, (_key, value) => (value instanceof Map ? [...value] : value));
}

describe('the entered data', () => {
  const person = { ...STRANGER, name: '测试卯' };
  const typed = {
    gonganVerify: { idFrom: '2011-11-11', idTo: '2041-11-11' },
    providentFundVerify: { fundAccount: 'GJJ77777777' },
    socialSecurityCardVerify: { cardNo: 'A77777777' },
    driverLicenseVerify: { fileNo: '440177777777' },
    bankCardVerify: { bankCardNo: '6200000000000005' },
  };

  test.each(Object.keys(typed) as (keyof typeof typed)[])(
    'are stored for %s while the registry is queried, and removed afterwards',
    async (channel) => {
      const browser = member();
      const secrets = [...Object.values(typed[channel]), person.name, person.idNo];
      const form = { ...(await formFor(browser, channel)), ...person, ...typed[channel] };
      const { data } = await starts(browser, {
        ...form,
        ...(channel === 'driverLicenseVerify' && { licenceNo: person.idNo }),
      });
      const before = storedText();
      expect((await waitsFor(browser, data)).state).toBe('MISMATCHED');
      const after = storedText();
      for (const secret of secrets)
        expect([before.includes(secret), after.includes(secret)]).toEqual([true, false]);
    },
  );

  test('are removed when the registry fails, and when the person does not return from the payment app', async () => {
    const browser = member();
    await plays(browser, 'bankCardVerify', 'fail');
    await verifies(browser, { ...(await formFor(browser, 'bankCardVerify')), ...person });
    expect(storedText()).not.toContain(person.name);
    const away = async () =>
      (await starts(browser, { ...(await formFor(browser, 'alipayVerify')), ...person })).data;
    await away();
    expect(storedText()).toContain(person.name);
    advanceClock(10 * 60_000);
    await browser.call('accountDetail');
    expect(storedText()).not.toContain(person.name);
    await returns(browser, await answersAtApp(browser, await away(), 'cancel'));
    expect(storedText()).not.toContain(person.name);
  });

  test('are reduced to name and document after a match', async () => {
    const browser = member();
    const { bankCardNo = '', mobile = '' } = recordOf('bankCardVerify');
    expect((await verifies(browser, await formFor(browser, 'bankCardVerify'))).state).toBe('MATCHED');
    const { codes } = getPortal();
    codes.clear();
    expect(storedText()).not.toContain(bankCardNo);
    expect(storedText()).not.toContain(mobile);
  });

  test('are in no response', async () => {
    const browser = member();
    const form = await formFor(browser, 'bankCardVerify');
    const { data } = await starts(browser, form);
    const said = JSON.stringify([data, (await browser.call('verificationOverview')).data]);
    for (const field of ['bankCardNo', 'mobile', 'code', 'idNo']) {
      expect(said).not.toContain(`"${form[field]}"`);
    }
  });
});

test('returns the queries in the account’s export, newest first, without the entered data', async () => {
  const browser = member();
  const ended: Verification[] = [];
  ended.push(await verifies(browser, { ...(await formFor(browser, 'bankCardVerify')), name: '测试丑' }));
  advanceClock(VERIFICATION_TIMEOUT);
  ended.push(await verifies(browser, await formFor(browser, 'bankCardVerify')));
  confirmSessions();
  const { data } = await browser.call('startExport');
  const listed = [...ended].reverse().map(({ redirectUrl: _, origin: _page, ...fields }) => fields);
  expect(data.verifications).toEqual(listed);
  expect(data.account).toMatchObject({
    level: 3,
    verifiedBy: 'bankCardVerify',
    verifiedAt: ended[1]?.endedAt,
  });
  expect(JSON.stringify(data)).not.toContain(recordOf('bankCardVerify').bankCardNo);
});
