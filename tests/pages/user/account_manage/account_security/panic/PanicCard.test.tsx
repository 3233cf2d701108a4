import { fireEvent, screen } from '@testing-library/react';
import { PanicCard } from '@/pages/user/account_manage/account_security/panic/PanicCard';
import { createFakeNetwork, httpError } from '../../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../../support/fakes/umi';
import { en } from '../../../../../support/messages';
import { press, showToUser } from '../../../../../support/render/showPage';

type PanicChange = import('@/contract').PanicChange;

const network = createFakeNetwork();
const PAUSED = '/uaa/paused?ticket=t1';

const change = (id: string, kind: PanicChange['kind'], more: Partial<PanicChange> = {}): PanicChange => ({
  id,
  kind,
  name: '',
  at: '2026-11-27T09:00:00+08:00',
  own: false,
  ...more,
});
const CHANGES = [
  change('mobile', 'mobile', { name: '154****0066' }),
  change('k1', 'passkeyRemoved', { own: true }),
  change('authenticatorAdded', 'authenticatorAdded'),
];

async function openList() {
  await showToUser(<PanicCard />);
  await press(en['panic.begin']);
}
const lockAccount = () => press(en['panic.yes']);
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const sent = () => network.bodies('panic').at(-1);

it('lists recent changes with those of this session chosen, and keeps what the user chooses', async () => {
  network.answer('panicPreview', { changes: CHANGES, linked: [] });
  network.answer('panic', { redirectUrl: PAUSED });
  await openList();
  expect(box(/Mobile number is now 154\*{4}0066/).checked).toBe(false);
  expect(box(new RegExp(`Passkey removed: ${en['passkeys.unnamed']}`)).checked).toBe(true);
  expect(box(/Authenticator app added/).checked).toBe(false);
  fireEvent.click(box(/Mobile number/));
  await lockAccount();
  expect(sent()).toEqual({ mine: ['mobile', 'k1'] });
  expect(visits).toEqual([`replace ${PAUSED}`]);
});

it('waits for the list; shows no checkboxes without changes, and names the accounts that stay open', async () => {
  const respond = network.withhold('panicPreview');
  network.answer('panic', { redirectUrl: PAUSED });
  await openList();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: en['panic.yes'] }).disabled).toBe(true);
  await respond({ changes: [], linked: ['demo_work', 'demo_two'] });
  expect(screen.queryByRole('checkbox')).toBeNull();
  screen.getByText(/demo_work and demo_two/);
  await lockAccount();
  expect(sent()).toEqual({ mine: [] });
});

it('locks the account, and keeps nothing, if the changes could not load', async () => {
  network.answer('panicPreview', httpError(500));
  network.answer('panic', { redirectUrl: PAUSED });
  await openList();
  screen.getByText(en['panic.changes.failed']);
  await lockAccount();
  expect(sent()).toEqual({ mine: [] });
});
