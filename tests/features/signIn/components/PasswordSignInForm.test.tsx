import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PasswordSignInForm } from '@/features/signIn/components/PasswordSignInForm';
import { createFakeNetwork } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { getDescription } from '../../../support/render/formFields';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();

beforeEach(() => {
  localStorage.setItem('portal_last_channel', 'password');
  network.answer('captchaNeeded', false);
  network.answer('signInPhrase', ({ body }) => ({ phrase: `of ${body.userType} ${body.account}` }));
});

const show = () => showPage(<PasswordSignInForm referer="/" />);
const field = (userType: 'person' | 'legal' = 'person') =>
  screen.getByLabelText(en[`login.loginId.${userType}`]);
const type = (value: string) => fireEvent.change(field(), { target: { value } });

// tests/validation/fields.test.ts has all kinds of numbers.
test.each([
  ['61234567', true],
  ['demo', false],
])('asks for the region of %s: %s', async (typed, asks) => {
  await show();
  type(typed);
  expect(screen.queryByText(en['login.loginId.region']) !== null).toBe(asks);
  type('');
  expect(screen.queryByText(en['login.loginId.region'])).toBeNull();
});

test('marks empty fields at submit, and not when they lose the focus', async () => {
  await show();
  const account = field();
  const password = screen.getByLabelText(en['login.password']);
  await act(async () => {
    fireEvent.blur(account);
    fireEvent.blur(password);
  });
  expect([account, password].map((field) => field.getAttribute('aria-invalid'))).not.toContain('true');
  await press(en['login.submit']);
  await screen.findByText(en['validation.loginId.required']);
  expect([account, password].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(getDescription(account)).toContain(en['validation.loginId.required']);
  expect(screen.getByText(en['validation.pwd.required'])).toBeTruthy();
  expect(document.activeElement).toBe(account);
  expect(document.title).toMatch(/^Error/);
  expect(network.calls).not.toContain('login');
});

describe('the phrase', () => {
  const phraseOf = (name: string) => `Your phrase: “of ${name}”`;

  test('is requested on blur of the name, and shown only for the name in the field', async () => {
    await show();
    type('demo');
    expect(network.calls).toEqual([]);
    fireEvent.blur(field());
    await screen.findByText(phraseOf('person demo'));
    type('demo_work');
    await waitFor(() => expect(screen.queryByText(phraseOf('person demo'))).toBeNull());
  });

  test('is requested on focus of the password for a name that the browser filled in', async () => {
    await show();
    type('demo_2');
    fireEvent.focus(screen.getByLabelText(en['login.password']));
    await screen.findByText(phraseOf('person demo_2'));
  });

  test('is requested for the user type', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: en['login.userType.legal'] }));
    fireEvent.change(field('legal'), { target: { value: 'boss' } });
    fireEvent.blur(field('legal'));
    await screen.findByText(phraseOf('legal boss'));
  });
});
