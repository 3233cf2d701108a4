import { createHash } from 'node:crypto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { createDeferredCalls } from '../../support/fakes/deferredCalls';
import { createFakeNetwork, httpError, noResponse, settle } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';

const sha1 = (bytes: string | Uint8Array) => createHash('sha1').update(bytes).digest();
// jsdom cannot hash.
Object.defineProperty(globalThis.crypto, 'subtle', {
  value: { digest: async (_: string, bytes: Uint8Array) => sha1(bytes) },
});

const network = createFakeNetwork();
const hashOf = (password: string) => sha1(password).toString('hex').toUpperCase();
const BREACHED = 'Dragon123!';
const OTHER = 'Longer-than-that-1';
const SUFFIXES = [hashOf(BREACHED).slice(5)];
/** The prefixes that the portal has sent. */
const sent = () => network.sent('breachedRange').map(({ query }) => query.prefix);
const prefixes = (...passwords: string[]) => passwords.map((password) => hashOf(password).slice(0, 5));

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

const typeInto = (field: HTMLInputElement, value: string) =>
  act(async () => fireEvent.change(field, { target: { value } }));
async function leaves(field: HTMLInputElement, value: string) {
  await typeInto(field, value);
  fireEvent.blur(field);
  await settle();
}
async function submitForm() {
  fireEvent.click(screen.getByText('save'));
  await settle();
}

beforeEach(() => {
  network.answer('breachedRange', SUFFIXES);
  save.mockReset().mockResolvedValue(null);
});

test('shows a breached password at its field when it is left, and does not submit it', async () => {
  const { container } = render(<PasswordForm />);
  await leaves(password(), BREACHED);
  await warns();
  expect(password().getAttribute('aria-invalid')).toBe('true');
  expect(container.querySelector('.password-strength')?.getAttribute('data-strength')).toBeNull();
  await leaves(confirm(), BREACHED);
  await submitForm();
  expect([warning() !== null, save.mock.calls]).toEqual([true, []]);
});

test('checks a password once, and only when its field is left', async () => {
  render(<PasswordForm />);
  for (const typed of ['Dragon', 'Dragon123', BREACHED]) await typeInto(password(), typed);
  expect(sent()).toEqual([]);
  await leaves(password(), BREACHED);
  await leaves(password(), BREACHED);
  await leaves(confirm(), OTHER);
  await warns();
  expect(sent()).toEqual(prefixes(BREACHED));
  // The portal validates a field with an error at each change.
  for (const typed of ['Dragon123!x', 'Dragon123!xy', OTHER]) await typeInto(password(), typed);
  await waitFor(() => expect(warning()).toBeNull());
  expect(sent()).toHaveLength(1);
  await leaves(password(), OTHER);
  expect(sent()).toEqual(prefixes(BREACHED, OTHER));
});

test.each(['', 'short', 'x-demo-2026'])('does not check %j, which another rule rejects', async (typed) => {
  render(<PasswordForm />);
  await leaves(password(), typed);
  expect(sent()).toEqual([]);
});

test('does not apply the response of a former password to the current one', async () => {
  const { load, resolveCall } = createDeferredCalls<string[]>();
  network.answer('breachedRange', load, []);
  render(<PasswordForm />);
  await leaves(password(), BREACHED);
  // Still being typed: no rule applies yet.
  await typeInto(password(), 'Longe');
  await resolveCall(0, SUFFIXES);
  await settle();
  expect(password().getAttribute('aria-invalid')).toBeNull();
  await leaves(password(), OTHER);
  expect(password().getAttribute('aria-invalid')).toBeNull();
  // It is not forgotten either.
  await leaves(password(), BREACHED);
  await warns();
  expect(sent()).toEqual(prefixes(BREACHED, OTHER));
});

test('accepts the password if the check fails or hangs, and checks again after a failure', async () => {
  network.answer('breachedRange', httpError(500));
  render(<PasswordForm />);
  await leaves(password(), BREACHED);
  await leaves(confirm(), BREACHED);
  await submitForm();
  expect([warning(), save.mock.calls.length]).toEqual([null, 1]);
  network.answer('breachedRange', noResponse);
  await leaves(password(), OTHER);
  await leaves(confirm(), OTHER);
  await submitForm();
  expect(save.mock.calls.length).toBe(2);
  network.answer('breachedRange', SUFFIXES);
  await leaves(password(), BREACHED);
  await warns();
});
