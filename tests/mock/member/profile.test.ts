import { listMessages } from '../../../mock/_domain/accounts/outbox';
import { getPortal } from '../../../mock/_domain/store/state';
import type { Profile } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { aPng, pngHeader } from '../../support/builders/png';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();
const { FIELD_REQUIRED, FIELD_FORMAT } = subCodes;

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const read = async (browser: Browser) => (await browser.call('profile')).data;
/** Returns the fields of a form that changes nothing. */
const same = ({ nickname, profile, country, province, city, version }: Profile) => ({
  nickname,
  profile,
  country,
  province,
  city,
  version,
});
async function changes(browser: Browser, part: Record<string, unknown>) {
  return browser.call('changeProfile', { body: { ...same(await read(browser)), ...part } });
}
const records = (type = 'PROFILE_CHANGE') =>
  getPortal().behavior.filter((one) => one.type === type && one.sessionId !== null);

describe('the profile', () => {
  test('is returned masked', async () => {
    expect(await read(member())).toEqual({
      nickname: 'demo',
      avatar: '',
      email: 'd***@example.com',
      profile: '在这里试用统一身份门户。',
      country: 'CN',
      province: '110000',
      city: '110100',
      address: '****',
      phone: '010*****0001',
      version: expect.any(String),
    });
  });

  test('is changed and recorded, and omitted fields keep their values', async () => {
    const browser = member();
    const answer = await changes(browser, {
      nickname: ' New  name ',
      profile: 'One\r\ntwo',
      country: 'BR',
      phone: '+55 11 94000-0001',
    });
    expect(answer.data).toMatchObject({ nickname: 'New name', profile: 'One\ntwo', country: 'BR', city: '' });
    expect(await read(browser)).toEqual(answer.data);
    expect(getPortal().accounts[0]?.profile).toMatchObject({
      address: '测试路 1 号',
      phone: '+5511940000001',
      province: '',
    });
    expect((await browser.call('accountDetail')).data.nickname).toBe('New name');
    expect(records()).toHaveLength(1);
    expect(records()[0]).toMatchObject({ accountId: 'u-demo', result: 'SUCCESS' });
  });

  test('adds no record if nothing changes', async () => {
    const browser = member();
    const { version } = await read(browser);
    expect((await changes(browser, {})).data.version).toBe(version);
    expect(records()).toEqual([]);
  });

  test('reports a conflict to the second of two tabs, and overwrites nothing', async () => {
    const [one, other] = [member(), member()];
    const version = (await read(other)).version;
    await changes(one, { nickname: 'First' });
    expect(await changes(other, { nickname: 'Second', version })).toBeRefusedWith('CHANGED_MEANWHILE');
    expect((await read(one)).nickname).toBe('First');
    // The avatar is not part of the form.
    const now = (await read(other)).version;
    Object.assign(getPortal().accounts[0] ?? {}, { avatar: 'data:image/png;base64,' });
    expect((await read(other)).version).toBe(now);
  });

  test('requires every field that has no stored value', async () => {
    const browser = member('newcomer');
    await browser.call('skipGuide', { body: { kind: 'bindMobile' } });
    // The form cannot know whether the account has an address and a phone number to keep.
    const shown = { profile: 'Hi.', country: 'US' };
    expect(await changes(browser, shown)).toHaveWrongFields({
      address: 'FIELD_REQUIRED',
      phone: 'FIELD_REQUIRED',
    });
    const all = { ...shown, address: '1 Test Street', phone: '+12025550100' };
    expect((await changes(browser, all)).data).toMatchObject({ country: 'US', address: '****' });
  });

  test.each([
    [{ nickname: 'x'.repeat(31) }, { nickname: FIELD_FORMAT }],
    [{ profile: 'x'.repeat(201) }, { profile: FIELD_FORMAT }],
    [{ province: '990000' }, { province: FIELD_FORMAT }],
    [{ province: '110100' }, { province: FIELD_FORMAT }],
    [{ province: '' }, { province: FIELD_REQUIRED }],
    [{ city: '' }, { city: FIELD_REQUIRED }],
    [{ city: '310100' }, { city: FIELD_FORMAT }],
    [{ city: '110101' }, { city: FIELD_FORMAT }],
  ])('rejects %j with 422, and changes nothing', async (part, data) => {
    const browser = member();
    const before = await read(browser);
    expect(await changes(browser, part)).toMatchObject({ status: 422, data });
    expect(await read(browser)).toEqual(before);
  });

  test('accepts a province without cities, and stores markup as text', async () => {
    const browser = member();
    const part = { province: '710000', city: '', nickname: '<img src=x>' };
    expect((await changes(browser, part)).data).toMatchObject(part);
  });
});

