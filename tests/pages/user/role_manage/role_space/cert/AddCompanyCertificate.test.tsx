import { render, screen } from '@testing-library/react';
import { AddCompanyCertificate } from '@/pages/user/role_manage/role_space/cert/ca_cert';
import { createFakeNetwork, refusal } from '../../../../../support/fakes/fakeNetwork';
import { addSigningService, signedProof } from '../../../../../support/fakes/keyService';
import { visits } from '../../../../../support/fakes/umi';
import { en } from '../../../../../support/messages';
import { press } from '../../../../../support/render/showPage';

const network = createFakeNetwork();

/** Opens the form, and submits it. */
async function bind() {
  render(<AddCompanyCertificate roleId="r-1" />);
  await press(en['certificate.bind.submit']);
}

beforeEach(() => addSigningService(network));

test('binds the certificate to the company, with a new challenge if one has expired, and then opens the list', async () => {
  network.answer('caChallenge', { id: 'ch-1', challenge: 'b25l' }, { id: 'ch-2', challenge: 'c2Vj' });
  network.answer('bindCompanyCertificate', refusal('CHALLENGE_EXPIRED', 'expired'), []);
  await bind();
  expect(screen.getByText(new RegExp(en['companyCertificates.add.means']))).toBeTruthy();
  expect(network.sent('bindCompanyCertificate').map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'r-1' }, { challenge: 'ch-1', ...signedProof }],
    [{ id: 'r-1' }, { challenge: 'ch-2', ...signedProof, signature: 'c2Vj' }],
  ]);
  // The expired challenge has shown no notice.
  expect(network.notices).toEqual([
    { kind: 'general', type: 'success', title: en['ownCertificates.add.done'] },
  ]);
  expect(visits).toEqual(['push /user/role_manage/r-1/role_space/cert']);
});

test('shows that a certificate belongs to another company, and stays', async () => {
  network.answer('bindCompanyCertificate', refusal('CERT_OTHER_COMPANY'));
  await bind();
  expect(screen.getByRole('alert').textContent).toContain(en['subCode.CERT_OTHER_COMPANY']);
  expect(visits).toEqual([]);
});
