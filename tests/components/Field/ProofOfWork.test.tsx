import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import { createRef } from 'react';
import { ProofField } from '@/components/Field/ProofOfWork/ProofField';
import { sendWithProof } from '@/components/Field/ProofOfWork/sendWithProof';
import { CAPTCHA_LIFETIME } from '@/constants';
import { errorFromEnvelope } from '@/utils/http/ApiError';
import { createFakeNetwork, settle } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';

const network = createFakeNetwork();
const solution = { counter: 7, derivedKey: 'key' };
/** The worker's reply to a challenge: null if it finds no solution, undefined if it does not reply. */
let reply: typeof solution | null | undefined;
const workers: ProofWorker[] = [];

/** jsdom has no workers. */
class ProofWorker {
  onmessage: (event: { data: typeof reply }) => void = () => undefined;
  terminate = jest.fn();
  constructor() {
    workers.push(this);
  }
  postMessage() {
    if (reply !== undefined) this.onmessage({ data: reply });
  }
}
Object.assign(globalThis, { Worker: ProofWorker });

const makeChallenge = (count: number) => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256' as const,
    nonce: `nonce-${count}`,
    salt: 'salt',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 1_900_000_000,
    // An unknown parameter: the signature covers it, so the portal has to return it.
    data: { visitor: 'v' },
  },
  signature: 'signature',
});
const makeProof = (count: number) => btoa(JSON.stringify({ challenge: makeChallenge(count), solution }));

const submitted = jest.fn();
const onImage = jest.fn();

beforeEach(() => {
  for (const mock of [submitted, onImage]) mock.mockReset();
  reply = solution;
  workers.length = 0;
  let challenges = 0;
  network.answer('captchaChallenge', () => {
    challenges += 1;
    return makeChallenge(challenges);
  });
});

const form = createRef<FormInstance>();
const page = (round = 0, isPreferred = true) => (
  <Form ref={form} onFinish={submitted}>
    <ProofField isPreferred={isPreferred} round={round} onImage={onImage} />
    <button type="submit">submit</button>
  </Form>
);

const isDone = () => screen.findByText(en['login.proof.done']);
const submitForm = () => fireEvent.click(screen.getByText('submit'));

test('computes a proof automatically, announces it, and sends it', async () => {
  render(page());
  expect((await isDone()).getAttribute('role')).toBe('status');
  submitForm();
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: makeProof(1) }));
});

test('computes nothing before the server prefers a proof; an early submit waits for both', async () => {
  const { rerender } = render(page(0, false));
  submitForm();
  await settle();
  expect(screen.getAllByText(en['login.proof.working'])).toHaveLength(1);
  expect(screen.queryByText(en['login.proof.toImage'])).toBeNull();
  expect(network.calls).toEqual([]);
  expect(submitted).not.toHaveBeenCalled();
  rerender(page());
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: makeProof(1) }));
  expect(network.calls).toEqual(['captchaChallenge']);
});

test('keeps the error about a refused proof until the next submit, also when another proof is ready', async () => {
  const { rerender } = render(page());
  await isDone();
  act(() => form.current?.setFields([{ name: 'captcha', errors: ['refused'] }]));
  rerender(page(1));
  await waitFor(() => expect(form.current?.getFieldValue('captcha')).toBe(makeProof(2)));
  expect(await screen.findByText('refused')).toBeTruthy();
  submitForm();
  await waitFor(() => expect(submitted).toHaveBeenCalledWith({ captcha: makeProof(2) }));
  await waitFor(() => expect(screen.queryByText('refused')).toBeNull());
});

test('computes another proof before the challenge ends', async () => {
  jest.useFakeTimers();
  render(page());
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(CAPTCHA_LIFETIME));
  await settle();
  expect(workers).toHaveLength(2);
  jest.useRealTimers();
});

test('shows a failure, sends nothing, and offers a retry and the image', async () => {
  reply = null;
  render(page());
  await screen.findByText(en['login.proof.failed']);
  submitForm();
  await waitFor(() => expect(screen.getAllByText(en['login.proof.failed'])).toHaveLength(2));
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText(en['login.proof.toImage']));
  expect(onImage).toHaveBeenCalled();
  reply = solution;
  fireEvent.click(screen.getByText(en['common.retry']));
  await isDone();
  await waitFor(() => expect(screen.queryByText(en['login.proof.failed'])).toBeNull());
});

describe('a request that may require a captcha', () => {
  const refusal = (subCode: string) => errorFromEnvelope({ subCode, subMsg: 'refused', data: null });
  const required = refusal('11103');
  const send = jest.fn();
  beforeEach(() => send.mockReset());

  test('is sent again with a proof', async () => {
    send.mockRejectedValueOnce(required).mockResolvedValueOnce('sent');
    expect(await sendWithProof(send, { captcha: undefined, isOffered: true })).toBe('sent');
    expect(send.mock.calls).toEqual([[undefined], [makeProof(1)]]);
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
});
