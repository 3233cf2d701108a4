import { ModifyAddressForm } from '@/pages/user/info_manage/address_manage/modify/components/ModifyAddressForm';
import { forgetSession, loadSession } from '@/services/session';
import { clearCache } from '@/utils/http/cache';
import { makeAddress } from '../../../../../support/builders/addresses';
import { answerSession, makeUser } from '../../../../../support/builders/users';
import { createFakeNetwork, refusal } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { field, typeInto } from '../../../../../support/render/formFields';
import { press, showToUser } from '../../../../../support/render/showPage';

const network = createFakeNetwork();
const ADDRESS = makeAddress({ district: '810000', postcode: '310012', isDefault: false });
const NEWER = { ...ADDRESS, version: 'v2', detail: '示例大街 88 号' };

/** All stored data without timestamps, whose digits could be mistaken for those of a mobile number. */
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage }).replace(/\\"at\\":\d+/g, '');
const alert = () => document.querySelector('.conflict-alert');

const open = (address = ADDRESS) =>
  showToUser(<ModifyAddressForm address={address} onNotFound={() => undefined} />);

beforeEach(() => {
  network.answer('changeAddress', null);
});

test('stores no value that the step-up revealed, even after changes', async () => {
  await open();
  for (const name of ['recipient', 'mobile', 'detail', 'postcode']) typeInto(name, `${field(name).value}9`);
  expect(stored()).not.toMatch(/测试甲|154|示例路|3100/);
  typeInto('label', 'WORK');
  expect(stored()).toContain('WORK');
  expect(stored()).not.toMatch(/测试甲|154|示例路|3100|810000/);
});

test('deletes the draft when another user signs in on this device', async () => {
  const first = await open();
  typeInto('label', 'WORK');
  first.unmount();
  answerSession(network);
  await loadSession();
  expect(stored()).toContain('WORK');
  answerSession(network, makeUser({ id: 'u-2' }));
  forgetSession();
  clearCache();
  await loadSession();
  expect(stored()).not.toContain('WORK');
});

test('shows a conflict for a draft of an older version, and keeps the input on request', async () => {
  const first = await open();
  typeInto('label', 'WORK');
  first.unmount();
  await open(NEWER);
  expect(alert()).not.toBeNull();
  // Only a save moves the focus to the alert.
  expect(document.activeElement).toBe(document.body);
  await press(en['form.conflict.keep']);
  expect(alert()).toBeNull();
  await press(en['address.save']);
  expect(network.bodies('changeAddress')).toMatchObject([{ version: 'v2', label: 'WORK' }]);
  expect(stored()).not.toContain('WORK');
});

test('shows a concurrent change while it keeps the input, and takes the other values on request', async () => {
  await open();
  typeInto('recipient', '测试乙');
  network.answer('changeAddress', refusal('CHANGED_MEANWHILE', 'changed'), null);
  network.answer('address', NEWER);
  field('recipient').focus();
  await press(en['address.save']);
  expect(network.bodies('changeAddress')).toMatchObject([{ version: 'v1' }]);
  expect(alert()?.textContent).toContain(NEWER.detail);
  expect(document.activeElement).toBe(alert());
  expect(document.querySelector('.failure-alert')?.textContent).toBe('');
  expect(field('recipient').value).toBe('测试乙');
  await press(en['form.conflict.take']);
  expect([field('recipient').value, field('detail').value]).toEqual([ADDRESS.recipient, NEWER.detail]);
  expect(alert()).toBeNull();
  expect(document.activeElement).toBe(field('recipient'));
  typeInto('recipient', '测试丙');
  await press(en['address.save']);
  expect(network.bodies('changeAddress')[1]).toMatchObject({ version: 'v2', recipient: '测试丙' });
});
