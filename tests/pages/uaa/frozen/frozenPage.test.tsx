import { cleanup, screen, waitFor } from '@testing-library/react';
import FrozenPage from '@/pages/uaa/frozen';
import { createFakeNetwork, httpError, refusal } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { field, fillIn, typeInto } from '../../../support/render/formFields';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();

const FROZEN = { mobile: '154****0005', frozenAt: '2026-01-01T08:00:00+08:00' };

async function openPage() {
  await showPage(<FrozenPage />, { path: '/uaa/frozen?ticket=t' });
  expect(network.sent('frozenAccount').map(({ query }) => query)).toEqual([{ ticket: 't' }]);
}

/** Opens the form, and submits it with this number. */
async function unfreezes(mobile: string) {
  await press(en['form.unfreeze']);
  fillIn({ mobile, code: '123456' });
  await press(en['recovery.frozen.submit']);
}

test('shows that an unknown ticket has ended and does not move the focus', async () => {
  network.answer('frozenAccount', refusal('TICKET_UNKNOWN'));
  await openPage();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(en['recovery.frozen.gone']);
  expect(document.activeElement).toBe(document.body);
});

test('offers an appeal if the account has no number, and a retry if its state does not load', async () => {
  network.answer('frozenAccount', httpError(500), { ...FROZEN, mobile: '' });
  await showPage(<FrozenPage />, { path: '/uaa/frozen?ticket=t' });
  expect(screen.getByRole('alert').textContent).toContain(en['recovery.frozen.failed']);
  await press(en['common.retry']);
  expect(screen.getByText(en['recovery.frozen.noMobile'])).toBeTruthy();
  expect(screen.queryByText(en['form.unfreeze'])).toBeNull();
  const appeal = screen.getByRole('link', { name: en['appeal.link'] });
  expect(appeal.getAttribute('href')).toBe('/uaa/appeal?reason=MOBILE_LOST');
});

test('keeps the form and its number over a reload', async () => {
  network.answer('frozenAccount', FROZEN);
  await openPage();
  await press(en['form.unfreeze']);
  typeInto('mobile', '15400000001');
  cleanup();
  await showPage(<FrozenPage />, { path: '/uaa/frozen?ticket=t' });
  expect(field('mobile').value).toBe('15400000001');
});

test('focuses the number of another account and shows the remaining attempts there', async () => {
  network.answer('frozenAccount', FROZEN);
  network.answer('unfreeze', refusal('PROOF_MISMATCH', '', { triesLeft: 4 }));
  await openPage();
  await unfreezes('15400000001');
  await screen.findByText(en['subCode.PROOF_MISMATCH'].replace('{triesLeft}', '4'));
  await waitFor(() => expect(document.activeElement).toBe(field('mobile')));
});

test.each([
  ['TICKET_UNKNOWN', 'gone', 0],
  ['PROOF_USED_UP', 'usedUp', 1],
] as const)('shows the reason after %s and focuses its heading', async (subCode, why, links) => {
  network.answer('frozenAccount', FROZEN);
  network.answer('unfreeze', refusal(subCode));
  await openPage();
  await unfreezes('15400000005');
  const heading = await screen.findByRole('heading', { name: en[`recovery.frozen.${why}`] });
  expect(network.bodies('unfreeze')).toEqual([
    { ticket: 't', region: '+86', mobile: '15400000005', code: '123456' },
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })).toEqual([heading]);
  expect(document.activeElement).toBe(heading);
  screen.getByText(en[`recovery.frozen.${why}.text`]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
