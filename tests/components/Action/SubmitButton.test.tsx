import { fireEvent, render, screen } from '@testing-library/react';
import { SubmitButton } from '@/components/Action/SubmitButton';

const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
const press = jest.fn();

const form = (busy: boolean) => (
  <form onSubmit={submit}>
    <SubmitButton htmlType="submit" busy={busy} onClick={press}>
      Next
    </SubmitButton>
  </form>
);

beforeEach(() => {
  submit.mockClear();
  press.mockClear();
});

test('calls onClick and submits on a click, but not while busy', () => {
  const { rerender } = render(form(true));
  const button = screen.getByRole('button', { name: 'Next', busy: true });
  button.focus();
  fireEvent.click(button);
  expect([submit.mock.calls.length, press.mock.calls.length]).toEqual([0, 0]);
  expect(document.activeElement).toBe(button);
  rerender(form(false));
  fireEvent.click(screen.getByRole('button', { name: 'Next', busy: false }));
  expect([submit.mock.calls.length, press.mock.calls.length]).toEqual([1, 1]);
});
