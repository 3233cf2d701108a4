import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { ProofField } from '@/components/Field/ProofOfWork/ProofField';
import { sendWithProof } from '@/components/Field/ProofOfWork/sendWithProof';
import { CAPTCHA_LIFETIME } from '@/constants';
import { errorFromEnvelope } from '@/utils/http/ApiError';
import { en } from '../../support/messages';

const mockProve = jest.fn();
jest.mock('@/components/Field/ProofOfWork/proveWork', () => ({
  proveWork: (signal?: AbortSignal) => mockProve(signal),
}));

const submitted = jest.fn();
const onImage = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  for (const mock of [mockProve, submitted, onImage]) mock.mockReset();
  let proofs = 0;
  mockProve.mockImplementation(async () => {
    proofs += 1;
    return `proof-${proofs}`;
  });
});

const page = (round = 0) => (
  <Form onFinish={submitted}>
    <ProofField round={round} onImage={onImage} />
    <button type="submit">submit</button>
  </Form>
);

const isDone = () => screen.findByText(en['login.proof.done']);
const submits = () => fireEvent.click(screen.getByText('submit'));

test('computes a proof automatically, announces it, and sends it', async () => {
  render(page());
  expect((await isDone()).getAttribute('role')).toBe('status');
  submits();
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: 'proof-1' }));
});

test('waits for the proof if the form is submitted early', async () => {
  let finish: (proof: string) => void = () => undefined;
  mockProve.mockReturnValue(new Promise<string>((resolve) => (finish = resolve)));
  render(page());
  submits();
  await waitFor(() => expect(mockProve).toHaveBeenCalled());
  expect(submitted).not.toHaveBeenCalled();
  await act(async () => finish('late'));
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: 'late' }));
});

test('computes another proof for the next attempt', async () => {
  const { rerender } = render(page());
  await isDone();
  rerender(page(1));
  await waitFor(() => expect(mockProve).toHaveBeenCalledTimes(2));
  await isDone();
  submits();
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: 'proof-2' }));
});

test('computes another proof before the challenge ends', async () => {
  jest.useFakeTimers();
  render(page());
  await act(() => jest.advanceTimersByTimeAsync(CAPTCHA_LIFETIME));
  expect(mockProve).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('shows a failure, sends nothing, and offers a retry and the image', async () => {
  mockProve.mockRejectedValueOnce(new Error('no worker'));
  render(page());
  await screen.findByText(en['login.proof.failed']);
  submits();
  await waitFor(() => expect(screen.getAllByText(en['login.proof.failed'])).toHaveLength(2));
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText(en['login.proof.toImage']));
  expect(onImage).toHaveBeenCalled();
  fireEvent.click(screen.getByText(en['common.retry']));
  await isDone();
});

describe('a request that may require a captcha', () => {
  const refusal = (subCode: string) => errorFromEnvelope({ subCode, subMsg: 'refused', data: null });
  const required = refusal('11103');
  const send = jest.fn();
  beforeEach(() => send.mockReset());

  test('is sent again with a proof', async () => {
    send.mockRejectedValueOnce(required).mockResolvedValueOnce('sent');
    expect(await sendWithProof(send, { captcha: undefined, isOffered: true })).toBe('sent');
    expect(send.mock.calls).toEqual([[undefined], ['proof-1']]);
  });

  test.each([
    ['the server prefers the image', { captcha: undefined, isOffered: false }, required],
    ['the user has solved a captcha', { captcha: 'abcd', isOffered: true }, required],
    ['the refusal has another reason', { captcha: undefined, isOffered: true }, refusal('11102')],
  ])('is not sent again if %s', async (_, how, error) => {
    send.mockRejectedValue(error);
    await expect(sendWithProof(send, how)).rejects.toBe(error);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('keeps its refusal if there is no proof', async () => {
    mockProve.mockRejectedValueOnce(new Error('no worker'));
    send.mockRejectedValue(required);
    await expect(sendWithProof(send, { captcha: undefined, isOffered: true })).rejects.toBe(required);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
