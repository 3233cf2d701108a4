import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import VerificationChannelPage from '@/pages/user/verification/channel';
import { makeChannelStatus, makeOverview, makeVerification } from '../../../../support/builders/verification';
import { createFakeNetwork } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { openByBrowser } from '../../../../support/render/pageAt';
import { press, showToUser } from '../../../../support/render/showPage';

type ChannelStatus = import('@/contract').ChannelStatus;

const network = createFakeNetwork();
const CHANNEL = 'alipayVerify';

/** Opens a channel's page. */
function openChannel(
  given: Partial<ChannelStatus>,
  search = '',
  channel: ChannelStatus['channel'] = CHANNEL,
  level: 1 | 2 = 1,
) {
  network.answer(
    'verificationOverview',
    makeOverview({ level, channels: [makeChannelStatus(channel, given)] }),
  );
  const path = `/user/verification/${channel}${search}`;
  window.history.replaceState(null, '', path);
  return showToUser(<VerificationChannelPage />, { path, user: { level } });
}
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test.each([
  ['is down', { available: false }, 'down', undefined],
  ['has no tries left', { triesLeft: 0 }, 'none', expect.stringContaining('reason=VERIFY_FAILED')],
] as const)(
  'offers other channels instead of the form if the channel %s',
  async (_, found, block, appeal) => {
    await openChannel(found);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(en[`verification.block.${block}`]);
    expect(document.querySelector('[name="consent"]')).toBeNull();
    expect(linkTo(en['verification.others'])).toBe('/user/verification');
    expect(linkTo(en['identity.raise.appeal'])).toEqual(appeal);
  },
);

test.each([
  ['CANCELED', 'canceled'],
  ['UNAVAILABLE', 'unavailable'],
] as const)('shows the result %s with the tries that are left, and starts again', async (state, message) => {
  network.answer('verification', makeVerification(CHANNEL, { state }));
  await openChannel({}, '?id=v-1');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(en[`verification.result.${message}`]);
  expect(screen.getByText(en[`verification.result.${message}.text`])).toBeTruthy();
  expect(screen.getByText('5 tries left today')).toBeTruthy();
  expect(linkTo(en['common.retry'])).toBe(`/user/verification/${CHANNEL}`);
});

test('shows that the document is taken, without a retry, and links to the channels and the appeal', async () => {
  network.answer('verification', makeVerification(CHANNEL, { state: 'TAKEN' }));
  await openChannel({}, '?id=v-1');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(en['verification.result.taken']);
  expect(linkTo(en['common.retry'])).toBeUndefined();
  expect(linkTo(en['verification.others'])).toBe('/user/verification');
  expect(linkTo(en['identity.raise.appeal'])).toContain('reason=ID_REGISTERED');
});

test('sends nothing without consent, returns from the form to the notice, and shows an error at each missing field', async () => {
  const channel = 'bankCardVerify';
  await openChannel({}, '', channel);
  const heading = () => screen.getByRole('heading', { level: 2 });
  await press(en['form.continue']);
  expect(await screen.findByText(en['verification.consent.required'])).toBeTruthy();
  fireEvent.click(document.querySelector('[name="consent"]') as HTMLElement);
  await press(en['form.continue']);
  expect(heading().textContent).toBe(en['verification.fields.heading']);
  expect(document.activeElement).toBe(heading());

  act(() => openByBrowser(`/user/verification/${channel}`));
  expect(heading().textContent).toBe(en['verification.notice.heading']);
  expect(document.querySelector<HTMLInputElement>('[name="consent"]')?.checked).toBe(false);
  fireEvent.click(document.querySelector('[name="consent"]') as HTMLElement);
  await press(en['form.continue']);
  await press(en['verification.submit']);
  const invalid = () =>
    [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'));
  await waitFor(() => expect(invalid()).toEqual(['name', 'idNo', 'bankCardNo', 'mobile', 'code']));
  expect(network.calls).not.toContain('startVerification');
});

test('shows name and document instead of fields from level 2 on', async () => {
  await openChannel({}, '', 'driverLicenseVerify', 2);
  fireEvent.click(document.querySelector('[name="consent"]') as HTMLElement);
  await press(en['form.continue']);
  expect(screen.getByText(en['verification.fields.fixed'])).toBeTruthy();
  const typed = [...document.querySelectorAll('input')].map(({ name }) => name);
  expect(typed).toContain('fileNo');
  expect(typed.filter((name) => ['name', 'idNo', 'licenceNo'].includes(name))).toEqual([]);
  // The license has the number of the document.
  expect(screen.getAllByText(makeOverview().idNo)).toHaveLength(2);
});
