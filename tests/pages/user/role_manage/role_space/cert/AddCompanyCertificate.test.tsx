import { act, render, screen } from '@testing-library/react';
import { AddCompanyCertificate } from '@/pages/user/role_manage/role_space/cert/ca_cert/components/AddCompanyCertificate';
import { en } from '../../../../../support/messages';
import { visits } from '../../../../../support/umi';

type Exchange = import('@/features/certificate/submitCertificateProof').ProofExchange<unknown>;
type FormProps = { exchange: Exchange; onDone: (result: unknown) => void };

const mockBind = jest.fn();
const mockNotice = jest.fn();
const mockForm: { props?: FormProps } = {};

jest.mock('@/services/companies', () => ({
  bindCompanyCertificate: (...given: unknown[]) => mockBind(...given),
}));
jest.mock('@/services/guides', () => ({ getCaChallenge: jest.fn() }));
jest.mock('@/utils/notice', () => ({ showNotice: (notice: object) => mockNotice(notice) }));
jest.mock('@/features/certificate/components/CertificateForm', () => ({
  CertificateForm: (props: FormProps) => {
    mockForm.props = props;
    return <p>the form</p>;
  },
}));

test('sends the signed challenge to the endpoint of the company, and then opens the list', async () => {
  mockBind.mockResolvedValue([]);
  const { rerender } = render(<AddCompanyCertificate roleId="r-1" />);
  expect(screen.getByText(new RegExp(en['companyCertificates.add.means']))).toBeTruthy();
  const first = mockForm.props?.exchange;
  await first?.present({ id: 'ch', certificate: 'c', signature: 's' }, ['CHALLENGE_EXPIRED']);
  expect(mockBind).toHaveBeenCalledWith('r-1', { challenge: 'ch', certificate: 'c', signature: 's' }, [
    'CHALLENGE_EXPIRED',
  ]);
  rerender(<AddCompanyCertificate roleId="r-1" />);
  expect(mockForm.props?.exchange).toBe(first);

  act(() => mockForm.props?.onDone([]));
  expect(mockNotice).toHaveBeenCalledWith({ type: 'success', title: en['ownCertificates.add.done'] });
  expect(visits).toEqual(['push /user/role_manage/r-1/role_space/cert']);
});
