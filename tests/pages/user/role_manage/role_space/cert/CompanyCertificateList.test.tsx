import { screen, waitFor, within } from '@testing-library/react';
import { CompanyCertificateList } from '@/pages/user/role_manage/role_space/cert/components/CompanyCertificateList';
import { makeSpace } from '../../../../../support/builders/company';
import { createFakeNetwork, httpError } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { press, pressInDialog, showPage } from '../../../../../support/render/showPage';

type CompanyCertificate = import('@/contract').CompanyCertificate;
type Space = import('@/features/capacities/space').Space;

const network = createFakeNetwork();
const certificate: CompanyCertificate = {
  id: 'c1',
  serial: '5101',
  issuer: 'Demo CA',
  subject: '测试一号有限公司',
  algorithm: 'RSA 2048',
  usage: ['SIGNATURE', 'ENCRYPTION'],
  validFrom: '2026-01-01T00:00:00+08:00',
  validTo: '2027-01-01T00:00:00+08:00',
  boundAt: '2026-01-02T00:00:00+08:00',
  boundBy: '测*丁',
  state: 'VALID',
};

const show = (space: Space = makeSpace()) => showPage(<CompanyCertificateList space={space} />);

const button = () => screen.getByRole('button', { name: 'Unlink certificate 5101' });

async function unlink() {
  await press(button());
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('5101');
  await pressInDialog(en['form.unlink']);
  return dialog;
}

beforeEach(() => network.answer('companyCertificates', [certificate]));

test('shows the content and the usage of each certificate, and who linked it', async () => {
  await show();
  const { textContent } = screen.getByRole('listitem');
  for (const text of ['测试一号有限公司', '5101', 'Demo CA', 'RSA 2048', 'Signing and Encryption', '测*丁'])
    expect(textContent).toContain(text);
});

test.each(['VALID', 'EXPIRING', 'EXPIRED'] as const)(
  'shows the state %s as text, and links to a new certificate shortly before and after the expiry',
  async (state) => {
    network.answer('companyCertificates', [{ ...certificate, state }]);
    await show();
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain(en[`certificate.state.${state}`]);
    const links = within(row).queryAllByRole('link');
    const isOver = state === 'EXPIRING' || state === 'EXPIRED';
    expect(within(row).queryAllByRole('note')).toHaveLength(isOver ? 1 : 0);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      isOver ? ['/user/role_manage/r-1/role_space/cert/ca_cert'] : [],
    );
  },
);

test('shows warnings without actions to a user who does not act for the company', async () => {
  network.answer('companyCertificates', [{ ...certificate, state: 'EXPIRING' }]);
  await show(makeSpace({ isActing: false }));
  expect(screen.getByRole('note')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await press(button());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the list of the response after unlinking, and focuses its heading', async () => {
  await show();
  network.answer('unbindCompanyCertificate', []);
  await unlink();
  expect(network.sent('unbindCompanyCertificate')).toMatchObject([
    { params: { id: 'r-1', certificateId: 'c1' } },
  ]);
  expect(network.notices).toMatchObject([{ type: 'success', title: en['ownCertificates.unlink.done'] }]);
  expect(screen.getByText(en['companyCertificates.empty'])).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('shows an error and reloads the list if another user has unlinked the certificate', async () => {
  await show();
  network.answer('unbindCompanyCertificate', httpError(404));
  network.answer('companyCertificates', []);
  await unlink();
  expect(screen.getByRole('alert').textContent).toBe(en['companyCertificates.gone']);
  expect(network.sent('companyCertificates')).toHaveLength(2);
});

test('shows a refusal in the dialog and reloads the role if it has ended', async () => {
  const reload = jest.fn();
  await show(makeSpace({}, reload));
  network.answer('unbindCompanyCertificate', httpError(403, { name: 'ROLE_ENDED' }));
  const dialog = await unlink();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(within(dialog).getByRole('alert')).toBeTruthy();
});
