import { act, fireEvent, render, screen } from '@testing-library/react';
import { CertificateForm } from '@/features/certificate/components/CertificateForm';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../support/messages';

type SubCodeName = import('@/contract/subCodes').SubCodeName;

const mockProve = jest.fn();
const mockCancel = jest.fn();
let mockProgress: number | null = null;
// With a key service, no file or PIN is needed.
jest.mock('@/features/certificate/useKeyService', () => ({ useKeyService: () => ({ name: 'Token 7' }) }));
jest.mock('@/features/certificate/useCertificateProof', () => ({
  useCertificateProof: () => ({
    facts: null,
    progress: mockProgress,
    cancel: mockCancel,
    prepare: () => undefined,
    proveWith: () => mockProve(),
    forgetFacts: () => undefined,
  }),
}));

const onDone = jest.fn();

function show() {
  render(
    <CertificateForm
      exchange={{ ask: jest.fn(), present: jest.fn() }}
      onDone={onDone}
      submitLabel="certificate.submit"
      submittingLabel="certificate.submitting"
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
  mockProgress = null;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('shows the hint for a certificate of no account until the next attempt', async () => {
  show();
  refuses('CERT_NOT_BOUND');
  await submits();
  expect(screen.getByText('the hint')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(en['subCode.CERT_NOT_BOUND']);
  mockProve.mockReturnValueOnce(new Promise(() => undefined));
  await submits();
  expect(screen.queryByText('the hint')).toBeNull();
});

test('shows no hint for another refusal', async () => {
  show();
  refuses('CERT_REVOKED');
  await submits();
  expect(screen.getByRole('alert').textContent).toContain(en['subCode.CERT_REVOKED']);
  expect(screen.queryByText('the hint')).toBeNull();
});

test('shows the progress of a file that takes long, and cancels it without an error', async () => {
  mockProgress = 0.426;
  show();
  expect(screen.getByText(en['certificate.opening'])).toBeTruthy();
  expect((await screen.findByRole<HTMLProgressElement>('progressbar')).value).toBe(0.426);
  fireEvent.click(screen.getByRole('button', { name: en['certificate.opening.cancel'] }));
  expect(mockCancel).toHaveBeenCalledTimes(1);
  mockProve.mockRejectedValueOnce(new ApiError('aborted'));
  await submits();
  expect(screen.queryByRole('alert')).toBeNull();
});
