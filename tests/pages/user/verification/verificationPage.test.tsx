import { screen, within } from '@testing-library/react';
import VerificationPage from '@/pages/user/verification';
import { makeChannelStatus, makeOverview, makeVerification } from '../../../support/builders/verification';
import { createFakeNetwork, httpError } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { showToUser } from '../../../support/render/showPage';

type VerificationOverview = import('@/contract').VerificationOverview;

const network = createFakeNetwork();

/** Opens the page of a user whose level was 3 at sign-in. */
async function openPage(overview: Partial<VerificationOverview> | typeof failure) {
  network.answer(
    'verificationOverview',
    overview === failure ? failure : makeOverview({ level: 3, ...overview }),
  );
  await showToUser(<VerificationPage />, { user: { level: 3 } });
}
const failure = httpError(500);
const next = (level: number) => screen.queryByText(en['identity.raise.next'].replace('{level}', `${level}`));
const card = (channel: string) => within(screen.getByText(channel).closest('li') as HTMLElement);

test('offers a user of level 3 another verification and an appeal', async () => {
  await openPage({});
  expect(next(4)).toBeTruthy();
  expect(screen.getByText(en['verification.inPerson'])).toBeTruthy();
  expect(screen.getByText(en['verification.again.why'])).toBeTruthy();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(en['identity.level.3']);
  const appeal = screen.getByRole('link', { name: en['identity.raise.appeal'] });
  expect(appeal.getAttribute('href')).toBe('/uaa/appeal?reason=VERIFY_FAILED&referer=%2Fuser%2Fverification');
});

test('shows the level that an application requires, and links back to it', async () => {
  const application = { name: 'City Card', level: 3 } as const;
  await openPage({ level: 2, application });
  const named = (text: string) => text.replace('{application}', application.name);
  const required = named(en['verification.wanted']).replace('{level}', en['identity.level.3']);
  expect(screen.getByText(required)).toBeTruthy();
  expect(screen.getByText(named(en['verification.wanted.back']))).toBeTruthy();
  expect(next(3)).toBeTruthy();
});

test('shows the known level if the current one does not load', async () => {
  await openPage(failure);
  expect(screen.getByText(en['verification.failed'])).toBeTruthy();
  expect(next(4)).toBeTruthy();
});

test('shows on its card that a channel is down, out of tries or in progress', async () => {
  const latest = makeVerification('socialSecurityCardVerify', { state: 'QUERYING', endedAt: null });
  await openPage({
    level: 1,
    channels: [
      makeChannelStatus('gonganVerify', { available: false }),
      makeChannelStatus('bankCardVerify', { triesLeft: 0 }),
      makeChannelStatus('socialSecurityCardVerify', { latest }),
    ],
  });
  expect(next(2)).toBeTruthy();
  expect(card(en['identity.channel.gonganVerify']).getByText(en['verification.block.down'])).toBeTruthy();
  expect(card(en['identity.channel.bankCardVerify']).getByText(/^No tries left today/)).toBeTruthy();
  const running = card(en['identity.channel.socialSecurityCardVerify']);
  expect(running.getByText(en['verification.running'])).toBeTruthy();
  expect(running.getByText(en['verification.running.open']).closest('a')?.getAttribute('href')).toContain(
    'v-1',
  );
});
