import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { CardNumberField } from '@/pages/user/verification/channel/fields/CardNumberField';
import { en } from '../../../../../support/messages';

let value: () => unknown;

function TestForm({ bankCardNo }: { bankCardNo?: string }) {
  const [form] = Form.useForm();
  value = () => form.getFieldValue('bankCardNo');
  return (
    <Form form={form} initialValues={{ bankCardNo }}>
      <CardNumberField />
    </Form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: en['bankCard.number'] });
const status = () => screen.getByRole('status').textContent;

/** Simulates a key as a browser does: keydown event, replacement of the selected text, input event. */
function put(text: string, key: string, start: number, end = start) {
  const input = field();
  act(() => input.focus());
  input.setSelectionRange(start, end);
  fireEvent.keyDown(input, { key });
  // The keydown handler may have moved the caret.
  const at = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const;
  const from = at[0] - (key === 'Backspace' && start === end ? 1 : 0);
  const to = at[1] + (key === 'Delete' && start === end ? 1 : 0);
  const next = input.value.slice(0, from) + text + input.value.slice(to);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, next);
  input.setSelectionRange(from + text.length, from + text.length);
  fireEvent.input(input);
}

const paste = (text: string, start = 0, end = start) => put(text, 'v', start, end);
const caret = () => field().selectionStart;

test('groups digits as the user types, and stores only the digits', () => {
  render(<TestForm />);
  for (const digit of '6200000000000005') put(digit, digit, field().value.length);
  expect(field().value).toBe('6200 0000 0000 0005');
  expect(caret()).toBe(19);
  expect(value()).toBe('6200000000000005');
});

test.each([
  ['a digit in the middle', '7', '7', 2, '6271 2345 6', 3],
  ['a digit that fills a group', '7', '7', 3, '6217 2345 6', 4],
  ['a digit after a gap', '7', '7', 5, '6212 7345 6', 6],
  ['a full-width digit', '７', '７', 2, '6271 2345 6', 3],
])('keeps the caret behind %s', (_, text, key, at, shown, place) => {
  render(<TestForm bankCardNo="62123456" />);
  expect(field().value).toBe('6212 3456');
  put(text, key, at);
  expect(field().value).toBe(shown);
  expect(caret()).toBe(place);
});

test.each([
  ['Backspace', 3, '6223 456', 2],
  ['Delete', 2, '6223 456', 2],
  ['Backspace', 5, '6213 456', 3],
  ['Delete', 4, '6212 456', 5],
])('handles %s at position %d: deletes one digit and keeps the caret', (key, at, shown, place) => {
  render(<TestForm bankCardNo="62123456" />);
  put('', key, at);
  expect(field().value).toBe(shown);
  expect(caret()).toBe(place);
});

test('deletes the digit before a gap if the keyboard reports no key name', () => {
  render(<TestForm bankCardNo="62123456" />);
  put('', 'Unidentified', 4, 5);
  expect(value()).toBe('6213456');
  expect(field().value).toBe('6213 456');
});

test('ignores characters that are not digits', () => {
  render(<TestForm bankCardNo="62123456" />);
  put('a', 'a', 2);
  expect(field().value).toBe('6212 3456');
  expect(caret()).toBe(2);
});

test('replaces the selected text on paste', () => {
  render(<TestForm bankCardNo="62123456" />);
  paste('62-00 00', 0, 9);
  expect(field().value).toBe('6200 00');
});

test('keeps too many digits and shows an error', async () => {
  render(<TestForm />);
  paste('0'.repeat(20));
  expect(value()).toBe('0'.repeat(20));
  fireEvent.blur(field());
  expect(await screen.findByText(en['validation.bankCard.format'])).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('shows the bank and the card type from the sixth digit on if they are known', async () => {
  render(<TestForm />);
  paste('62284');
  expect(status()).toBe('');
  put('8', '8', field().value.length);
  const abc = en['bankCard.debit'].replace('{bank}', en['verification.bank.ABC']);
  await waitFor(() => expect(status()).toBe(abc));
  put('', 'Backspace', field().value.length);
  await waitFor(() => expect(status()).toBe(''));
  // The bank of this number is known, but not the card type.
  paste('622820', 0, 6);
  await waitFor(() => expect(status()).toBe(en['verification.bank.ABC']));
});
