import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { ProofField } from '@/components/Field/ProofOfWork/ProofField';
import { createFakeNetwork } from '../../support/fakeNetwork';
import { en } from '../../support/messages';
import { PageAt } from '../../support/umiWithModels';

jest.mock('@umijs/max', () => jest.requireActual('../../support/umiWithModels'));

const network = createFakeNetwork();
const form: { current?: import('antd').FormInstance } = {};
/** Waits for the proof of the solution with this number. */
const hasProof = (counter: number) =>
  waitFor(() => {
    const { solution } = JSON.parse(atob(form.current?.getFieldValue('captcha')));
    expect(solution).toEqual({ counter, derivedKey: '00' });
  });

/** Solves each challenge at once, unless its script does not load. */
class ProofWorker {
  static loads = true;
  static solved = 0;
  onmessage: (event: object) => void = () => undefined;
  onerror: () => void = () => undefined;

  postMessage() {
    if (!ProofWorker.loads) return this.onerror();
    ProofWorker.solved += 1;
    return this.onmessage({ data: { counter: ProofWorker.solved, derivedKey: '00' } });
  }

  terminate() {}
}

function Page({ round }: { round: number }) {
  const [instance] = Form.useForm();
  form.current = instance;
  return (
    <PageAt>
      <Form form={instance}>
        <ProofField round={round} onImage={() => undefined} />
      </Form>
    </PageAt>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // jsdom has none.
  Object.assign(globalThis, { Worker: ProofWorker });
  Object.assign(ProofWorker, { loads: true, solved: 0 });
  const parameters = { nonce: 'n', salt: 's', cost: 1, keyLength: 32, keyPrefix: '00', expiresAt: 0 };
  network.answer('captchaChallenge', {
    parameters: { ...parameters, algorithm: 'PBKDF2/SHA-256' },
    signature: 'x',
  });
});

it('keeps the error about a refused proof until the next validation, also when another proof is ready', async () => {
  const { rerender } = render(<Page round={0} />);
  await hasProof(1);
  act(() => form.current?.setFields([{ name: 'captcha', errors: ['refused'] }]));
  rerender(<Page round={1} />);
  await hasProof(2);
  await screen.findByText('refused');
  await act(async () => void (await form.current?.validateFields()));
  expect(form.current?.getFieldError('captcha')).toEqual([]);
});

it('clears the error about a failed proof when the user tries again', async () => {
  ProofWorker.loads = false;
  render(<Page round={0} />);
  const again = await screen.findByRole('button', { name: en['common.retry'] });
  await act(async () => void (await form.current?.validateFields().catch(() => undefined)));
  expect(form.current?.getFieldError('captcha')).toEqual([en['login.proof.failed']]);
  ProofWorker.loads = true;
  fireEvent.click(again);
  await hasProof(1);
  expect(form.current?.getFieldError('captcha')).toEqual([]);
});
