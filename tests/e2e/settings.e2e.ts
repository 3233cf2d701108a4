/** /account/settings: tabs, profile, avatar, and notifications by mail. */
import type { Profile } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { readImageSize } from '../../src/validation/imageSize';
import { aPng } from '../support/builders/png';
import { recordsOf } from './support/journeys/behavior';
import { fileOf } from './support/journeys/certificates';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SETTINGS = '/account/settings';
const HOSTILE = '<img src=x onerror=alert(1)>';

beforeEach(resetPortal);

const tab = (name: string) => `${SETTINGS}?tab=${name}`;
const profileOf = (visitor: Visitor) => visitor.reads<Profile>(endpoints.profile);
const press = async (
  visitor: Visitor,
  key: Parameters<Visitor['page']['keyboard']['press']>[0],
  times = 1,
) => {
  for (let count = 0; count < times; count += 1) await visitor.page.keyboard.press(key);
};

test('a member switches tabs by keyboard, turns a notification off, and changes the profile, which is saved and recorded', async () => {
  const visitor = await aMemberAt(tab('constructor'), demo);
  await visitor.sees('010*****0001');
  await visitor.tabsTo('[role="tab"]');
  for (const name of ['security', 'binding', 'notification']) {
    await press(visitor, 'ArrowRight');
    await visitor.arrivesAt(tab(name));
    await visitor.settles();
  }
  // The content of the other two tabs is also on separate pages, which smoke.e2e.ts checks.
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('profile.notify.system', 'switch');
  await visitor.hears('profile.notify.off', { kind: visitor.says('profile.notify.system') });
  const notified = await visitor.calls('notificationSettings');
  expect(notified).toEqual({ messages: true, system: false, todo: true });
  await visitor.fitsIn(320);
  await visitor.page.setViewport({ width: 1280, height: 900 });
  await visitor.page.focus('[role="tab"][aria-selected="true"]');
  await press(visitor, 'Home');
  await visitor.arrivesAt(tab('basic'));
  await visitor.findsAt('[name="nickname"]');

  await visitor.fills('nickname', '新昵称');
  await visitor.fills('profile', HOSTILE);
  await visitor.page.focus('#profile_country');
  await visitor.page.keyboard.sendCharacter('巴西');
  await press(visitor, 'Enter');
  await visitor.presses(visitor.says('profile.change.one', { field: visitor.says('profile.phone') }));
  await visitor.waitsForFocus('phone');
  await visitor.fills('phone', '+55 11 94000-0001');
  await visitor.confirms();
  // The notice covers the menu for a while.
  await visitor.closesNotice('profile.saved');
  const changed = { nickname: '新昵称', profile: HOSTILE, country: 'BR', province: '', city: '' };
  expect(await profileOf(visitor)).toMatchObject({ ...changed, phone: '+55*******0001', address: '****' });

  await visitor.presses('layout.userMenu');
  await visitor.sees('新昵称 · 测试甲');
  expect((await recordsOf(visitor))[0]).toMatchObject({ type: 'PROFILE_CHANGE', result: 'SUCCESS' });
});

/** Red to the left of the middle, blue to its right. */
const TWO_HALVES = aPng(400, 300, (x) => (x < 200 ? [255, 0, 0] : [0, 0, 255]));

/** The color in the middle of the avatar on the page, as the browser draws it. */
const middleOf = (visitor: Visitor) =>
  visitor.page.$eval('.avatar-card .ant-avatar img', async (picture) => {
    const image = picture as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const middle = image.naturalWidth / 2;
    return [...(context?.getImageData(middle, middle, 1, 1).data ?? [])];
  });

// tests/pages/account/settings/profile/picture.test.ts has every kind of invalid image.
test('a member chooses an avatar: a file that is no image is rejected, an image is cropped by keyboard alone', async () => {
  const visitor = await aMemberAt(tab('basic'), demo);
  visitor.watch.tolerate(/status of 500/);
  await visitor.chooses('avatar', fileOf('text.png', Buffer.from('This is no picture.')));
  await visitor.sees('profile.avatar.type');
  expect(visitor.requestsTo('/authApi/component/v1/file', 'POST')).toEqual([]);

  await visitor.chooses('avatar', fileOf('me.png', TWO_HALVES));
  await visitor.findsAt('.reactEasyCrop_CropArea');
  expect(await findings(visitor)).toEqual([]);
  await visitor.tabsTo('[role="application"]');
  // Moves the picture to the right until its left edge meets the circle.
  await press(visitor, 'ArrowRight', 12);
  await visitor.tabsTo('[name="zoom"]');
  await press(visitor, 'ArrowRight', 2);
  expect(await visitor.valueOf('zoom')).toBe('1.2');
  await visitor.injectsFault(endpoints.changeAvatar, { status: 500, times: 1 });
  await visitor.tabsTo('.ant-modal-footer .ant-btn-primary');
  await press(visitor, 'Enter');
  await visitor.findsAt('.avatar-crop [role="alert"]');
  expect((await profileOf(visitor)).avatar).toBe('');
  await press(visitor, 'Enter');
  await visitor.sees('profile.avatar.saved');
  await visitor.waitsForFocus('avatar');

  const { avatar } = await profileOf(visitor);
  const [, content = ''] = avatar.split('data:image/jpeg;base64,');
  expect(readImageSize(Buffer.from(content, 'base64'))).toEqual({ width: 256, height: 256 });
  const [red = 0, , blue = 0] = await middleOf(visitor);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
  // The avatar in the header changes at once.
  const shown = (wanted: string) =>
    document.querySelector('header .ant-avatar img')?.getAttribute('src') === wanted;
  await visitor.waits(shown, 'the avatar in the head', avatar);

  // The notice of the error may cover the button.
  await visitor.seesNoMore('error.http.500');
  await visitor.presses('profile.avatar.remove');
  await visitor.sees('profile.avatar.remove.text');
  await visitor.presses('profile.avatar.remove');
  await visitor.sees('profile.avatar.removed');
  expect((await profileOf(visitor)).avatar).toBe('');
});
