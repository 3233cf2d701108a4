import { screen, waitFor } from '@testing-library/react';
import ModifyMobilePage from '@/pages/user/info_manage/modify_mobile';
import { NewMobileForm } from '@/pages/user/info_manage/modify_mobile/components/NewMobileForm';
import { OldMobileCodeForm } from '@/pages/user/info_manage/modify_mobile/components/OldMobileCodeForm';
import { ProveOldMobile } from '@/pages/user/info_manage/modify_mobile/components/ProveOldMobile';
import { toInitialState } from '@/pages/user/info_manage/modify_mobile/useMobileChange';
import { findCode, getCodeId, getCodesSnapshot } from '@/utils/storage/codeStore';
import { makeSentCode } from '../../../../support/builders/sentCode';
import { answerSession, makeUser } from '../../../../support/builders/users';
import { makeChannelStatus, makeOverview } from '../../../../support/builders/verification';
import { createFakeNetwork, refusal } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { fillIn, send, typeInto } from '../../../../support/render/formFields';
import { press, showPage, showToUser } from '../../../../support/render/showPage';

const network = createFakeNetwork();
const OLD = '154****0001';
const NEW = '154****0066';
const change = {
  state: toInitialState(OLD),
  noteDestination: jest.fn(),
  onProved: jest.fn(),
  noteError: jest.fn(),
  onChanged: jest.fn(),
};
const codeTo = (mobile: string) =>
  findCode(getCodesSnapshot(), getCodeId('changeMobile', `own:mobile ${mobile}`));
const pressAt = (selector: string) => press(document.querySelector(selector) as HTMLElement);

beforeEach(() => {
  jest.clearAllMocks();
});

test('reports a code that was sent to another number, and stores it for that number', async () => {
  network.answer('ownCode', { ...makeSentCode(), destination: NEW });
  await showPage(<OldMobileCodeForm {...change} />);
  await pressAt('.code-send');
  expect(change.noteDestination.mock.calls).toEqual([[NEW]]);
  expect(codeTo(OLD)).toBeNull();
  expect(codeTo(NEW)).toMatchObject({ destination: NEW });
});

test('offers each proof of the owner of level 2, and an appeal to an owner without any', async () => {
  await showToUser(<ProveOldMobile {...change} />, { user: { level: 2 } });
  const offered = [...document.querySelectorAll<HTMLInputElement>('[name="method"]')];
  expect(offered.map(({ value }) => value)).toEqual(['sms', 'verification', 'certificate']);
  const appeal = screen.getByRole('link', { name: en['info.mobile.lost'] });
  expect(appeal.getAttribute('href')).toBe('/uaa/appeal?reason=MOBILE_LOST');
});

test('adds the first number of an account without a proof, and shows the result', async () => {
  answerSession(network, makeUser({ mobile: NEW }));
  network.answer('bindMobile', null);
  await showToUser(<ModifyMobilePage />, { user: { mobile: '' } });
  expect(screen.getByRole('heading', { name: en['info.mobile.heading.bind'] })).toBeTruthy();
  fillIn({ mobile: '15400000066', code: '123456' });
  await send();
  expect(network.bodies('bindMobile')).toEqual([{ region: '+86', mobile: '15400000066', code: '123456' }]);
  // The reloaded user has the number.
  expect(network.calls).toContain('accountDetail');
  expect(document.activeElement?.textContent).toBe(en['info.mobile.bound']);
  expect(screen.getByText(en['info.mobile.bound.text'].replace('{to}', NEW))).toBeTruthy();
});

test('accepts a recent verification in place of a code, and offers the channels, which return here, without one', async () => {
  const at = (verifiedAt: string | null) =>
    makeOverview({ level: 2, channels: [makeChannelStatus('bankCardVerify', { verifiedAt })] });
  network.answer('verificationOverview', at(null), at(new Date().toISOString()));
  network.answer('proveOwnMobile', refusal('VERIFY_REQUIRED'), { proof: 'p', expiresAt: '' });
  const channel = en['identity.channel.bankCardVerify'];
  const link = () =>
    screen.queryByRole('link', { name: en['verification.start.of'].replace('{channel}', channel) });
  const path = '/user/info_manage/modify_mobile?method=verification';
  const openProofs = () => showToUser(<ProveOldMobile {...change} />, { path, user: { level: 2 } });
  const { unmount } = await openProofs();
  await pressAt('.mobile-change-verified button');
  expect(screen.getByRole('alert').textContent).toContain(en['subCode.VERIFY_REQUIRED']);
  const back = encodeURIComponent(path);
  expect(link()?.getAttribute('href')).toBe(`/user/verification/bankCardVerify?referer=${back}`);
  expect(change.onProved).not.toHaveBeenCalled();

  unmount();
  await openProofs();
  expect(link()).toBeNull();
  await pressAt('.mobile-change-verified button');
  expect(network.bodies('proveOwnMobile').at(-1)).toEqual({ method: 'verification' });
  expect(change.onProved).toHaveBeenCalledTimes(1);
});

test('links to an appeal only for the number that belongs to another account', async () => {
  network.answer('changeMobile', refusal('MOBILE_TAKEN'));
  const state = { ...toInitialState(OLD), step: 'number' as const, proof: 'p' };
  await showPage(<NewMobileForm {...change} state={state} />);
  const appeal = () => document.querySelector('a[href*="MOBILE_TAKEN"]');
  fillIn({ mobile: '15400000005', code: '123456' });
  await send();
  expect(appeal()).not.toBeNull();
  expect(network.bodies('changeMobile')).toMatchObject([{ mobile: '15400000005', proof: 'p' }]);
  expect(change.noteError.mock.calls).toEqual([[expect.objectContaining({ subCode: 'MOBILE_TAKEN' })]]);
  typeInto('mobile', '15400000006');
  await waitFor(() => expect(appeal()).toBeNull());
});
