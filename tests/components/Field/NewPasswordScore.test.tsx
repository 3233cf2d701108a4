import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';

/** Whether the scorer can be loaded, and how often it was requested. */
const mockScript = { isReachable: false, requests: 0 };
jest.mock('@zxcvbn-ts/core', () => {
  mockScript.requests += 1;
  if (!mockScript.isReachable) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('@zxcvbn-ts/core');
});

const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isOn }, configurable: true });

const show = (owner: { account?: string; email?: string } = {}) =>
  render(
    <Form>
      <NewPasswordFields {...owner} />
    </Form>,
  );
const password = () => screen.getByLabelText('New password');
const focuses = () => act(async () => fireEvent.focus(password()));
const types = (value: string) => act(async () => fireEvent.change(password(), { target: { value } }));
const strength = () => screen.queryByText(/Strength/)?.textContent;

// One after the other: a loaded script stays loaded.
test('does not load the scorer before the field has the focus, nor while the user saves data', async () => {
  saveData(true);
  show();
  await types('Password123!');
  await focuses();
  expect([mockScript.requests, strength()]).toEqual([0, 'Strength: strong']);
});

test('rates by the rule alone while the scorer cannot be loaded, and by both after the next focus', async () => {
  saveData(false);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  show();
  await types('Password123!');
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
  ['short', 'too short', 'tooShort'],
  ['Password123!', 'easy to guess', 'weak'],
  ['qwertyuiop', 'easy to guess', 'weak'],
  ['Summer2019!', 'medium', 'medium'],
  ['x7$Kp2!vQz', 'strong', 'strong'],
  ['correct horse battery staple', 'medium', 'medium'],
])('rates %s with the scorer as %s, as text and as a bar', async (typed, words, bar) => {
  const { container } = show();
  await types(typed);
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
  await types(`${[...NAME].reverse().join('')}-A`);
  expect(strength()).toBe(`Strength: ${words}`);
});

test('rates only the beginning of a long password', async () => {
  show();
  await types(`${'a'.repeat(64)}x7$Kp2!vQz`);
  expect(strength()).toBe('Strength: easy to guess');
});
