import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { VERIFICATION_TIMEOUT } from '../../../src/constants';
import type { Verification } from '../../../src/contract';
import { messages } from '../../support/messages';
import { accountOf, type Browser, confirmSessions, runPortal } from '../portal';
import {
  answerInApp,
  comeBackFromApp,
  DEMO,
  formFor,
  play,
  recordOf,
  STRANGER,
  start,
  verifyIdentity,
  waitForState,
} from './queries';

const newBrowser = runPortal();

const member = (account = 'newcomer') => newBrowser().opensSessionOf(account);

/** Returns the verifications in the account's activity records, newest first. */
async function listRecords(browser: Browser) {
  const { data } = await browser.call('behaviorRecords');
  return data.list
    .filter(({ type }) => type === 'VERIFY' || type === 'LEVEL_UP')
    .map(({ type, result, failReason, session }) => [type, result, failReason, session]);
}

const pageOf = ({ channel, id }: Verification) => `/user/verification/${channel}?id=${id}`;
const languages = Object.keys(messages) as (keyof typeof messages)[];

test('records a match and the level that it raised, in the session that started it', async () => {
  const browser = member();
  const ended = await verifyIdentity(browser, await formFor(browser, 'gonganVerify'));
  expect(await listRecords(browser)).toEqual([
    ['LEVEL_UP', 'SUCCESS', null, 'current'],
    ['VERIFY', 'SUCCESS', null, 'current'],
  ]);
  await verifyIdentity(browser, await formFor(browser, 'gonganVerify'));
  expect((await listRecords(browser)).map(([type]) => type)).toEqual(['VERIFY', 'LEVEL_UP', 'VERIFY']);
  const { occurredAt } = getPortal().behavior.find(({ type }) => type === 'LEVEL_UP') ?? {};
  expect(occurredAt).toBe(Date.parse(ended.endedAt ?? ''));
});

test('records a mismatch and a taken document with their reasons, but no failure of a registry', async () => {
  const browser = member();
  await verifyIdentity(browser, { ...(await formFor(browser, 'gonganVerify')), name: '测试丑' });
  await verifyIdentity(browser, await formFor(browser, 'gonganVerify', DEMO));
  const notices = getPortal().notices.length;
  await play(browser, 'gonganVerify', 'fail');
  await verifyIdentity(browser, await formFor(browser, 'gonganVerify'));
  const records = getPortal().behavior.filter(({ type }) => type === 'VERIFY');
  expect(records.map(({ failReason }) => failReason)).toEqual(['VERIFY_MISMATCH', 'ID_REGISTERED']);
  expect(getPortal().notices).toHaveLength(notices);
});

test.each(languages)('links the notice in %s to the query, and names channel and level', async (language) => {
  const browser = member();
  browser.lang = language;
  const ended: Verification[] = [];
  ended.push(await verifyIdentity(browser, { ...(await formFor(browser, 'gonganVerify')), name: '测试丑' }));
  for (let time = 0; time < 2; time += 1)
    ended.push(await verifyIdentity(browser, await formFor(browser, 'gonganVerify')));
  const aboutQueries = (await browser.call('notices')).data.filter(({ link }) => link?.includes('?id='));
  const notices = aboutQueries.slice(0, 3).reverse();
  expect(notices.map(({ link }) => link)).toEqual(ended.map(pageOf));
  const words = messages[language];
  const [failed, up, again] = notices.map(({ text }) => text);
  for (const text of [failed, up]) expect(text).toContain(words['identity.channel.gonganVerify']);
  for (const text of [up, again]) expect(text).toContain(words['identity.level.2']);
  expect(new Set(notices.map(({ title }) => title)).size).toBe(3);
});

test('alerts every contact of a raised level, in the language of the account', async () => {
  const account = accountOf('newcomer');
  Object.assign(account, { mobile: '15400000031', lang: 'pt-BR', level: 2 });
  account.notifications.system = false;
  const browser = member();
  const ended = await verifyIdentity(browser, await formFor(browser, 'bankCardVerify'));
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

/** Returns everything that the portal stores, except the registries' own records and the messages with codes. */
function storedText(): string {
  const { registryRecords: _, outbox: __, ...state } = getPortal();
  return JSON.stringify(state, (_key, value) => (value instanceof Map ? [...value] : value));
}

describe('the entered data', () => {
  const person = { ...STRANGER, name: '测试卯' };
  test('are stored while the registry is queried, removed afterwards, and in no response', async () => {
    const browser = member();
    const typed = { ...person, bankCardNo: '6200000000000005' };
    const form = { ...(await formFor(browser, 'bankCardVerify')), ...typed };
    const { data } = await start(browser, form);
    const shown = JSON.stringify([data, (await browser.call('verificationOverview')).data]);
    const before = storedText();
    expect((await waitForState(browser, data)).state).toBe('MISMATCHED');
    const after = storedText();
    for (const secret of [typed.bankCardNo, typed.name, typed.idNo]) {
      const places = [before, shown, after].map((text) => text.includes(secret));
      expect(places).toEqual([true, false, false]);
    }
  });

  test('are removed when the registry fails, and when the person does not return from the payment app', async () => {
    const browser = member();
    await play(browser, 'bankCardVerify', 'fail');
    await verifyIdentity(browser, { ...(await formFor(browser, 'bankCardVerify')), ...person });
    expect(storedText()).not.toContain(person.name);
    const away = async () =>
      (await start(browser, { ...(await formFor(browser, 'alipayVerify')), ...person })).data;
    await away();
    expect(storedText()).toContain(person.name);
    advanceClock(10 * 60_000);
    await browser.call('accountDetail');
    expect(storedText()).not.toContain(person.name);
    await comeBackFromApp(browser, await answerInApp(browser, await away(), 'cancel'));
    expect(storedText()).not.toContain(person.name);
  });
});

test('returns the queries in the account’s export, newest first, without the entered data', async () => {
  const browser = member();
  const ended: Verification[] = [];
  ended.push(
    await verifyIdentity(browser, { ...(await formFor(browser, 'bankCardVerify')), name: '测试丑' }),
  );
  advanceClock(VERIFICATION_TIMEOUT);
  ended.push(await verifyIdentity(browser, await formFor(browser, 'bankCardVerify')));
  confirmSessions();
  const { data } = await browser.call('startExport');
  const listed = [...ended].reverse().map(({ redirectUrl: _, origin: _page, ...fields }) => fields);
  expect(data.verifications).toEqual(listed);
  expect(JSON.stringify(data)).not.toContain(recordOf('bankCardVerify').bankCardNo);
});
