import { act, fireEvent, render, screen } from '@testing-library/react';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../support/messages';

type SubCodeName = import('@/contract/subCodes').SubCodeName;

const mockProve = jest.fn();
// A key service: nothing has to be chosen or typed.
jest.mock('@/features/certificate/useKeyService', () => ({ useKeyService: () => ({ name: 'Token 7' }) }));
jest.mock('@/features/certificate/useCertificateProof', () => ({
  useCertificateProof: () => ({
    facts: null,
    prepare: () => undefined,
    proveWith: () => mockProve(),
    forgetFacts: () => undefined,
  }),
}));
jest.mock('@/utils/i18n/pageTitle', () => ({ setTitleError: () => undefined }));

const onDone = jest.fn();

function show() {
  render(
    <CertificateForm
      exchange={{ ask: jest.fn(), present: jest.fn() }}
      onDone={onDone}
      submitWords="certificate.submit"
      submittingWords="certificate.submitting"
      notBoundHint={<p>the hint</p>}
    />,
  );
}

async function submits() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: en['certificate.submit'] }));
  });
  await act(async () => undefined);
}

const refuses = (subCode: SubCodeName) =>
  mockProve.mockRejectedValueOnce(new ApiError('refused', { subCode }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('what can be done about a certificate of no account stands there until the next try', async () => {
  show();
  refuses('CERT_NOT_BOUND');
  await submits();
  expect(screen.getByText('the hint')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(en['subCode.CERT_NOT_BOUND']);
  mockProve.mockReturnValueOnce(new Promise(() => undefined));
  await submits();
  expect(screen.queryByText('the hint')).toBeNull();
});

test('it says nothing of any other refusal', async () => {
  show();
  refuses('CERT_REVOKED');
  await submits();
  expect(screen.getByRole('alert').textContent).toContain(en['subCode.CERT_REVOKED']);
  expect(screen.queryByText('the hint')).toBeNull();
});
