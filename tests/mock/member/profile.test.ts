import { sendNotice } from '../../../mock/_domain/accounts/notices';
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
async function change(browser: Browser, part: Record<string, unknown>) {
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

  test('is recorded only if it has changed, and omitted fields keep their values', async () => {
    const browser = member();
    await change(browser, {});
    expect(records()).toEqual([]);
    const answer = await change(browser, {
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
    expect(records()).toMatchObject([{ accountId: 'u-demo', result: 'SUCCESS' }]);
  });

  test('reports a conflict to the second of two tabs, and overwrites nothing', async () => {
    const [one, other] = [member(), member()];
    const version = (await read(other)).version;
    await change(one, { nickname: 'First' });
    expect(await change(other, { nickname: 'Second', version })).toBeRefusedWith('CHANGED_MEANWHILE');
    expect((await read(one)).nickname).toBe('First');
  });

  test('requires every field that has no stored value', async () => {
    const browser = member('newcomer');
    await browser.call('skipGuide', { body: { kind: 'bindMobile' } });
    // The form cannot know whether the account has an address and a phone number to keep.
    const shown = { profile: 'Hi.', country: 'US' };
    expect(await change(browser, shown)).toHaveWrongFields({
      address: 'FIELD_REQUIRED',
      phone: 'FIELD_REQUIRED',
    });
    const all = { ...shown, address: '1 Test Street', phone: '+12025550100' };
    expect((await change(browser, all)).data).toMatchObject({ country: 'US', address: '****' });
  });

  test.each([
    [{ nickname: 'x'.repeat(31) }, { nickname: FIELD_FORMAT }],
    [{ province: '110100' }, { province: FIELD_FORMAT }],
    [{ city: '' }, { city: FIELD_REQUIRED }],
    [{ city: '310100' }, { city: FIELD_FORMAT }],
  ])('rejects %j with 422, and changes nothing', async (part, data) => {
    const browser = member();
    const before = await read(browser);
    expect(await change(browser, part)).toMatchObject({ status: 422, data });
    expect(await read(browser)).toEqual(before);
  });
});

describe('the avatar', () => {
  const upload = async (browser: Browser, content: Buffer): Promise<string> =>
    (await browser.uploads(content, 'me.png', 'uploadOwnFile')).data.id;
  const setAvatar = (browser: Browser, file: unknown) => browser.call('changeAvatar', { body: { file } });

  test('accepts a square picture, returns it with the account and the profile, and removes it', async () => {
    const browser = member();
    const png = aPng(16, 16);
    const file = await upload(browser, png);
    const avatar = `data:image/png;base64,${png.toString('base64')}`;
    expect((await setAvatar(browser, file)).data).toEqual({ avatar });
    expect((await browser.call('accountDetail')).data.avatar).toBe(avatar);
    expect((await read(browser)).avatar).toBe(avatar);
    expect(await setAvatar(browser, file)).toHaveWrongFields({ file: 'FILE_UNKNOWN' });
    expect((await setAvatar(browser, null)).data).toEqual({ avatar: '' });
    expect((await read(browser)).avatar).toBe('');
    expect(records()).toHaveLength(2);
  });

  test.each([
    ['not square', aPng(16, 15), 'AVATAR_SIZE'],
    ['1,025 px', pngHeader(1025, 1025), 'AVATAR_SIZE'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'FILE_TYPE'],
    ['a broken header', pngHeader(1, 1).subarray(0, 12), 'FILE_TYPE'],
  ] as const)('refuses %s, and keeps the old one', async (_, content, subCode) => {
    const browser = member();
    expect(await setAvatar(browser, await upload(browser, content))).toHaveWrongFields({ file: subCode });
    expect((await read(browser)).avatar).toBe('');
    expect(records()).toEqual([]);
  });
});

describe('notifications', () => {
  const patch = (browser: Browser, body: Record<string, unknown>) =>
    browser.call('changeNotificationSettings', { body });
  const mails = () => listMessages('demo@example.com').map(({ text }) => text);

  test('are sent by mail only for enabled kinds, and always shown in the portal', async () => {
    const browser = member();
    const tell = () => {
      for (const topic of ['welcome', 'verify', 'handler'] as const)
        sendNotice({ accountId: 'u-demo', topic, link: '/user', lang: 'en-US' });
    };
    tell();
    expect(mails()).toEqual([
      expect.stringContaining('You’re now a handler: '),
      expect.stringContaining('Verify your identity: '),
      expect.stringContaining('Welcome to the Identity Portal: '),
    ]);
    await patch(browser, { messages: false, system: false });
    tell();
    expect(mails()).toHaveLength(4);
    expect(mails()[0]).toContain('Verify your identity');
    expect((await browser.call('notices')).data).toHaveLength(3 + 6);
  });
});