describe('the avatar', () => {
  const uploads = async (browser: Browser, content: Buffer): Promise<string> =>
    (await browser.uploads(content, 'me.png', 'uploadOwnFile')).data.id;
  const sets = (browser: Browser, file: unknown) => browser.call('changeAvatar', { body: { file } });

  test('accepts a square picture, returns it with the account and the profile, and removes it', async () => {
    const browser = member();
    const png = aPng(16, 16);
    const file = await uploads(browser, png);
    const avatar = `data:image/png;base64,${png.toString('base64')}`;
    expect((await sets(browser, file)).data).toEqual({ avatar });
    expect((await browser.call('accountDetail')).data.avatar).toBe(avatar);
    expect((await read(browser)).avatar).toBe(avatar);
    expect(await sets(browser, file)).toHaveWrongFields({ file: 'FILE_UNKNOWN' });
    expect((await sets(browser, null)).data).toEqual({ avatar: '' });
    expect((await read(browser)).avatar).toBe('');
    expect(records()).toHaveLength(2);
  });

  test.each([
    ['not square', aPng(16, 15), 'AVATAR_SIZE'],
    ['0 × 0', pngHeader(0, 0), 'AVATAR_SIZE'],
    ['20,000 px', pngHeader(20_000, 20_000), 'AVATAR_SIZE'],
    ['1,025 px', pngHeader(1025, 1025), 'AVATAR_SIZE'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'FILE_TYPE'],
    ['a broken header', pngHeader(1, 1).subarray(0, 12), 'FILE_TYPE'],
  ] as const)('refuses %s, and keeps the old one', async (_, content, subCode) => {
    const browser = member();
    expect(await sets(browser, await uploads(browser, content))).toHaveWrongFields({ file: subCode });
    expect((await read(browser)).avatar).toBe('');
    expect(records()).toEqual([]);
  });

  test('stores the content only of pictures that a signed-in account uploads', async () => {
    const browser = member();
    await uploads(browser, aPng(8, 8));
    await uploads(browser, Buffer.from('%PDF-1.7\n'));
    expect([...getPortal().uploads.values()].map(({ content }) => Boolean(content))).toEqual([true, false]);
  });
});

describe('notifications', () => {
  const patch = (browser: Browser, body: Record<string, unknown>) =>
    browser.call('changeNotificationSettings', { body });
  const mails = () => listMessages('demo@example.com').map(({ text }) => text);

  test('are turned on and off by kind', async () => {
    const browser = member();
    const all = { messages: true, system: true, todo: true };
    expect((await browser.call('notificationSettings')).data).toEqual(all);
    expect((await patch(browser, { system: false })).data).toEqual({ ...all, system: false });
    const changed = { messages: true, system: false, todo: false };
    expect((await patch(browser, { todo: false })).data).toEqual(changed);
    expect((await browser.call('notificationSettings')).data).toEqual(changed);
  });

  test('are sent by mail only for enabled kinds, and always shown in the portal', async () => {
    const { sendNotice } = require('../../../mock/_domain/accounts/notices');
    const browser = member();
    const tell = () => {
      for (const topic of ['welcome', 'verify', 'handler'])
        sendNotice({ accountId: 'u-demo', topic, lang: 'en-US' });
    };
    tell();
    expect(mails()).toEqual([
      expect.stringContaining('You’re now a handler: '),
      expect.stringContaining('Verify your identity: '),
      expect.stringContaining('Welcome to the Identity Portal: '),
    ]);
    await patch(browser, { system: false, todo: false });
    tell();
    expect(mails()).toHaveLength(4);
    expect(mails()[0]).toContain('You’re now a handler');
    await patch(browser, { messages: false, todo: true });
    tell();
    expect(mails()).toHaveLength(5);
    expect(mails()[0]).toContain('Verify your identity');
    expect((await browser.call('notices')).data).toHaveLength(3 + 9);
  });
});
