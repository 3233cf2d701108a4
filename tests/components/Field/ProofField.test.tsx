import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { ProofField } from '@/components/Field/ProofOfWork/ProofField';
import { en } from '../../support/messages';
import { PageAt } from '../../support/umiWithModels';

jest.mock('@umijs/max', () => jest.requireActual('../../support/umiWithModels'));
const mockProve = jest.fn();
jest.mock('@/components/Field/ProofOfWork/proveWork', () => ({ proveWork: () => mockProve() }));

const has = (value: string) => waitFor(() => expect(form.current?.getFieldValue('captcha')).toBe(value));
const form: { current?: import('antd').FormInstance } = {};

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
  mockProve.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('keeps the error about a refused proof until the next validation, also when another proof is ready', async () => {
  mockProve.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const { rerender } = render(<Page round={0} />);
  await has('first');
  act(() => form.current?.setFields([{ name: 'captcha', errors: ['refused'] }]));
  rerender(<Page round={1} />);
  await has('second');
  await screen.findByText('refused');
  await act(async () => void (await form.current?.validateFields()));
  expect(form.current?.getFieldError('captcha')).toEqual([]);
});

it('clears the error about a failed proof when the user tries again', async () => {
  mockProve.mockRejectedValueOnce(new Error('no worker')).mockResolvedValueOnce('proof');
  render(<Page round={0} />);
  const again = await screen.findByRole('button', { name: en['common.retry'] });
  await act(async () => void (await form.current?.validateFields().catch(() => undefined)));
  expect(form.current?.getFieldError('captcha')).toEqual([en['login.proof.failed']]);
  fireEvent.click(again);
  await has('proof');
  expect(form.current?.getFieldError('captcha')).toEqual([]);
});
