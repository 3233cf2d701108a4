import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { isBreached } from '@/services/passwords';
import { en } from '../../support/messages';

// jsdom has no TextEncoder.
Object.assign(globalThis, { TextEncoder });

jest.mock('@/services/passwords', () => ({ isBreached: jest.fn() }));
const ask = isBreached as jest.Mock;

const BREACHED = 'Dragon123!';
const OTHER = 'Longer-than-that-1';

const save = jest.fn();

function PasswordForm() {
  const { formProps } = useForm({
    save,
    onSaved: () => undefined,
    firstField: 'newPwd',
    unreachable: 'newPassword.unreachable',
  });
  return (
    <PortalForm {...formProps}>
      <NewPasswordFields account="demo" />
      <button type="submit">save</button>
    </PortalForm>
  );
}

const password = () => screen.getByLabelText('New password') as HTMLInputElement;
const confirm = () => screen.getByLabelText('New password again') as HTMLInputElement;
const warning = () => screen.queryByText(en['subCode.PASSWORD_BREACHED']);
/** antd shows a message a moment after the field is marked. */
const warns = () => screen.findByText(en['subCode.PASSWORD_BREACHED']);

const types = (field: HTMLInputElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
  });
async function leaves(field: HTMLInputElement, value: string) {
  await types(field, value);
  await act(async () => {
    fireEvent.blur(field);
  });
}
const submits = () =>
  act(async () => {
    fireEvent.click(screen.getByText('save'));
  });

beforeEach(() => {
  ask.mockReset().mockImplementation(async (typed: string) => typed === BREACHED);
  save.mockReset().mockResolvedValue(null);
});

test('shows a breached password at its field when it is left, and does not submit it', async () => {
  const { container } = render(<PasswordForm />);
  await leaves(password(), BREACHED);
  await warns();
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(container.querySelector('.password-strength')?.getAttribute('data-strength')).toBeNull();
  await leaves(confirm(), BREACHED);
  await submits();
  expect([warning() !== null, save.mock.calls]).toEqual([true, []]);
});

test('checks a password once, and only when its field is left', async () => {
  render(<PasswordForm />);
  for (const typed of ['Dragon', 'Dragon123', BREACHED]) await types(password(), typed);
  expect(ask).not.toHaveBeenCalled();
  await leaves(password(), BREACHED);
  await leaves(password(), BREACHED);
  await leaves(confirm(), OTHER);
  await warns();
  expect(ask.mock.calls).toEqual([[BREACHED]]);
  // The portal validates a field with an error at each change.
  for (const typed of ['Dragon123!x', 'Dragon123!xy', OTHER]) await types(password(), typed);
  await waitFor(() => expect(warning()).toBeNull());
  expect(ask).toHaveBeenCalledTimes(1);
  await leaves(password(), OTHER);
  expect(ask.mock.calls).toEqual([[BREACHED], [OTHER]]);
});

test.each(['', 'short', 'x-demo-2026'])('does not check %j, which another rule rejects', async (typed) => {
  render(<PasswordForm />);
  await leaves(password(), typed);
  expect(ask).not.toHaveBeenCalled();
});

test('does not apply the response of a former password to the current one', async () => {
  let answerFormer = (_isBreached: boolean) => {};
  ask.mockImplementationOnce(() => new Promise((resolve) => (answerFormer = resolve)));
  render(<PasswordForm />);
  await leaves(password(), BREACHED);
  // Still being typed: no rule applies yet.
  await types(password(), 'Longe');
  await act(async () => answerFormer(true));
  expect(password().getAttribute('aria-invalid')).toBeNull();
  await leaves(password(), OTHER);
  expect(password().getAttribute('aria-invalid')).toBeNull();
  // It is not forgotten either.
  await leaves(password(), BREACHED);
  await warns();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('accepts the password if the check fails or hangs, and checks again after a failure', async () => {
  ask.mockRejectedValueOnce(new Error('offline'));
  render(<PasswordForm />);
  await leaves(password(), BREACHED);
  await leaves(confirm(), BREACHED);
  await submits();
  expect([warning(), save.mock.calls.length]).toEqual([null, 1]);
  ask.mockReturnValueOnce(new Promise(() => undefined));
  await leaves(password(), OTHER);
  await leaves(confirm(), OTHER);
  await submits();
  expect(save.mock.calls.length).toBe(2);
  await leaves(password(), BREACHED);
  await warns();
});
