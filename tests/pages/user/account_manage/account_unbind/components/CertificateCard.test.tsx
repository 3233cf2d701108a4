import { screen, waitFor, within } from '@testing-library/react';
import { CertificateCard } from '@/pages/user/account_manage/account_unbind/components/CertificateCard';
import { makeCertificate } from '../../../../../support/builders/certificates';
import { createFakeNetwork, httpError, refusal } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { press, pressInDialog, showPage } from '../../../../../support/render/showPage';

type Bindings = import('@/contract').Bindings;

const network = createFakeNetwork();

const certificate = makeCertificate();
const withPassword: Bindings = { list: [], otherWays: ['password', 'certificate'] };
const onChanged = jest.fn();

const show = (bindings: Bindings | null = withPassword) =>
  showPage(<CertificateCard bindings={bindings} onChanged={onChanged} />);

const button = () => screen.getByRole('button', { name: 'Unlink certificate 5009' });

const dialog = () => screen.getByRole('dialog');

beforeEach(() => {
  onChanged.mockReset();
  network.answer('certificates', [certificate]);
});

test.each(['VALID', 'EXPIRING', 'EXPIRED'] as const)(
  'shows the state %s as text, and a warning only before the expiry',
  async (state) => {
    network.answer('certificates', [{ ...certificate, state }]);
    await show();
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain(en[`certificate.state.${state}`]);
    expect(within(row).queryAllByRole('note')).toHaveLength(state === 'EXPIRING' ? 1 : 0);
  },
);

test('allows unlinking if the other sign-in methods are unknown, and lists none of them', async () => {
  await show(null);
  await press(button());
  expect(within(dialog()).queryByRole('list')).toBeNull();
});

test('shows the remaining sign-in methods in the dialog, and afterwards the list of the response', async () => {
  network.answer('unbindCertificate', []);
  await show();
  await press(button());
  expect(dialog().textContent).toContain('5009');
  expect(within(dialog()).getByRole('listitem').textContent).toBe(en['linked.way.password']);
  await pressInDialog(en['form.unlink']);
  expect(network.sent('unbindCertificate')).toMatchObject([{ params: { id: 'c1' } }]);
  expect(screen.getByText(en['ownCertificates.empty'])).toBeTruthy();
  expect(network.notices).toMatchObject([{ type: 'success', title: en['ownCertificates.unlink.done'] }]);
  expect(onChanged).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test.each([
  ['a certificate that another tab has unlinked', httpError(404), 'ownCertificates.gone'],
  ['a certificate that has become the last sign-in method', refusal('LAST_WAY_IN'), 'subCode.LAST_WAY_IN'],
] as const)('shows an error and reloads everything for %s', async (_what, error, messageId) => {
  network.answer('certificates', [certificate], []);
  network.answer('unbindCertificate', error);
  await show();
  await press(button());
  await pressInDialog(en['form.unlink']);
  expect(screen.getByRole('alert').textContent).toContain(en[messageId]);
  expect(network.sent('certificates')).toHaveLength(2);
  expect(onChanged).toHaveBeenCalledTimes(1);
});
