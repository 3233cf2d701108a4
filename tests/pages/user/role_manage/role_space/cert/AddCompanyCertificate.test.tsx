import { fireEvent, render, screen } from '@testing-library/react';
import { AddCompanyCertificate } from '@/pages/user/role_manage/role_space/cert/ca_cert/components/AddCompanyCertificate';
import { createFakeNetwork, refusal, settle } from '../../../../../support/fakeNetwork';
import { addKeyService } from '../../../../../support/keyService';
import { en } from '../../../../../support/messages';
import { visits } from '../../../../../support/umi';

const network = createFakeNetwork();

test('binds the certificate to the company, with a new challenge if one has expired, and then opens the list', async () => {
  addKeyService();
  network.answer('caChallenge', { id: 'ch-1', challenge: 'b25l' }, { id: 'ch-2', challenge: 'c2Vj' });
  network.answer('bindCompanyCertificate', refusal('CHALLENGE_EXPIRED', 'expired'), []);
  render(<AddCompanyCertificate roleId="r-1" />);
  expect(screen.getByText(new RegExp(en['companyCertificates.add.means']))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en['certificate.bind.submit'] }));
  await settle();
  expect(network.sent('bindCompanyCertificate').map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'r-1' }, { challenge: 'ch-1', certificate: 'Y2VydA==', signature: 'b25l' }],
    [{ id: 'r-1' }, { challenge: 'ch-2', certificate: 'Y2VydA==', signature: 'c2Vj' }],
  ]);
  // The expired challenge has shown no notice.
  expect(network.notices).toEqual([
    { kind: 'general', type: 'success', title: en['ownCertificates.add.done'] },
  ]);
  expect(visits).toEqual(['push /user/role_manage/r-1/role_space/cert']);
});

test('shows that a certificate belongs to another company, and stays', async () => {
  addKeyService();
  network.answer('caChallenge', { id: 'ch-1', challenge: 'b25l' });
  network.answer('bindCompanyCertificate', refusal('CERT_OTHER_COMPANY'));
  render(<AddCompanyCertificate roleId="r-1" />);
  fireEvent.click(screen.getByRole('button', { name: en['certificate.bind.submit'] }));
  await settle();
  expect(screen.getByRole('alert').textContent).toContain(en['subCode.CERT_OTHER_COMPANY']);
  expect(visits).toEqual([]);
});
