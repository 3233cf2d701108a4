import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { en } from '../../support/messages';
import { getDescription, leaveWith } from '../../support/render/formFields';

/** Whether the scorer can be loaded, and how often it was requested. */
const mockScript = { isReachable: false, requests: 0 };
jest.mock('@zxcvbn-ts/core', () => {
  mockScript.requests += 1;
  if (!mockScript.isReachable) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('@zxcvbn-ts/core');
});

const password = () => screen.getByLabelText('New password') as HTMLInputElement;

const confirm = () => screen.getByLabelText('New password again') as HTMLInputElement;

const show = (owner: { account?: string; mobile?: string; email?: string } = {}) =>
  render(
    <Form validateTrigger="onBlur">
      <NewPasswordFields {...owner} />
    </Form>,
  );

test('offers both fields to password managers, and describes the first one by the rules before the user types', () => {
  const { container } = show();
  expect([password().autocomplete, confirm().autocomplete]).toEqual(['new-password', 'new-password']);
  expect(container.querySelectorAll('.password-rules > li')).toHaveLength(4);
  expect(getDescription(password())).toContain('At least 6 characters');
});

test.each([
  ['short', 'too short', 'tooShort'],
  ['longer', 'medium', 'medium'],
  ['Longer-than-that-1', 'strong', 'strong'],
])('shows that %s is %s, as text and as a bar', async (value, words, bar) => {
  const { container } = show();
  await leaveWith(password(), value);
  expect(screen.getByText(`Strength: ${words}`).getAttribute('role')).toBe('status');
  expect(container.querySelector('.password-strength')?.getAttribute('data-strength')).toBe(bar);
});

test('ticks a rule while the password meets it', async () => {
  const { container } = show({ account: 'demo' });
  const ticked = () =>
    [...container.querySelectorAll('.password-rules [data-kept="true"]')].map(
      (rule) => rule.textContent ?? '',
    );
  expect(ticked()).toEqual([]);
  fireEvent.change(password(), { target: { value: 'Longer-than-that-1' } });
  expect(ticked()).toHaveLength(3);
  expect(ticked()[0]).toContain('At least 6 characters');
  expect(ticked()[0]).toContain(en['newPassword.rule.kept']);
  fireEvent.change(password(), { target: { value: 'demo-2026' } });
  expect(ticked()).toHaveLength(1);
});

test.each([
  ['', en['validation.pwd.required']],
  ['short', en['validation.pwd.min']],
  ['x-DEMO-2026', en['validation.pwd.contains']],
  ['長'.repeat(43), en['validation.pwd.tooLong']],
])('shows at the field that it rejects %j', async (value, words) => {
  show({ account: 'demo', mobile: '15400000001' });
  await leaveWith(password(), value);
  expect(password().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(getDescription(password())).toContain(words));
});

test.each([' spaces kept ', '長'.repeat(42)])('accepts %j without a request', async (value) => {
  show({ account: 'demo', mobile: '15400000001' });
  await leaveWith(password(), value);
  expect(password().getAttribute('aria-invalid')).toBeNull();
  expect(password().value).toBe(value);
});

test('validates the confirmation again when the password changes', async () => {
  show();
  await leaveWith(password(), 'first-one');
  await leaveWith(confirm(), 'First-one');
  await waitFor(() => expect(getDescription(confirm())).toContain(en['validation.confirm.mismatch']));
  await leaveWith(password(), 'First-one');
  expect(confirm().getAttribute('aria-invalid')).toBeNull();
});

describe('with the scorer', () => {
  const saveData = (isOn: boolean) =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: isOn }, configurable: true });
  const focuses = () => act(async () => fireEvent.focus(password()));
  const typeInto = (value: string) => act(async () => fireEvent.change(password(), { target: { value } }));
  const strength = () => screen.queryByText(/Strength/)?.textContent;

  // One after the other: a loaded script stays loaded.
  test('does not load it before the field has the focus, nor while the user saves data', async () => {
    saveData(true);
    show();
    await typeInto('Password123!');
    await focuses();
    expect([mockScript.requests, strength()]).toEqual([0, 'Strength: strong']);
  });

  test('rates by the rule alone while the scorer cannot be loaded, and by both after the next focus', async () => {
    saveData(false);
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    show();
    await typeInto('Password123!');
    expect(mockScript.requests).toBe(0);
    await focuses();
    expect([mockScript.requests, warn.mock.calls.length, strength()]).toEqual([1, 1, 'Strength: strong']);
    mockScript.isReachable = true;
    await focuses();
    expect([mockScript.requests, strength()]).toEqual([2, 'Strength: easy to guess']);
    await focuses();
    expect(mockScript.requests).toBe(2);
  });

  test.each([
    ['Password123!', 'easy to guess', 'weak'],
    ['Summer2019!', 'medium', 'medium'],
    ['x7$Kp2!vQz', 'strong', 'strong'],
  ])('rates %s as %s, as text and as a bar', async (typed, words, bar) => {
    const { container } = show();
    await typeInto(typed);
    expect(strength()).toBe(`Strength: ${words}`);
    expect(container.querySelector('.password-strength')?.getAttribute('data-strength')).toBe(bar);
  });

  const NAME = 'GrayKiteOnHill';

  test.each([
    [{}, 'strong'],
    [{ email: `${NAME}@example.com` }, 'medium'],
    [{ account: NAME }, 'easy to guess'],
  ])('rates the name spelled backwards as a password of %j as %s', async (owner, words) => {
    show(owner);
    await typeInto(`${[...NAME].reverse().join('')}-A`);
    expect(strength()).toBe(`Strength: ${words}`);
  });

  test('rates only the beginning of a long password', async () => {
    show();
    await typeInto(`${'a'.repeat(64)}x7$Kp2!vQz`);
    expect(strength()).toBe('Strength: easy to guess');
  });
});
